import { textTable } from '../accuracy/text-table.js';
import { runCommand } from './command.js';
/** Times commands in turns and gives the table of their medians. Times of different contests do not compare; ratios do. */
export async function contest(commands, { rounds, unit, bytes, files }) {
    const times = commands.map(() => []);
    const peaks = commands.map(() => 0);
    for (let round = 0; round <= rounds; round++) {
        for (const [index, command] of commands.entries()) {
            const { milliseconds, peakBytes } = await runCommand(command);
            if (round > 0)
                times[index]?.push(milliseconds);
            peaks[index] = Math.max(peaks[index] ?? 0, peakBytes || 0);
        }
    }
    const medians = times.map(median);
    const ofUnit = medians[commands.findIndex(({ name }) => name === unit)] ?? NaN;
    const rows = commands.map(({ name }, index) => {
        const middle = medians[index] ?? NaN;
        return [
            name, middle.toFixed(0), spread(times[index] ?? []), (middle / ofUnit).toFixed(2),
            ...(bytes === undefined ? [] : [(bytes / middle / 1e3).toFixed(1)]),
            ...(files === undefined ? [] : [((files / middle) * 1000).toFixed(0)]),
            ((peaks[index] ?? NaN) / 1e6).toFixed(0)
        ];
    });
    return textTable(['command', 'ms', 'least to most', `times ${unit}`, ...(bytes === undefined ? [] : ['MB/s']), ...(files === undefined ? [] : ['files/s']), 'peak MB'], rows);
}
/** The middle of numbers. */
function median(numbers) {
    const sorted = [...numbers].sort((a, b) => a - b);
    return sorted[sorted.length >> 1] ?? NaN;
}
function spread(numbers) {
    return `${Math.min(...numbers).toFixed(0)} to ${Math.max(...numbers).toFixed(0)}`;
}
