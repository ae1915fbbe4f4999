/** The public API of mojilint: pure, synchronous, and free of Node, so that it runs in browsers as well. */
import './encoding/standard-codecs.js';
export { rules } from '../rules/index.js';
export { isBinary } from './encoding/binary.js';
export { configure, defineConfig } from './lint/config.js';
export { ConfigError } from './lint/config-error.js';
export { createDocument } from './lint/document.js';
export { applyEdits } from './lint/edit.js';
export { explain } from './lint/explain.js';
export { fix } from './lint/fix.js';
export { lint } from './lint/lint.js';
export { toMessage } from './lint/message.js';
export { defineRule } from './lint/rule.js';
export { byteStructureOf } from './mojibake/byte-structure.js';
export { decide, decode } from './mojibake/detection.js';
export { pairsOf } from './mojibake/pair.js';
export { readings } from './mojibake/proved-reading.js';
export { optInTableNames, reversalTableNames } from './mojibake/reversal-tables.js';
export { Trigger } from './mojibake/trigger.js';
