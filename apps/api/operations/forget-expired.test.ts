import { WINDOW } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { idempotencyKeys, newsletterCodes, pledges, rateLimits, sessions } from '../database/schema.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { issueNewsletterCode } from '../newsletter/codes.ts'
import { confirm, fill } from '../testing/people.ts'
import { makeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { forgetExpired } from './forget-expired.ts'

const made = platformForTests()

it('what ended by itself goes, what still counts and the books stay', async () => {
  const { platform, clock } = made.platform
  const { db } = platform
  const counts = async () => [
    (await db.select().from(sessions)).length,
    (await db.select().from(rateLimits)).length,
    (await db.select().from(idempotencyKeys)).length,
  ]
  const { client } = await made.stage.backer()
  const project = await makeProject(made.platform)
  const { id } = await confirm(client, project, await fill(client, project))
  await countAttempt(platform, 'somebody', { count: 3, windowMs: 60_000 })
  const kept = await counts()
  expect(kept.every((count) => count > 0)).toBe(true)

  await forgetExpired(platform)
  expect(await counts()).toEqual(kept)

  clock.advance(WINDOW.repeatedCallMs + 1)
  await forgetExpired(platform)
  expect(await counts()).toEqual([kept[0], 0, 0])

  clock.advance(WINDOW.sessionIdleMs)
  await forgetExpired(platform)
  expect(await counts()).toEqual([0, 0, 0])
  expect(await db.select().from(pledges).where(eq(pledges.id, id))).toMatchObject([{ status: 'CHECKED_OUT' }])
})

it('an address that was typed for the newsletter and never confirmed is forgotten with its code', async () => {
  const { platform, clock } = made.platform
  const { db, now } = platform
  await issueNewsletterCode(db, now(), { emailKey: 'nia@example.com', email: 'Nia@example.com' })
  clock.advance(2 * WINDOW.newsletterConfirmMs)
  await forgetExpired(platform)
  expect(await db.select().from(newsletterCodes)).toHaveLength(1)
  clock.advance(1)
  await forgetExpired(platform)
  expect(await db.select().from(newsletterCodes)).toEqual([])
})
