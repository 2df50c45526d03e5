import { facebook, google, oauthSocial } from './oauth-social.ts'
import type { SocialProvider, SocialProviderName } from './social.ts'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * The providers the environment has keys for; the others are closed, or played in development.
 *
 * @throws Error where half of a pair of keys is there, or no public origin for them to send people back to.
 */
export function chooseSocial(env: Environment): Partial<Record<SocialProviderName, SocialProvider>> {
  const chosen: Partial<Record<SocialProviderName, SocialProvider>> = {}
  for (const [name, settings] of [
    ['google', google],
    ['facebook', facebook],
  ] as const) {
    const id = env[`${name.toUpperCase()}_CLIENT_ID`]
    const secret = env[`${name.toUpperCase()}_CLIENT_SECRET`]
    if (!id && !secret) continue
    if (!id || !secret || !env.PUBLIC_ORIGIN)
      throw new Error(`${name}: client id, client secret and PUBLIC_ORIGIN belong together`)
    chosen[name] = oauthSocial(settings(id, secret))
  }
  return chosen
}
