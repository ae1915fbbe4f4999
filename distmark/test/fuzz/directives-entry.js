import * as assert from 'uvu/assert';
import { rules as registry } from '../../rules/index.js';
import { findDirectives } from '../../src/lint/comment-directives.js';
import { configure } from '../../src/lint/config.js';
import { directiveSource } from '../../src/lint/directive.js';
import { createDocument } from '../../src/lint/document.js';
import { lint } from '../../src/lint/lint.js';
const all = configure(registry, {});
const openers = ['<!-- ', '<!--', '# ', '// ', '; ', '% ', '-- ', '.. ', '/* ', '{/* ', 'x ', '`<!-- ', '\\% ', ''];
const words = ['disable', 'enable', 'disable-line', 'disable-next-line', 'disable-file', 'disable-next', 'ignore', 'disabel', 'Disable', 'disable-'];
const names = ['no-mojibake', 'no-bom', 'no-replacement-char', 'ambiguous-encoding', 'no-mojibak', '__proto__', 'constructor', ',', '--', '-- why', '\u00e9', ' '.repeat(70)];
const closers = [' -->', '-->', ' */', '', '--', '\n', '\r\n', '\r'];
/** Puts comments that ask for something into inputs: they only ever take findings away, and what they say of themselves lies in the file. */
export const directivesEntry = {
    check({ bytes, path }, random, hint) {
        const made = withDirectives(bytes, random);
        const document = createDocument({ bytes: made, path });
        const { asked, misspelt } = findDirectives(document.utf8);
        for (const { span } of [...asked, ...misspelt, ...asked.flatMap(({ rules }) => rules)])
            assert.ok(span.start < span.end && span.end <= document.utf8.length, hint);
        const key = ({ ruleId, span }) => `${ruleId} ${span.start} ${span.end}`;
        const ignored = new Set(lint(document, { rules: all, directives: 'ignore' }).map(key));
        for (const finding of lint(document, { rules: all, directives: 'report-unused' })) {
            assert.ok(finding.ruleId === directiveSource || ignored.has(key(finding)), `${hint} with ${JSON.stringify(Buffer.from(made).toString('latin1'))}`);
        }
    }
};
function withDirectives(bytes, random) {
    const list = Array.from(bytes);
    for (let count = 1 + random.below(3); count > 0; count--) {
        let text = `${random.below(2) === 0 ? '\n' : ''}${random.pick(openers)}mojilint-${random.pick(words)}`;
        for (let left = random.below(3); left > 0; left--)
            text += random.pick([' ', ', ', '\t']) + random.pick(names);
        const starts = [0, list.length, ...list.flatMap((byte, index) => (byte === 10 ? [index + 1] : []))];
        list.splice(random.below(3) > 0 ? random.pick(starts) : random.below(list.length + 1), 0, ...Buffer.from(text + random.pick(closers)));
    }
    return Uint8Array.from(list);
}
