import { UserError } from '../user-error.js';
/**
 * Reads values of `--rule`, `ID:SETTING`, into settings by rule id; the last of a rule wins.
 *
 * The setting is a severity, or `[severity, options]` as YAML or JSON. Throws `UserError` when a value has another
 * shape; ids and settings are checked with the configuration.
 */
export async function readRuleArguments(values) {
    const settings = new Map();
    for (const value of values) {
        const [, id, setting] = /^\s*["']?([\w-]+)["']?\s*:\s*(\S[^]*?)\s*$/.exec(value) ?? [];
        if (id === undefined || setting === undefined) {
            throw new UserError(`Unexpected value "${value}" of --rule, expected ID:SETTING, such as no-bom:off or 'no-bom: [error, {always: true}]'.`);
        }
        settings.set(id, /^[a-z]+$/i.test(setting) ? setting : await readSetting(id, setting));
    }
    return Object.fromEntries(settings);
}
async function readSetting(id, setting) {
    if (/^\d+$/.test(setting))
        return Number(setting);
    const { parseYaml } = await import('./yaml.js');
    try {
        return parseYaml(setting).value;
    }
    catch (error) {
        throw new UserError(`Cannot read the setting of --rule ${id}: ${setting} is neither a severity nor a list like [error, {always: true}].`, { cause: error });
    }
}
