import { newsletterCodes, newsletterSubscribers } from '../../database/schema.ts'
import { newAddress, openBrowser } from '../browser.ts'
import type { TestPlatform } from '../platform.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { byVisitor, changed, crowded, type Rejections, triedOften } from './rejection.ts'
import { addsMail, again, isConfirmed } from './replay.ts'

/** The newsletter. */
export const newsletterCalls = {
  subscribeToNewsletter: again(addsMail)(ofVisitor({ body: { email: 'reader@example.com' } })),
  confirmNewsletter: again(isConfirmed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.newsletterCode() } },
  })),
  unsubscribeFromNewsletter: async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.unsubscribeCode() } },
  }),
} satisfies Partial<HappyCalls>

const neverSent = 'AAAAAAAAAAAAAAAAAAAAAA'
const newsletter = (email: string) => byVisitor<'subscribeToNewsletter'>({ body: { email } })
const withCode = (code: string) => byVisitor<'confirmNewsletter'>({ body: { code } })

/** Somebody at an address where this was done so often that the next is one too many. */
const tooOften = async (platform: TestPlatform, what: string, count: number) => {
  const address = newAddress()
  await triedOften(platform, `${what}:${address}`, count)
  return { browser: openBrowser(platform, { address }), input: { body: { code: neverSent } } }
}

export const newsletterRejections = {
  subscribeToNewsletter: {
    EMAIL_MISSING: newsletter('  '),
    INVALID_VALUE: newsletter('reader@'),
    RATE_LIMITED: async (platform) => {
      await triedOften(platform, `newsletter:${crowded}`, 20)
      const browser = openBrowser(platform, { address: crowded })
      return { browser, input: { body: { email: 'reader@example.com' } } }
    },
  },
  confirmNewsletter: {
    NOT_FOUND: withCode(neverSent),
    EXPIRED_CODE: changed('confirmNewsletter', undefined, ({ platform }) =>
      platform.db.update(newsletterCodes).set({ expiresAt: platform.now() }),
    ),
    ALREADY_CONFIRMED: changed('confirmNewsletter', undefined, async ({ platform }) => {
      const { db, now } = platform
      for (const { emailKey, email } of await db.select().from(newsletterCodes))
        await db
          .insert(newsletterSubscribers)
          .values({ emailKey, email, createdAt: now() })
          .onConflictDoNothing()
    }),
    RATE_LIMITED: (platform) => tooOften(platform, 'code', 60),
  },
  unsubscribeFromNewsletter: {
    NOT_FOUND: byVisitor<'unsubscribeFromNewsletter'>({ body: { code: neverSent } }),
    RATE_LIMITED: (platform) => tooOften(platform, 'unsubscribe', 300),
  },
} satisfies Rejections
