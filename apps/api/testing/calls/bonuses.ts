import { getMe } from '@kindling/api-client/contract/users'
import { BONUS, PROJECT } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { bonusEntries, bonuses } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { FilesUnavailable } from '../../providers/files.ts'
import { aBonus } from '../bonus.ts'
import { pictureFile } from '../pictures.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, elsewhere, oddText, type Rejections, sent } from './rejection.ts'
import { addsAnother, addsFile, again, isDecided } from './replay.ts'

const withBonus = async (stage: Stage) => {
  const { projectId: id, ...rest } = await stage.bonus()
  return { ...rest, id }
}

/** Tasks for backers, and what they send. */
export const bonusCalls = {
  listBonuses: async (stage) => {
    const { id, browser } = await withBonus(stage)
    return { browser, input: { params: { id } } }
  },
  createBonus: again(addsAnother)(async (stage) => {
    const { id, team: browser } = await withBonus(stage)
    return { browser, input: { params: { id }, body: aBonus } }
  }),
  updateBonus: async (stage) => {
    const { id, team: browser, bonusId } = await withBonus(stage)
    return { browser, input: { params: { id, bonusId }, body: { gives: 'A lid', closed: true } } }
  },
  submitToBonus: again(addsFile)(async (stage) => {
    const { id, browser, bonusId } = await withBonus(stage)
    const body = { text: 'On the ferry, without a drip.', file: await pictureFile() }
    return { browser, input: { params: { id, bonusId }, body } }
  }),
  listBonusEntries: async (stage) => {
    const { id, team: browser, bonusId } = await withBonus(stage)
    return { browser, input: { params: { id, bonusId } } }
  },
  decideBonusEntry: again(isDecided)(async (stage) => {
    const { id, team: browser, bonusId, entryId } = await withBonus(stage)
    const body = { decision: 'DECLINED' as const, reason: 'The picture shows another kettle.' }
    return { browser, input: { params: { id, bonusId, entryId }, body } }
  }),
} satisfies Partial<HappyCalls>

const formOf = <N extends 'createBonus' | 'updateBonus'>(name: N) => ({
  FIELD_MISSING: sent(name, { title: '' }),
  ITERABLE_LENGTH_LONG: sent(name, { title: 'x'.repeat(BONUS.titleMax + 1) }),
  REGEX_FAIL: sent(name, { title: oddText }),
  NUMBER_LOW: sent(name, { places: 0 }),
  NUMBER_HIGH: sent(name, { places: BONUS.placesMax + 1 }),
  DATE_EARLY: sent(name, { open_until: 1 }),
})
const bonusOf = (input: unknown) => (input as { params: { bonusId: string } }).params.bonusId

export const bonusRejections = {
  listBonuses: {},
  createBonus: {
    ...formOf('createBonus'),
    MAX_COUNT: changed('createBonus', undefined, async ({ platform }, { input }) => {
      const row = {
        projectId: Number(input.params.id),
        title: 'T',
        description: 'D',
        gives: 'G',
        createdAt: new Date(),
      }
      await platform.db
        .insert(bonuses)
        .values(Array.from({ length: BONUS.max }, () => ({ id: newId('bns'), ...row })))
    }),
  },
  updateBonus: {
    ...formOf('updateBonus'),
    INVALID_ID: elsewhere('updateBonus', { bonusId: 'bns_of_nobody' }),
  },
  submitToBonus: {
    INVALID_ID: elsewhere('submitToBonus', { bonusId: 'bns_of_nobody' }),
    FIELD_MISSING: sent('submitToBonus', { text: '' }),
    ITERABLE_LENGTH_LONG: sent('submitToBonus', { text: 'x'.repeat(BONUS.entryMax + 1) }),
    REGEX_FAIL: sent('submitToBonus', { text: oddText }),
    INVALID_STATE: changed('submitToBonus', undefined, ({ platform }, { input }) =>
      platform.db
        .update(bonuses)
        .set({ closedAt: new Date() })
        .where(eq(bonuses.id, bonusOf(input))),
    ),
    FILE_TYPE: sent('submitToBonus', {
      file: new File(['<svg/>'], 'kettle.svg', { type: 'image/svg+xml' }),
    }),
    FILE_SIZE_BIG: changed('submitToBonus', undefined, async (_, prepared) => {
      const [picture, rest] = [await pictureFile(), new Uint8Array(2 * 1024 * 1024)]
      const file = new File([picture, rest], 'kettle.jpeg', { type: 'image/jpeg' })
      Object.assign(prepared.input, { body: { ...prepared.input.body, file } })
    }),
    INVALID_FILE_DIMENSION: changed('submitToBonus', undefined, async (_, prepared) => {
      const file = await pictureFile({ width: 6_001, height: 8, format: 'png' })
      Object.assign(prepared.input, { body: { ...prepared.input.body, file } })
    }),
    FILE_UPLOAD_ERROR: changed('submitToBonus', undefined, async ({ platform }) => {
      const { put } = platform.files
      platform.files.put = () => {
        platform.files.put = put
        return Promise.reject(new FilesUnavailable('out of reach'))
      }
    }),
    RATE_LIMITED: changed('submitToBonus', undefined, async (made, { browser }) => {
      const { user } = await browser.client(getMe, {})
      // The entry that stands already was one.
      const limit = { count: PROJECT.uploadsPerHour, windowMs: 3_600_000 }
      for (let n = 1; n < limit.count; n++)
        await countAttempt(made.platform, `project-picture:${user.id}`, limit)
    }),
  },
  listBonusEntries: { INVALID_ID: elsewhere('listBonusEntries', { bonusId: 'bns_of_nobody' }) },
  decideBonusEntry: {
    INVALID_ID: elsewhere('decideBonusEntry', { entryId: 'bne_of_nobody' }),
    INVALID_STATE: changed('decideBonusEntry', undefined, ({ platform }, { input }) =>
      platform.db
        .update(bonusEntries)
        .set({ state: 'ACCEPTED' })
        .where(eq(bonusEntries.id, input.params.entryId)),
    ),
    INVALID_VALUE: sent('decideBonusEntry', { decision: 'PERHAPS' }),
    FIELD_MISSING: sent('decideBonusEntry', { reason: '' }),
    ITERABLE_LENGTH_SHORT: sent('decideBonusEntry', { reason: 'No' }),
    ITERABLE_LENGTH_LONG: sent('decideBonusEntry', { reason: 'x'.repeat(BONUS.reasonMax + 1) }),
    REGEX_FAIL: sent('decideBonusEntry', { reason: `It is not ours. ${oddText}` }),
  },
} satisfies Rejections
