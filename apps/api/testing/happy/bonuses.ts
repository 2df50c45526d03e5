import { aBonus } from '../bonus.ts'
import { pictureFile } from '../pictures.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { addsAnother, addsFile, again, isDecided } from './replay.ts'

const made = async (stage: Stage) => {
  const { projectId: id, ...rest } = await stage.bonus()
  return { ...rest, id }
}

/** Tasks for backers, and what they send. */
export const bonuses = {
  listBonuses: async (stage) => {
    const { id, browser } = await made(stage)
    return { browser, input: { params: { id } } }
  },
  createBonus: again(addsAnother)(async (stage) => {
    const { id, team: browser } = await made(stage)
    return { browser, input: { params: { id }, body: aBonus } }
  }),
  updateBonus: async (stage) => {
    const { id, team: browser, bonusId } = await made(stage)
    return { browser, input: { params: { id, bonusId }, body: { gives: 'A lid', closed: true } } }
  },
  submitToBonus: again(addsFile)(async (stage) => {
    const { id, browser, bonusId } = await made(stage)
    const body = { text: 'On the ferry, without a drip.', file: await pictureFile() }
    return { browser, input: { params: { id, bonusId }, body } }
  }),
  listBonusEntries: async (stage) => {
    const { id, team: browser, bonusId } = await made(stage)
    return { browser, input: { params: { id, bonusId } } }
  },
  decideBonusEntry: again(isDecided)(async (stage) => {
    const { id, team: browser, bonusId, entryId } = await made(stage)
    const body = { decision: 'DECLINED' as const, reason: 'The picture shows another kettle.' }
    return { browser, input: { params: { id, bonusId, entryId }, body } }
  }),
} satisfies Partial<HappyCalls>
