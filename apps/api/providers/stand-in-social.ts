import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { standInConsents } from '../database/schema.ts'
import { digest } from '../kernel/ids.ts'
import { type SocialProvider, type SocialProviderName, SocialRejected } from './social.ts'

const codeLivesMs = 60_000

export interface Consent {
  readonly provider: SocialProviderName
  readonly codeChallenge: string
  readonly redirectUri: string
  /** What the person shares; an empty text is not shared. */
  readonly account: { readonly email: string; readonly name: string }
}

/** A provider on this machine. People agree on a page of the site; the rest is as at a real one. */
export interface SocialStandIn extends SocialProvider {
  /** The person agreed: a code that works once, for a minute. */
  readonly agree: (consent: Omit<Consent, 'provider'>) => Promise<string>
}

/** One address is one person to the stand-in, whether or not it is shared. */
const subjectOf = (provider: SocialProviderName, { email, name }: Consent['account']): string =>
  digest(`${provider} ${(email || name).trim().toLowerCase()}`).slice(0, 21)

export function standInSocial(
  provider: SocialProviderName,
  { db, now, siteOrigin }: { db: Database; now: () => Date; siteOrigin: () => string },
): SocialStandIn {
  return {
    authorizeUrl: ({ state, codeChallenge, redirectUri }) => {
      const url = new URL(`/consent/${provider}`, siteOrigin())
      url.search = new URLSearchParams({
        response_type: 'code',
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        redirect_uri: redirectUri,
      }).toString()
      return url.href
    },
    agree: async ({ codeChallenge, redirectUri, account }) => {
      const code = randomBytes(16).toString('base64url')
      const expiresAt = new Date(now().getTime() + codeLivesMs)
      await db
        .insert(standInConsents)
        .values({ codeHash: digest(code), provider, codeChallenge, redirectUri, account, expiresAt })
      return code
    },
    exchange: async ({ code, codeVerifier, redirectUri }) => {
      const [consent] = await db
        .delete(standInConsents)
        .where(
          and(
            eq(standInConsents.codeHash, digest(code)),
            eq(standInConsents.provider, provider),
            gt(standInConsents.expiresAt, now()),
          ),
        )
        .returning()
      const challenge = createHash('sha256').update(codeVerifier).digest('base64url')
      if (!consent || consent.codeChallenge !== challenge || consent.redirectUri !== redirectUri)
        throw new SocialRejected('The code is unknown, used, or for somebody else')
      const { email, name } = consent.account
      return {
        subject: subjectOf(provider, consent.account),
        email: email.trim(),
        emailVerified: email.trim() !== '',
        name: name.trim(),
      }
    },
  }
}
