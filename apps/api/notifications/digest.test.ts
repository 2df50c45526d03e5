import { unsubscribeFromNewsletter } from '@kindling/api-client/contract/mailing-list'
import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { users } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { mailsTo } from '../testing/mails.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { gatherDigests } from './digest.ts'
import { updatePublished } from './events.ts'
import { pledgeCharged } from './money-events.ts'
import { notify } from './notify.ts'

const made = platformForTests()
const hour = 3_600_000

it('a digest gathers a day in place of single e-mails, once, and one click ends it', async () => {
  const { platform, clock } = made.platform
  const browser = await made.stage.newcomer()
  const { user } = await browser.client(getMe, {})
  const isReader = eq(users.id, user.id)
  const wants = { emailConfirmed: true, emailSubscriptions: ['PROJECT_UPDATES', 'DAILY_DIGEST'] }
  await platform.db.update(users).set(wants).where(isReader)
  const project = { id: Number((await made.stage.project()).id), name: 'A kettle' }
  const publish = (name: string) =>
    notify(
      platform.db,
      updatePublished(project, { id: newId('upd'), name, description: 'At last.' }),
      [user.id],
      platform.businessNow(),
    )
  const mails = async () =>
    (await mailsTo(made.platform, user.email)).filter(({ subject }) => !/^Confirm/.test(subject))

  await publish('It boils')
  // What moves money is never put off.
  await notify(
    platform.db,
    pledgeCharged(project, { id: 'plg_1', total: 500 }),
    [user.id],
    platform.businessNow(),
  )
  expect((await mails()).map(({ subject }) => subject)).toEqual(['$5 charged for A kettle'])
  clock.advance(20 * hour)
  await publish('It whistles')
  await gatherDigests(platform)
  expect(await mails()).toHaveLength(1)
  clock.advance(5 * hour)
  await Promise.all([gatherDigests(platform), gatherDigests(platform)])
  await gatherDigests(platform)
  const [digest, ...others] = await mails()
  expect([digest?.subject, others.length]).toEqual(['2 things happened since yesterday', 1])
  expect(digest?.text).toMatch(/Update: It boils[\s\S]+Update: It whistles/)

  const code = /\/newsletter\/unsubscribe\?code=([\w.-]+)/.exec(digest?.text ?? '')?.[1] ?? ''
  await made.stage.visitor().client(unsubscribeFromNewsletter, { body: { code } })
  await publish('It pours')
  expect((await mails()).map(({ subject }) => subject)).toContain('Update: It pours')
})
