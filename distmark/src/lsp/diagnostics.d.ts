import { type Diagnostic } from 'vscode-languageserver/node.js';
import type { CheckedDocument } from './checked-document.ts';
import { type Fix } from './fixes.ts';
/** A finding as the editor shows it, and what can be done about it. */
export interface ShownFinding {
    readonly diagnostic: Diagnostic;
    readonly fixes: readonly Fix[];
}
/** Makes diagnostics of what is found in a document. `data.fixes` of each has its fixes, for clients that show them themselves. */
export declare function diagnosticsOf(checked: CheckedDocument): readonly ShownFinding[];
/** Makes the diagnostic of a document that cannot be checked. */
export declare function faultDiagnostic(message: string): Diagnostic;
