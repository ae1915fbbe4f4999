import fs from 'node:fs';
import path from 'node:path';
/** Folders of `fixtures/` that are not named after a rule. */
const otherFolders = new Set(['clean', 'cli', 'demo', 'known-failures']);
const expectedKeys = ['about', 'example', 'findings'];
const findingKeys = ['rule', 'severity', 'line', 'column', 'endLine', 'endColumn', 'reason', 'actual', 'expected', 'pairs'];
const neededKeys = ['rule', 'severity', 'line', 'column', 'endColumn'];
const optionKeys = ['rules', 'encoding', 'contentType', 'declared', 'path', 'unsafe'];
/** Reads all cases of a `fixtures` folder, sorted. Throws an error that names file and remedy where one is malformed. */
export function readFixtures(root) {
    return namesIn(root)
        .filter((rule) => !otherFolders.has(rule))
        .flatMap((rule) => namesIn(path.join(root, rule)).map((name) => readFixture(path.join(root, rule, name), rule, name)));
}
function namesIn(folder) {
    const entries = fs.readdirSync(folder, { withFileTypes: true });
    return entries.filter((entry) => entry.isDirectory()).map((entry) => entry.name).sort();
}
function readFixture(folder, rule, name) {
    const names = fs.readdirSync(folder);
    const file = only('input');
    const fixed = only('fixed');
    if (!file)
        throw new Error(`${folder}: no input file: add input.md, input.txt or the like`);
    if (fixed && path.extname(fixed) !== path.extname(file))
        throw new Error(`${folder}: ${fixed} should end in ${path.extname(file)}, as ${file} does`);
    for (const other of names) {
        if (![file, fixed, 'expected.json', 'options.json'].includes(other))
            throw new Error(`${folder}: ${other} has no meaning here, see fixtures/README.md`);
    }
    const expected = readObject(path.join(folder, 'expected.json'), expectedKeys);
    const { about, example, findings } = expected;
    if (typeof about !== 'string' || !about.endsWith('.'))
        throw new Error(`${folder}/expected.json: "about" should be a sentence`);
    if (!Array.isArray(findings))
        throw new Error(`${folder}/expected.json: "findings" should be an array`);
    const input = fs.readFileSync(path.join(folder, file));
    return {
        rule,
        name,
        about,
        isExample: example === true,
        file,
        input,
        fixed: fixed ? fs.readFileSync(path.join(folder, fixed)) : input,
        findings: findings.map((finding, index) => checkFinding(finding, `${folder}/expected.json: finding ${index + 1}`)),
        options: names.includes('options.json') ? readObject(path.join(folder, 'options.json'), optionKeys) : {}
    };
    function only(stem) {
        const found = names.filter((entry) => path.parse(entry).name === stem);
        if (found.length > 1)
            throw new Error(`${folder}: ${found.join(' and ')}: keep one of them`);
        return found[0];
    }
}
function checkFinding(value, where) {
    checkKeys(value, findingKeys, where);
    for (const key of neededKeys)
        if (!(key in value))
            throw new Error(`${where}: "${key}" is missing`);
    return value;
}
function readObject(file, keys) {
    let value;
    try {
        value = JSON.parse(fs.readFileSync(file, 'utf8'));
    }
    catch (error) {
        throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
    checkKeys(value, keys, file);
    return value;
}
function checkKeys(value, keys, where) {
    if (typeof value !== 'object' || value === null || Array.isArray(value))
        throw new Error(`${where}: should be an object`);
    for (const key of Object.keys(value)) {
        if (!keys.includes(key))
            throw new Error(`${where}: unknown key "${key}", expected one of ${keys.join(', ')}`);
    }
}
