// One line a rule: this is the only list of rules that is kept by hand.
export { default as ambiguousEncoding } from './ambiguous-encoding.js';
export { default as noBom } from './no-bom.js';
export { default as noMojibake } from './no-mojibake.js';
export { default as noReplacementChar } from './no-replacement-char.js';
