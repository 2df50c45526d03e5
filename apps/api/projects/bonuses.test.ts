import { deleteMe } from '@kindling/api-client/contract/account'
import {
  createBonus,
  decideBonusEntry,
  listBonusEntries,
  listBonuses,
  submitToBonus,
  updateBonus,
} from '@kindling/api-client/contract/bonuses'
import { listNotifications } from '@kindling/api-client/contract/notifications'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { bonusEntries } from '../database/schema.ts'
import { aBonus } from '../testing/bonus.ts'
import { goodPassword } from '../testing/people.ts'
import { pictureFile } from '../testing/pictures.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const reason = 'The kettle is not in the picture.'

it('shows accepted entries to everybody, waiting ones to the team, and a declined one to its backer', async () => {
  const { projectId: id, team, browser, bonusId, entryId } = await made.stage.bonus()
  const params = { id, bonusId }
  const list = async (reader: typeof team) =>
    (await reader.client(listBonuses, { params: { id } })).bonuses.find((each) => each.id === bonusId)
  const visitor = made.stage.visitor()
  expect(await list(visitor)).toMatchObject({
    entries: [],
    own_entry: null,
    waiting_count: null,
    is_open: true,
  })
  expect(await list(team)).toMatchObject({ waiting_count: 1, submissions_count: 1, accepted_count: 0 })
  expect((await list(browser))?.own_entry).toMatchObject({ id: entryId, state: 'WAITING' })

  const decide = (body: { decision: 'ACCEPTED' | 'DECLINED'; reason?: string }) =>
    team.client(decideBonusEntry, { params: { ...params, entryId }, body })
  await decide({ decision: 'DECLINED', reason })
  await expect(decide({ decision: 'ACCEPTED' })).rejects.toMatchObject({ code: 'INVALID_STATE' })
  expect((await list(browser))?.own_entry).toMatchObject({ state: 'DECLINED', reason })
  expect((await list(visitor))?.entries).toEqual([])

  // Another one takes its place, with a picture this time.
  const file = await pictureFile()
  const { entry } = await browser.client(submitToBonus, { params, body: { text: ' On the ferry. ', file } })
  expect(entry).toMatchObject({ id: entryId, text: 'On the ferry.', state: 'WAITING', reason: null })
  await decide({ decision: 'ACCEPTED' })
  await expect(browser.client(submitToBonus, { params, body: { text: 'Again' } })).rejects.toMatchObject({
    code: 'INVALID_STATE',
  })
  expect((await list(visitor))?.entries).toMatchObject([{ text: 'On the ferry.', reason: null }])
  expect((await list(visitor))?.entries[0]?.image?.url).toMatch(/^\/media\//)
  const { entries } = await team.client(listBonusEntries, { params })
  expect(entries.map(({ state }) => state)).toEqual(['ACCEPTED'])

  const told = await browser.client(listNotifications, { body: {} })
  const titles = told.notifications.map((each) => JSON.stringify(each))
  expect(titles.filter((text) => text.includes('accepted'))).toHaveLength(1)
  expect(titles.filter((text) => text.includes('declined'))).toHaveLength(1)
})

it('takes entries while it is open and has places, and never fewer places than are taken', async () => {
  const { projectId: id, team, browser, bonusId, entryId } = await made.stage.bonus()
  const params = { id, bonusId }
  const change = (body: object) => team.client(updateBonus, { params, body })
  const send = () => browser.client(submitToBonus, { params, body: { text: 'On the ferry.' } })
  await change({ closed: true })
  await expect(send()).rejects.toMatchObject({ code: 'INVALID_STATE' })
  await change({ closed: false, places: 1 })
  await send()
  await team.client(decideBonusEntry, { params: { ...params, entryId }, body: { decision: 'ACCEPTED' } })
  const { bonuses } = await team.client(listBonuses, { params: { id } })
  expect(bonuses[0]).toMatchObject({ is_open: false, accepted_count: 1, waiting_count: 0 })
  await team.client(createBonus, { params: { id }, body: { ...aBonus, places: null } })
  await expect(change({ places: 0 })).rejects.toMatchObject({ code: 'NUMBER_LOW' })
  // One of another project is nobody's here.
  const other = await made.stage.bonus()
  await expect(
    other.team.client(listBonusEntries, { params: { id: other.projectId, bonusId } }),
  ).rejects.toMatchObject({ code: 'INVALID_ID' })
})

it('forgets what a deleted account sent', async () => {
  const { browser, bonusId } = await made.stage.bonus()
  const { db } = made.platform.platform
  const kept = () => db.select().from(bonusEntries).where(eq(bonusEntries.bonusId, bonusId))
  expect(await kept()).toHaveLength(1)
  await browser.client(deleteMe, { body: { password: goodPassword } })
  expect(await kept()).toEqual([])
})
