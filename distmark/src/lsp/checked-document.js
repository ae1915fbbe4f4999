import path from 'node:path';
import { check } from '../cli/check.js';
import { showPathBytes } from '../cli/files/path-bytes.js';
import { isTextFormat } from '../cli/files/text-format.js';
import { knownEncoding } from '../cli/known-encoding.js';
import { isBinary } from '../encoding/binary.js';
import { createDocument } from '../lint/document.js';
import { isAboutBytes } from './byte-finding.js';
import { placesOfSavedFile, readSavedFile } from './saved-file.js';
import { formatOfDocument, inputOfText, placeInText } from './text-of-document.js';
/** The languages whose documents are checked whatever they are called. */
const languages = ['markdown', 'plaintext', 'text'];
/**
 * Checks an open document as the command line would check the file in its folder; undefined when it would leave the file alone.
 *
 * Where the editor shows a saved file as it is, the bytes of the file are judged; else the text is, without what can only be
 * said of bytes. Text of a file that is not UTF-8 gets no edits: saving it would overwrite what the editor could not read.
 * Rejects with `UserError` for a fault of the configuration.
 */
export async function checkDocument({ document, path: file, folder }) {
    const { session } = folder;
    const isKnown = languages.includes(document.languageId) || (file !== undefined && isTextFormat(path.basename(file), session.targetSettings.extensions));
    if (!isKnown || (file !== undefined && folder.whatSkips(file) !== undefined))
        return undefined;
    const settings = await folder.settingsOf(file ?? path.join(session.cwd, 'stdin'));
    const shown = file && showPathBytes(path.relative(session.cwd, file).replaceAll(path.sep, '/'));
    const text = inputOfText(document, shown);
    const bytes = file && readSavedFile(file);
    const ofFile = file && bytes
        ? { ...knownEncoding(session, settings, await folder.labelsOf(file)), bytes, path: shown, format: formatOfDocument(document, shown) }
        : undefined;
    const saved = ofFile && createDocument(ofFile);
    const placesOfSaved = saved && placesOfSavedFile(saved, document);
    const input = ofFile !== undefined && placesOfSaved !== undefined ? ofFile : text;
    if (isBinary(input.bytes, input))
        return undefined;
    const { document: judged, findings: found } = await check(input, { rules: settings.rules, edits: 'none', directives: session.directives });
    const findings = placesOfSaved === undefined ? found.filter((finding) => !isAboutBytes(finding, judged)) : found;
    return {
        judged,
        findings: file === undefined ? findings : session.ledger?.withoutSuppressed(file, judged, findings) ?? findings,
        placeOf: placesOfSaved ?? ((byteOffset) => placeInText(document, judged, byteOffset)),
        isEditable: saved === undefined || (saved.isEditable && saved.decision.fault === undefined),
        input: text,
        settings
    };
}
