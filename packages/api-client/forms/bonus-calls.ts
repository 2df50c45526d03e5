import { createBonus, decideBonusEntry, submitToBonus, updateBonus } from '../contract/bonuses.ts'
import type { BodyOf } from '../contract/endpoint.ts'
import type { Client } from '../transport/index.ts'

/** Every call of a team about the bonuses of one project, by its id. */
export const bonusCalls = (client: Client, id: string) => ({
  create: (body: BodyOf<typeof createBonus>) => client(createBonus, { params: { id }, body }),
  update: (bonusId: string, body: BodyOf<typeof updateBonus>) =>
    client(updateBonus, { params: { id, bonusId }, body }),
  decide: (bonusId: string, entryId: string, body: BodyOf<typeof decideBonusEntry>) =>
    client(decideBonusEntry, { params: { id, bonusId, entryId }, body }),
})
export type BonusCalls = ReturnType<typeof bonusCalls>

/** Sends a backer's entry. */
export const enterBonus = (client: Client, id: string, bonusId: string, body: BodyOf<typeof submitToBonus>) =>
  client(submitToBonus, { params: { id, bonusId }, body })
