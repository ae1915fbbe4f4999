import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { damagedText } from '../damaged-text.js';
import { systemPath } from '../files/path-bytes.js';
/** Opens the suppressions for a run. */
export function createLedger(file, task) {
    const { suppressions } = file;
    const home = path.dirname(file.path);
    const found = new Map();
    const counts = { suppressed: 0, added: 0, exceeded: 0, unused: 0, pruned: 0 };
    const isAdded = (rule) => task.kind === 'suppress' && (task.rules?.includes(rule) ?? true);
    const keyOf = (absolute) => path.relative(home, absolute).replaceAll(path.sep, '/');
    return {
        file, task, counts,
        lists: (absolute) => suppressions.has(keyOf(absolute)),
        withoutSuppressed(absolute, document, findings) {
            const key = keyOf(absolute);
            const hidden = new Set();
            found.set(key, new Map());
            for (const { rule, text, alike } of groupsOf(document, findings)) {
                const allowed = suppressions.get(key)?.get(rule)?.get(text) ?? 0;
                setCount(found, [key, rule, text], alike.length);
                if (alike.length > allowed) {
                    if (!isAdded(rule)) {
                        if (allowed > 0)
                            counts.exceeded++;
                        continue;
                    }
                    setCount(suppressions, [key, rule, text], alike.length);
                    counts.added += alike.length - allowed;
                }
                for (const finding of alike)
                    hidden.add(finding);
            }
            counts.suppressed += hidden.size;
            return findings.filter((finding) => !hidden.has(finding));
        },
        settle(folders) {
            for (const [key, rules] of suppressions) {
                const absolute = path.resolve(home, key);
                if (!found.has(key) && !isGoneFrom(folders, absolute))
                    continue;
                for (const [rule, texts] of rules)
                    for (const [text, allowed] of texts) {
                        const count = found.get(key)?.get(rule)?.get(text) ?? 0;
                        if (count >= allowed)
                            continue;
                        if (task.kind !== 'prune')
                            counts.unused += allowed - count;
                        else {
                            counts.pruned += allowed - count;
                            if (count > 0)
                                texts.set(text, count);
                            else
                                texts.delete(text);
                        }
                    }
            }
        }
    };
}
function groupsOf(document, findings) {
    const groups = new Map();
    for (const finding of findings) {
        if (finding.level === 'info')
            continue;
        const text = shortened(damagedText(document, finding));
        const key = `${finding.ruleId}\0${text}`;
        const group = groups.get(key);
        if (group === undefined)
            groups.set(key, { rule: finding.ruleId, text, alike: [finding] });
        else
            group.alike.push(finding);
    }
    return groups.values();
}
/** A text that is not too long for a line of a list: past 200 code units its beginning and its SHA-256 stand for it. */
function shortened(text) {
    return text.length <= 200 ? text : `${text.slice(0, 100)} ... ${createHash('sha256').update(text).digest('hex')}`;
}
function setCount(suppressions, [key, rule, text], count) {
    const rules = suppressions.get(key) ?? new Map();
    const texts = rules.get(rule) ?? new Map();
    suppressions.set(key, rules.set(rule, texts.set(text, count)));
}
/** Whether a file that is not there would have been found in one of these folders. */
function isGoneFrom(folders, file) {
    const wasInside = folders.some((folder) => file.startsWith(folder.endsWith(path.sep) ? folder : folder + path.sep));
    return wasInside && !fs.existsSync(systemPath(file));
}
