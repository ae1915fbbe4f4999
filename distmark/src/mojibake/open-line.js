import { leastGain } from './least-gain.js';
import { addLetters, familiarity, lettersOf, noLetters } from './letter-counts.js';
import { tablesOf } from './reading.js';
import { beyondMargin, sharesOf } from './shares.js';
import { addTables, noTables, tableGain } from './table-counts.js';
import { weights } from './weights.js';
/** Readings less likely than one in so many are not counted. */
const leastShare = 0.02;
/** Makes counts of nothing. */
export function noCounts() {
    return { tables: noTables(), letters: noLetters(), right: 0 };
}
/** Prepares a line for its file; `readings` with the gains that the line alone gives. */
export function openLine(body, readings) {
    return {
        standing: lettersOf(body),
        readings: readings.map((reading) => ({ reading, letters: lettersOf(reading.text), leastGain: leastGain(reading) }))
    };
}
/** Gives what its file adds to the gains of a line's readings; what the line itself gave (`own`) does not speak for it. */
export function weigh({ standing, readings }, file, own) {
    const damaged = Math.max(0, file.tables.total - own.tables.total);
    const right = Math.max(0, file.right - own.right);
    // How much likelier than at large a line of this file is damaged; a file without damage says nothing of tables.
    const damageGain = Math.log(1 + damaged / weights.damagePrior) - Math.log(1 + right / weights.rightPrior);
    const standingGain = familiarity(standing, file.letters, own.letters);
    const byTables = readings.map(({ reading }) => (damageGain > 0 ? damageGain + tableGain(tablesOf(reading), file.tables, own.tables) : 0));
    return { byTables, fileGains: readings.map(({ letters }, index) => byTables[index] + familiarity(letters, file.letters, own.letters) - standingGain) };
}
/** Gives the readings of a line with what its file adds to their gains, likeliest first. */
export function weighedReadings({ readings }, { fileGains }) {
    return readings
        .map(({ reading }, index) => ({ ...reading, gain: reading.gain + fileGains[index], fileGain: fileGains[index] }))
        .sort((a, b) => b.gain - a.gain);
}
/** Shares a line out among its readings and itself as it stands, adds the shares to `into`, and gives them. */
export function countLine({ standing, readings }, { fileGains, byTables }, { into, file }) {
    let most = -Infinity;
    let mostGain = -Infinity;
    let least = 0;
    const alone = readings.map(({ reading, leastGain }, index) => {
        const gain = reading.gain + fileGains[index];
        if (gain > mostGain) {
            mostGain = gain;
            least = leastGain;
        }
        most = Math.max(most, gain - byTables[index]);
        return gain - byTables[index];
    });
    const [asItStands = 0, ...shares] = sharesOf([least, ...alone.map((gain, index) => most - beyondMargin(most - gain) + byTables[index])]);
    const own = noCounts();
    const count = (counts) => {
        counts.right += asItStands;
        if (asItStands >= leastShare)
            addLetters(counts.letters, standing, asItStands);
        readings.forEach(({ reading, letters }, index) => {
            const share = shares[index];
            if (share < leastShare)
                return;
            addTables(counts.tables, tablesOf(reading), { share, file: file.tables });
            addLetters(counts.letters, letters, share);
        });
    };
    count(own);
    count(into);
    return own;
}
