import { rhythmForm } from '@kindling/validation/forms/rhythm'
import * as z from 'zod'
import { rhythmWeeks } from '../model/rhythm.ts'

export const rhythmSchemas = {
  promiseRhythm: { body: rhythmForm, answer: z.object({ rhythm_weeks: rhythmWeeks }) },
}
