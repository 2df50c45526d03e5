import {
  listMyPledgeMessages,
  listPledgeMessages,
  readMyPledgeMessages,
  readPledgeMessages,
  sendMyPledgeMessage,
  sendPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { describe, expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { confirm, fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

async function thread() {
  const [browser, project] = [await made.stage.backer(), await made.stage.project()]
  const { id: pledgeId } = await confirm(browser.client, project, await fill(browser.client, project))
  const team = await made.stage.creator(project)
  const ofProject = { id: project.id, pledgeId }
  const ask = (text: string, idempotencyKey = newId('key')) =>
    browser.client(sendMyPledgeMessage, { params: { pledgeId }, body: { text }, idempotencyKey })
  const answer = (text: string) =>
    team.client(sendPledgeMessage, { params: ofProject, body: { text }, idempotencyKey: newId('key') })
  return { browser, team, project, params: { pledgeId }, ofProject, ask, answer }
}

describe('the thread of a pledge', () => {
  it('is one for both sides, in order, with what the other side has read', async () => {
    const { browser, team, params, ofProject, ask, answer } = await thread()
    await ask('  Does the lid come off?  ')
    made.platform.clock.advance(1_000)
    await answer('It does.')
    await team.client(readPledgeMessages, { params: ofProject })
    const { messages } = await browser.client(listMyPledgeMessages, { params })
    expect(messages.map(({ from, text, read_at }) => [from, text, read_at !== null])).toEqual([
      ['backer', 'Does the lid come off?', true],
      ['team', 'It does.', false],
    ])
    await browser.client(readMyPledgeMessages, { params })
    const again = await team.client(listPledgeMessages, { params: ofProject })
    expect(again.messages.every(({ read_at }) => read_at !== null)).toBe(true)
  })

  it('holds a message once, however often it is sent with one key', async () => {
    const { browser, params, ask } = await thread()
    const key = newId('key')
    await Promise.all(Array.from({ length: 16 }, () => ask('Once', key)))
    const { messages } = await browser.client(listMyPledgeMessages, { params })
    expect(messages).toHaveLength(1)
  })

  it('is closed to everybody else: other backers, and other teams', async () => {
    const { params, ofProject } = await thread()
    const other = await thread()
    const stranger = other.browser.client
    await expect(stranger(listMyPledgeMessages, { params })).rejects.toMatchObject({ code: 'NOT_FOUND' })
    const body = { text: 'Hello' }
    await expect(
      stranger(sendMyPledgeMessage, { params, body, idempotencyKey: newId('key') }),
    ).rejects.toMatchObject({ code: 'NOT_FOUND' })
    await expect(other.team.client(listPledgeMessages, { params: ofProject })).rejects.toMatchObject({
      code: 'MISSING_PERMISSION',
    })
    // A pledge of another project, under one's own.
    const mixed = { id: other.project.id, pledgeId: params.pledgeId }
    await expect(other.team.client(listPledgeMessages, { params: mixed })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    })
  })
})
