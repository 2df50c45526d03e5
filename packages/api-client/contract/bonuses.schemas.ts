import { bonusDecisionForm, bonusEntryForm, bonusForm } from '@kindling/validation/forms/bonus'
import * as z from 'zod'
import { extend, optional } from 'zod/mini'
import { bonus, bonusEntry } from '../model/bonus.ts'
import { patchOf } from './from-form.ts'

const form = bonusForm({ nowMs: () => 0 })
const oneBonus = z.object({ bonus })
const oneEntry = z.object({ entry: bonusEntry })

export const bonusesSchemas = {
  listBonuses: { answer: z.object({ bonuses: z.array(bonus) }) },
  createBonus: { body: form, answer: oneBonus },
  updateBonus: { body: extend(patchOf(form), { closed: optional(z.boolean()) }), answer: oneBonus },
  submitToBonus: { body: extend(bonusEntryForm, { file: optional(z.file()) }), answer: oneEntry },
  listBonusEntries: { answer: z.object({ entries: z.array(bonusEntry) }) },
  decideBonusEntry: { body: bonusDecisionForm, answer: oneEntry },
}
