import { translationLanguages } from '@kindling/validation/rules/translation'
import * as z from 'zod'

export const translatedText = z.object({
  /** Which text: `name`, or what it belongs to with its id, as `reward:12:title`. */
  key: z.string(),
  text: z.string(),
  /** The English text it translates: another one since then makes it out of date. Empty: one that had changed already. */
  source: z.string(),
})

/** Texts of a project in one language; ours (decisions 2 §7). */
export const translation = z.object({
  language: z.enum(translationLanguages),
  texts: z.array(translatedText),
})
export type Translation = z.output<typeof translation>
