import { createUpdate } from '@kindling/api-client/contract/update-changes'
import { previewUpdateMail, sendTestUpdate } from '@kindling/api-client/contract/update-mails'
import { listUpdates } from '@kindling/api-client/contract/updates'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import type { Browser } from '../testing/browser.ts'
import { mailsTo } from '../testing/mails.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'

const made = platformForTests()
const body = { name: 'The tool <b>is</b> here', description: 'It weighs <b>900 kg</b>.' }

const withAddress = async ({ client }: Browser, subscriptions: string[]) => {
  const { user } = await client(getMe, {})
  await made.platform.platform.db
    .update(users)
    .set({ emailConfirmed: true, emailSubscriptions: subscriptions })
    .where(eq(users.id, user.id))
  return user.email
}
/** What differs for each reader and moment. */
const alike = (text: string) => text.replaceAll(/code=[\w.%-]+/g, 'code=…')

it('the preview of an update’s e-mail, its test and the one that backers get are the same', async () => {
  const { projectId, browser, team } = await made.stage.discussion()
  const params = { projectId }
  const { mail } = await team.client(previewUpdateMail, { params, body })
  expect(mail.subject).toBe('Update: The tool <b>is</b> here')
  expect(mail.html).toContain('It weighs 900 kg')
  expect(mail.html).not.toContain('<b>is</b>')

  // Somebody who wants no e-mails of updates still gets their own test.
  const own = await withAddress(team, [])
  expect(await team.client(sendTestUpdate, { params, body })).toEqual({ email: own })
  const backer = await withAddress(browser, ['PROJECT_UPDATES'])
  await team.client(createUpdate, { params, body: { ...body, public: true }, idempotencyKey: newId('key') })
  await runJobs(made.platform)
  for (const address of [own, backer]) {
    const all = await mailsTo(made.platform, address)
    const each = all.find(({ subject }) => subject === mail.subject)
    expect(alike(each?.html ?? '')).toBe(alike(mail.html))
    expect(alike(each?.text ?? '')).toBe(alike(mail.text))
  }
})

it('the team reads how many e-mails an update sent: those that were queued, counted once', async () => {
  const { projectId, browser, team } = await made.stage.discussion()
  await withAddress(browser, ['PROJECT_UPDATES'])
  const params = { projectId }
  await team.client(createUpdate, { params, body: { ...body, public: true }, idempotencyKey: newId('key') })
  await runJobs(made.platform)
  await runJobs(made.platform)
  const [newest] = (await team.client(listUpdates, { params })).updates
  // The other backer of the stage has no confirmed address.
  expect(newest?.mailed_count).toBe(1)
  expect((await browser.client(listUpdates, { params })).updates[0]?.mailed_count).toBeNull()
})

it('so many tests are sent in an hour, and none to an address that nobody confirmed', async () => {
  const { projectId, team } = await made.stage.discussion()
  const input = { params: { projectId }, body }
  const { user } = await team.client(getMe, {})
  await made.platform.platform.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, user.id))
  await expect(team.client(sendTestUpdate, input)).rejects.toMatchObject({ code: 'NOT_YET_CONFIRM' })
  await withAddress(team, [])
  for (let n = 0; n < COMMUNITY.updateTestsPerHour; n++) await team.client(sendTestUpdate, input)
  await expect(team.client(sendTestUpdate, input)).rejects.toMatchObject({ code: 'RATE_LIMITED' })
})
