import path from 'node:path';
const main = path.join(import.meta.dirname, '../../src/cli/main.js');
/** mojilint as its users call it. */
export function mojilint(name, args, cwd) {
    return { name, file: process.execPath, args: [main, ...args], right: [0, 1], ...(cwd === undefined ? {} : { cwd }) };
}
/** Node, started and ended. */
export const bareNode = { name: 'node -e 0', file: process.execPath, args: ['-e', '0'], right: [0] };
/** What only counts lines beyond ASCII: the unit of trees. */
export function ripgrep(folder) {
    return { name: 'rg', file: 'rg', args: ['--no-ignore', '-c', '[^\\x00-\\x7f]', folder], right: [0, 1] };
}
/** The same by grep, in the C locale, on one thread. */
export function grep(folder) {
    return { name: 'grep', file: 'env', args: ['LC_ALL=C', 'grep', '-rc', '-P', '[^\\x00-\\x7f]', folder], right: [0, 1] };
}
