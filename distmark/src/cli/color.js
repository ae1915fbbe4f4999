/**
 * Decides whether to colour: by the flag, then `NO_COLOR` (https://no-color.org), then `FORCE_COLOR` (where `0` and
 * `false` say no), then whether a terminal that is not dumb reads the text.
 */
export function wantsColor({ flag, environment, isTerminal }) {
    if (flag !== undefined)
        return flag;
    if (environment['NO_COLOR'])
        return false;
    const forced = environment['FORCE_COLOR'];
    if (forced !== undefined)
        return forced !== '0' && forced !== 'false';
    return isTerminal && environment['TERM'] !== 'dumb';
}
