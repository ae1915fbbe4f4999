import type {AnyRule} from '../src/lint/rule.ts'
import ambiguousEncoding from './ambiguous-encoding.ts'
import noBom from './no-bom.ts'
import noMojibake from './no-mojibake.ts'
import noReplacementChar from './no-replacement-char.ts'

/** Every rule that ships, by id. */
export const rules: readonly AnyRule[] = [ambiguousEncoding, noBom, noMojibake, noReplacementChar]
