export { default as ambiguousEncoding } from './ambiguous-encoding.ts';
export { default as noBom } from './no-bom.ts';
export { default as noMojibake } from './no-mojibake.ts';
export { default as noReplacementChar } from './no-replacement-char.ts';
