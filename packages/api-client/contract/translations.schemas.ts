import { translationForm } from '@kindling/validation/forms/translation'
import * as z from 'zod'
import { translatedText, translation } from '../model/translation.ts'
import { done } from '../model/wire.ts'

export const translationsSchemas = {
  listTranslations: { answer: z.object({ translations: z.array(translation) }) },
  saveTranslation: { body: translationForm, answer: z.object({ text: translatedText }) },
  removeTranslation: { answer: done },
}
