import remarkParse from 'remark-parse';
import { unified } from 'unified';
import * as assert from 'uvu/assert';
import { VFile } from 'vfile';
import { rules as registry } from '../../rules/index.js';
import { configure } from '../../src/lint/config.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
import { createScope } from '../../src/lint/markdown-scope.js';
import { toMessage } from '../../src/lint/message.js';
import mojilint from '../../src/plugin.js';
const processor = unified().use(remarkParse).use(mojilint);
const all = configure(registry, {});
/** Sends bytes, or the text of them, through the unified plugin: it says what the command line says of the same markdown. */
export const pluginEntry = {
    check({ bytes }, random, hint) {
        const isText = random.below(3) === 0;
        const file = new VFile({ value: isText ? Buffer.from(bytes).toString() : bytes, path: 'a.md' });
        processor.runSync(processor.parse(file), file);
        const document = createDocument({ bytes: isText ? Buffer.from(String(file.value)) : bytes, path: 'a.md' });
        const found = lint(document, { rules: all, scopeOf: createScope(document) });
        const said = (message) => `${message.line}:${message.column} ${message.ruleId} ${message.reason}`;
        assert.equal(file.messages.map(said), found.map((finding) => said(toMessage(document, finding))), hint);
    }
};
