/** Names of configuration files; in one folder the earlier wins. */
export const configFileNames = [
    'mojilint.config.js', 'mojilint.config.mjs', '.mojilintrc', '.mojilintrc.json', '.mojilintrc.jsonc', '.mojilintrc.yaml',
    '.mojilintrc.yml', 'package.json'
];
