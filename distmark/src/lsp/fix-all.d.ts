import type { DirectiveMode } from '../lint/directive.ts';
import type { CheckedDocument } from './checked-document.ts';
import type { TextEdit } from './fixes.ts';
import type { OpenDocument } from './open-document.ts';
/** Gives the edits that `--fix` would make of the editor's text; none where it may not be edited. */
export declare function fixAll({ text }: OpenDocument, { input, isEditable, settings }: CheckedDocument, directives: DirectiveMode): Promise<readonly TextEdit[]>;
