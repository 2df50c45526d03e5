import * as z from 'zod/mini'
import { PROJECT } from '../limits/draft.ts'
import { TRANSLATION } from '../limits/translation.ts'
import { length, optional, required } from './field.ts'

/**
 * One text of a project in another language; ours (decisions 2 §7). `key` as `translatableTexts` names it, `of` the
 * `fingerprint` of the English text that stood beside it, `text` empty to take it away.
 */
export const translationForm = z.object({
  key: required('VALUE_MISSING', length({ max: TRANSLATION.keyMax })),
  text: optional(length({ max: PROJECT.descriptionMax })),
  of: required('VALUE_MISSING', length({ max: TRANSLATION.fingerprintMax })),
})
export type TranslationForm = z.infer<typeof translationForm>
