import { getMe } from '@kindling/api-client/contract/users'
import { eq } from 'drizzle-orm'
import { emailCodes, users } from '../../database/schema.ts'
import { digest, newId } from '../../kernel/ids.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { newAddress, openBrowser } from '../browser.ts'
import { goodPassword } from '../people.ts'
import type { TestPlatform } from '../platform.ts'
import { newcomer } from '../sign-in.ts'
import { type HappyCalls, ofVisitor } from './prepared.ts'
import { byVisitor, changed, type Rejections } from './rejection.ts'
import { again, codeIsUsed, gives, isConfirmed } from './replay.ts'

/** The links of e-mails, and asking for them. */
export const mailCalls = {
  requestPasswordReset: ofVisitor({ body: { email: 'reader@example.com' } }),
  confirmPasswordReset: again(codeIsUsed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('reset'), new_password: goodPassword } },
  })),
  confirmEmail: again(isConfirmed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('confirm') } },
  })),
  resendConfirmation: again(gives('RATE_LIMITED', 'one e-mail a minute'))(async (stage) => {
    const browser = await stage.newcomer()
    const { user } = await browser.client(getMe, {})
    return { browser, input: { body: { email: user.email } } }
  }),
  undoEmailChange: again(codeIsUsed)(async (stage) => ({
    browser: stage.visitor(),
    input: { body: { code: await stage.code('undo') } },
  })),
} satisfies Partial<HappyCalls>

const neverSent = 'AAAAAAAAAAAAAAAAAAAAAA'
const crowded = '203.0.113.17'

/** So many tries that the next is one too many. */
async function triedOften({ platform }: TestPlatform, key: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await countAttempt(platform, key, { count, windowMs: 900_000 })
}

type WithCode = 'confirmPasswordReset' | 'confirmEmail' | 'undoEmailChange'
const expired = <N extends WithCode>(name: N) =>
  changed<N>(name, undefined, ({ platform }) =>
    platform.db.update(emailCodes).set({ expiresAt: platform.now() }),
  )
const forgot = (email: string) => byVisitor<'requestPasswordReset'>({ body: { email } })
const resend = (email: string) => byVisitor<'resendConfirmation'>({ body: { email } })
const reset = (body: { code?: string; new_password?: string }) =>
  changed('confirmPasswordReset', (input) => ({ body: { ...input.body, ...body } }))
const confirm = (code: string) => byVisitor<'confirmEmail'>({ body: { code } })

/** Somebody at a crowded address, where no more codes are looked at. */
const tooManyCodes = async (platform: TestPlatform) => {
  const address = newAddress()
  await triedOften(platform, `code:${address}`, 60)
  return openBrowser(platform, { address })
}

export const mailRejections = {
  requestPasswordReset: {
    EMAIL_MISSING: forgot('  '),
    INVALID_VALUE: forgot('mara@'),
    RATE_LIMITED: async (platform) => {
      await triedOften(platform, `forgot:${crowded}`, 20)
      const browser = openBrowser(platform, { address: crowded })
      return { browser, input: { body: { email: 'reader@example.com' } } }
    },
  },
  confirmPasswordReset: {
    NOT_FOUND: reset({ code: neverSent }),
    EXPIRED_CODE: expired('confirmPasswordReset'),
    PASSWORD_MISSING: reset({ new_password: '' }),
    INVALID_VALUE: reset({ code: 'half a code' }),
    ITERABLE_LENGTH_SHORT: reset({ new_password: 'a'.repeat(7) }),
    ITERABLE_LENGTH_LONG: reset({ new_password: 'a'.repeat(129) }),
    REGEX_FAIL: reset({ new_password: 'password123' }),
    RATE_LIMITED: async (platform) => ({
      browser: await tooManyCodes(platform),
      input: { body: { code: neverSent, new_password: goodPassword } },
    }),
  },
  confirmEmail: {
    NOT_FOUND: confirm(neverSent),
    EXPIRED_CODE: expired('confirmEmail'),
    ALREADY_CONFIRMED: changed('confirmEmail', undefined, ({ platform }) =>
      platform.db.update(users).set({ emailConfirmed: true }),
    ),
    INVALID_VALUE: confirm('half a code'),
    RATE_LIMITED: async (platform) => ({
      browser: await tooManyCodes(platform),
      input: { body: { code: neverSent } },
    }),
  },
  resendConfirmation: {
    EMAIL_MISSING: resend(''),
    INVALID_VALUE: resend('mara@'),
    ALREADY_CONFIRMED: async (made) => {
      const browser = await newcomer(made)
      const { user } = await browser.client(getMe, {})
      await made.platform.db.update(users).set({ emailConfirmed: true }).where(eq(users.id, user.id))
      return { browser, input: { body: { email: user.email } } }
    },
    RATE_LIMITED: changed('resendConfirmation', undefined, async (_, { browser, input }) => {
      await browser.send('/users/me/email-resendconfirmation/', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(input.body),
      })
    }),
  },
  undoEmailChange: {
    NOT_FOUND: byVisitor<'undoEmailChange'>({ body: { code: neverSent } }),
    EXPIRED_CODE: expired('undoEmailChange'),
    VALUE_EXISTS: changed('undoEmailChange', undefined, async ({ platform }, { input }) => {
      // The account has another address by now, and somebody else signed up with the old one.
      const { code } = input.body
      const [found] = await platform.db
        .select()
        .from(emailCodes)
        .where(eq(emailCodes.codeHash, digest(code)))
      if (!found) throw new Error('The code was not stored')
      const emailKey = `moved-${found.userId}@example.com`.toLowerCase()
      await platform.db.update(users).set({ email: emailKey, emailKey }).where(eq(users.id, found.userId))
      await platform.db.insert(users).values({
        id: newId('usr'),
        email: found.email,
        emailKey: found.email.toLowerCase(),
        joinedAt: platform.now(),
      })
    }),
    RATE_LIMITED: async (platform) => ({
      browser: await tooManyCodes(platform),
      input: { body: { code: neverSent } },
    }),
  },
} satisfies Rejections
