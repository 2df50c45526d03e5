import * as z from 'zod'
import { bonus } from '../model/bonus.ts'
import { line, paragraphs } from '../model/bounds.ts'

const bonusBody = z.object({ title: line, description: paragraphs })
const oneBonus = z.object({ bonus })

export const bonusesSchemas = {
  listBonuses: { answer: z.object({ bonuses: z.array(bonus) }) },
  createBonus: { body: bonusBody, answer: oneBonus },
  submitToBonus: { body: z.object({ text: paragraphs }), answer: oneBonus },
  updateBonus: { body: bonusBody.partial(), answer: oneBonus },
}
