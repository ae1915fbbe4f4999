import { damagedText } from './damaged-text.js';
/** From so many findings on, the report of a file is made as it is read. */
const mostKept = 1000;
/** Makes the report of a checked document; what makes messages is loaded at the first finding of a run. */
export async function reportOf({ document, findings }, subject) {
    const { toMessage } = await import('../lint/message.js');
    const { encoding, decidedBy } = document.decision;
    const placeOf = (byteOffset) => ({ ...document.placeOf(byteOffset), byteColumn: document.byteColumnOf(byteOffset) });
    return {
        ...subject, encoding, decidedBy,
        findings: findings.map((finding) => {
            const reported = {
                severity: finding.level,
                get message() {
                    return toMessage(document, finding);
                },
                get start() {
                    return placeOf(finding.span.start);
                },
                get end() {
                    return placeOf(finding.span.end);
                },
                get text() {
                    return damagedText(document, finding);
                }
            };
            // Where there are few, the document need not be kept; of very many, people are shown the first.
            return findings.length > mostKept ? reported : { ...reported };
        })
    };
}
