import { deleteMe } from '@kindling/api-client/contract/account'
import { countPledges, listPledges } from '@kindling/api-client/contract/pledge-management'
import { listMyPledgeMessages } from '@kindling/api-client/contract/pledge-messages'
import {
  addPledgeNote,
  editPledgeNote,
  listPledgeNotes,
  removePledgeNote,
} from '@kindling/api-client/contract/pledge-notes'
import { cancelPledge } from '@kindling/api-client/contract/pledges'
import { getMe } from '@kindling/api-client/contract/users'
import type { TeamRole } from '@kindling/validation/permissions'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { pledgeNotes, projectMembers, users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { confirm, fill, goodPassword } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests()
const db = () => made.platform.platform.db

async function pledged() {
  const [backer, project] = [await made.stage.backer(), await made.stage.project()]
  const { id: pledgeId } = await confirm(backer.client, project, await fill(backer.client, project))
  return { backer, project, creator: await made.stage.creator(project), pledgeId }
}
type Pledged = Awaited<ReturnType<typeof pledged>>
const paramsOf = ({ project, pledgeId }: Pledged) => ({ id: project.id, pledgeId })

async function member({ project }: Pledged, role: TeamRole, name = 'Theo'): Promise<Browser> {
  const browser = await newcomer(made.platform)
  const userId = (await browser.client(getMe, {})).user.id
  await db()
    .insert(projectMembers)
    .values({ projectId: Number(project.id), userId, role, joinedAt: new Date() })
  await db().update(users).set({ name }).where(eq(users.id, userId))
  return browser
}
const note = (browser: Browser, pledge: Pledged, text: string, idempotencyKey = newId('key')) =>
  browser.client(addPledgeNote, { params: paramsOf(pledge), body: { text }, idempotencyKey })
const read = async (browser: Browser, pledge: Pledged) =>
  (await browser.client(listPledgeNotes, { params: paramsOf(pledge) })).notes

describe('a note about a pledge', () => {
  it('is read by everybody to whom backers are shown, with its author, in order', async () => {
    const pledge = await pledged()
    const theo = await member(pledge, 'USER')
    await note(theo, pledge, '  Pack without the roll.  ')
    made.platform.clock.advance(1_000)
    await note(pledge.creator, pledge, 'Done.')
    const notes = await read(theo, pledge)
    expect(notes.map(({ text, own, edited_at }) => [text, own, edited_at])).toEqual([
      ['Pack without the roll.', true, null],
      ['Done.', false, null],
    ])
    expect(notes[0]?.author).toBe('Theo')
    const ofCreator = await read(pledge.creator, pledge)
    expect(ofCreator.map(({ own }) => own)).toEqual([false, true])
  })

  it('reaches neither its backer, nor a viewer of the team, nor another team', async () => {
    const pledge = await pledged()
    const [viewer, other] = [await member(pledge, 'VIEWER'), await pledged()]
    await note(pledge.creator, pledge, 'Wants no roll.')
    for (const { client } of [viewer, pledge.backer, other.creator]) {
      const params = paramsOf(pledge)
      await expect(client(listPledgeNotes, { params })).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
      await expect(
        client(addPledgeNote, { params, body: { text: 'Mine' }, idempotencyKey: newId('key') }),
      ).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
    }
    const { messages } = await pledge.backer.client(listMyPledgeMessages, {
      params: { pledgeId: pledge.pledgeId },
    })
    expect(messages).toEqual([])
    // A pledge of another project, under one's own.
    const mixed = { ...other, pledgeId: pledge.pledgeId }
    await expect(read(other.creator, mixed)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })

  it('is written once, however often it is sent with one key', async () => {
    const pledge = await pledged()
    const key = newId('key')
    await Promise.all(Array.from({ length: 8 }, () => note(pledge.creator, pledge, 'Once', key)))
    expect(await read(pledge.creator, pledge)).toHaveLength(1)
  })

  it('is edited by its author alone, and says since when', async () => {
    const pledge = await pledged()
    const theo = await member(pledge, 'ADMIN')
    const { note: written } = await note(theo, pledge, 'Two boxes.')
    const params = { ...paramsOf(pledge), noteId: written.id }
    await expect(
      pledge.creator.client(editPledgeNote, { params, body: { text: 'Three boxes.' } }),
    ).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
    const unchanged = await theo.client(editPledgeNote, { params, body: { text: ' Two boxes. ' } })
    expect(unchanged.note.edited_at).toBeNull()
    made.platform.clock.advance(60_000)
    const { note: edited } = await theo.client(editPledgeNote, { params, body: { text: 'One box.' } })
    expect(edited).toMatchObject({ text: 'One box.', at: written.at, edited_at: written.at + 60 })
  })

  it('is removed by its author, and by who manages the team, as an author may have left it', async () => {
    const pledge = await pledged()
    const [theo, sam] = [await member(pledge, 'USER'), await member(pledge, 'USER', 'Sam')]
    const [first, second] = [await note(theo, pledge, 'One'), await note(theo, pledge, 'Two')]
    const the = (noteId: string) => ({ params: { ...paramsOf(pledge), noteId } })
    await expect(sam.client(removePledgeNote, the(first.note.id))).rejects.toMatchObject({
      code: 'MISSING_PERMISSION',
    })
    await theo.client(removePledgeNote, the(first.note.id))
    await pledge.creator.client(removePledgeNote, the(second.note.id))
    expect(await read(theo, pledge)).toEqual([])
  })

  it('picks its pledge from the list, and without one the others', async () => {
    const pledge = await pledged()
    const params = { id: pledge.project.id }
    const another = await made.stage.backer()
    const plain = await confirm(another.client, pledge.project, await fill(another.client, pledge.project))
    await note(pledge.creator, pledge, 'One')
    await note(pledge.creator, pledge, 'Two')
    const pick = async (noted: boolean) =>
      (await pledge.creator.client(listPledges, { params, body: { noted } })).pledges.map(({ id }) => id)
    expect(await pick(true)).toEqual([pledge.pledgeId])
    expect(await pick(false)).toEqual([plain.id])
    const { pledges_count } = await pledge.creator.client(countPledges, { params, body: { noted: true } })
    expect(pledges_count).toBe(1)
  })
})

describe('a deleted account', () => {
  const gone = { body: { password: goodPassword } }

  it('leaves what it noted, without its name, as it leaves messages', async () => {
    const pledge = await pledged()
    const theo = await member(pledge, 'USER')
    await note(theo, pledge, 'Two boxes.')
    const { user } = await theo.client(getMe, {})
    expect(user.name).toBe('Theo')
    await theo.client(deleteMe, gone)
    expect(await read(pledge.creator, pledge)).toMatchObject([{ text: 'Two boxes.', author: '', own: false }])
  })

  it('takes along what was noted about a pledge of its own that ships nothing', async () => {
    const pledge = await pledged()
    await note(pledge.creator, pledge, 'Rings twice.')
    await pledge.backer.client(cancelPledge, {
      params: { id: pledge.project.id, pledgeId: pledge.pledgeId },
      idempotencyKey: newId('key'),
    })
    await pledge.backer.client(deleteMe, gone)
    expect(await db().select().from(pledgeNotes).where(eq(pledgeNotes.pledgeId, pledge.pledgeId))).toEqual([])
    expect(await read(pledge.creator, pledge)).toEqual([])
  })
})
