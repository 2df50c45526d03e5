import type { IdentityProvider } from './identity.ts'
import { stripeIdentity } from './stripe-identity.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * Who checks identities, as the environment says; undefined: nobody, or in development the stand-in.
 *
 * @throws Error where a key is there without the origin people come back to: better at the start than with the first
 * check.
 */
export function chooseIdentity(env: Environment): IdentityProvider | undefined {
  const { STRIPE_IDENTITY_KEY: key, PUBLIC_ORIGIN: origin } = env
  if (!key) return undefined
  if (!origin) throw new Error('STRIPE_IDENTITY_KEY needs PUBLIC_ORIGIN beside it')
  return stripeIdentity({ key })
}
