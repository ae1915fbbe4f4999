import fs from 'node:fs';
import path from 'node:path';
import { test } from 'uvu';
import * as assert from 'uvu/assert';
const root = path.join(import.meta.dirname, '../..');
const locked = JSON.parse(fs.readFileSync(path.join(root, 'package-lock.json'), 'utf8')).packages;
const of = (key) => locked[key] ?? {};
const brought = broughtAlong();
test('no package that users get runs a script when it is installed', () => {
    assert.ok(brought.length > 50);
    assert.equal(brought.filter((key) => of(key).hasInstallScript), []);
});
test('every package that users get is pinned by its hash', () => {
    assert.equal(brought.filter((key) => !/^sha512-/.test(of(key).integrity ?? '')), []);
});
test('SECURITY.md lists the licences of all packages that users get', () => {
    const byLicence = new Map();
    for (const key of brought) {
        const licence = of(key).license ?? 'none';
        byLicence.set(licence, [...(byLicence.get(licence) ?? []), key.replace(/^.*node_modules\//, '')]);
    }
    const lines = [...byLicence].sort().map(([licence, names]) => `- ${licence} (${names.length}): ${[...new Set(names)].sort().join(', ')}`);
    const listed = fs.readFileSync(path.join(root, 'SECURITY.md'), 'utf8').split('\n').filter((line) => /^- .+ \(\d+\): /.test(line));
    assert.is(listed.join('\n'), lines.join('\n'));
});
/** The places in the lockfile of all packages that an installation of mojilint brings, found as Node finds them. */
function broughtAlong() {
    const found = new Set();
    const follow = (name, from) => {
        for (let at = from;; at = at.slice(0, Math.max(at.lastIndexOf('node_modules/') - 1, 0))) {
            const key = `${at === '' ? '' : `${at}/`}node_modules/${name}`;
            if (key in locked) {
                if (found.has(key))
                    return;
                found.add(key);
                for (const next of Object.keys({ ...of(key).dependencies, ...of(key).optionalDependencies }))
                    follow(next, key);
                return;
            }
            if (at === '')
                return;
        }
    };
    for (const name of Object.keys(of('').dependencies ?? {}))
        follow(name, '');
    return [...found];
}
test.run();
