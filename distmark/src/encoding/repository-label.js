import { encodingOfLabel } from './label.js';
const wantsMarkToo = /-bom$/i;
/** Gives the encoding that a label of the repository means; undefined for a label that is not known. */
export function encodingOfRepositoryLabel(label) {
    return encodingOfLabel(label.replace(wantsMarkToo, ''));
}
/** Whether the repository wants a file to be UTF-8 with a mark: its strongest declaration decides. */
export function isMarkWanted(declarations) {
    const declared = declarations.find(({ step, encoding }) => step === 'repository' && encoding !== undefined);
    return declared?.encoding === 'utf-8' && wantsMarkToo.test(declared.label);
}
