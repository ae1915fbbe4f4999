import { check } from '../cli/check.js';
import { changesBetween } from './text-changes.js';
import { textOfInput } from './text-of-document.js';
/** Gives the edits that `--fix` would make of the editor's text; none where it may not be edited. */
export async function fixAll({ text }, { input, isEditable, settings }, directives) {
    if (!isEditable)
        return [];
    const { document } = await check(input, { rules: settings.rules, edits: 'safe', directives });
    // A mark is the file's, also where the editor shows it.
    const mark = text.startsWith('\ufeff') ? '\ufeff' : '';
    return changesBetween(mark + textOfInput(input.bytes), mark + textOfInput(document.bytes));
}
