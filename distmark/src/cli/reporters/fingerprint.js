import { createHash } from 'node:crypto';
import { pathOrStdin } from './file-report.js';
import { repositoryPath } from './repository-path.js';
/**
 * Gives for each finding of a report, in their order, 64 hexadecimal digits by which a service knows it again in the next
 * run: a hash of its file, its rule and the damaged text. No line number is in it, so that it stays when lines move; findings
 * that agree in all of that are told apart by their order.
 */
export function fingerprintsOf(report, root) {
    const file = repositoryPath(report, root) ?? pathOrStdin(report);
    const seen = new Map();
    return report.findings.map(({ message, text }) => {
        const key = [file, message.ruleId ?? '', text].join('\0');
        const before = seen.get(key) ?? 0;
        seen.set(key, before + 1);
        return createHash('sha256').update(`${key}\0${before}`).digest('hex');
    });
}
