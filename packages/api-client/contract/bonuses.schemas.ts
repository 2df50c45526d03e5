import * as z from 'zod'
import { bonus } from '../model/bonus.ts'

const bonusBody = z.object({ title: z.string(), description: z.string() })
const oneBonus = z.object({ bonus })

export const bonusesSchemas = {
  listBonuses: { answer: z.object({ bonuses: z.array(bonus) }) },
  createBonus: { body: bonusBody, answer: oneBonus },
  submitToBonus: { body: z.object({ text: z.string() }), answer: oneBonus },
  updateBonus: { body: bonusBody.partial(), answer: oneBonus },
}
