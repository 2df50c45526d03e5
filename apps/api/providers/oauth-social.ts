import * as oauth from 'oauth4webapi'
import { type SocialAccount, type SocialProvider, SocialRejected, SocialUnavailable } from './social.ts'

export interface OAuthSettings {
  readonly server: {
    readonly issuer: string
    readonly authorization_endpoint: string
    readonly token_endpoint: string
    readonly userinfo_endpoint: string
  }
  readonly clientId: string
  readonly clientSecret: string
  readonly scope: string
  /** What the provider says of a person, as ours. */
  readonly read: (person: Readonly<Record<string, unknown>>) => SocialAccount
  /** Only for a peer on this machine: real ones answer over TLS. */
  readonly insecure?: boolean
}

const timeoutMs = 8_000

const text = (value: unknown): string => (typeof value === 'string' ? value : '')

/** Google as of its OpenID configuration. */
export const google = (clientId: string, clientSecret: string): OAuthSettings => ({
  server: {
    issuer: 'https://accounts.google.com',
    authorization_endpoint: 'https://accounts.google.com/o/oauth2/v2/auth',
    token_endpoint: 'https://oauth2.googleapis.com/token',
    userinfo_endpoint: 'https://openidconnect.googleapis.com/v1/userinfo',
  },
  clientId,
  clientSecret,
  scope: 'openid email profile',
  read: (person) => ({
    subject: text(person.sub),
    email: text(person.email),
    emailVerified: person.email_verified === true,
    name: text(person.name),
  }),
})

/** Facebook's Graph API. It shares only addresses that it has confirmed. */
export const facebook = (clientId: string, clientSecret: string): OAuthSettings => ({
  server: {
    issuer: 'https://www.facebook.com',
    authorization_endpoint: 'https://www.facebook.com/v21.0/dialog/oauth',
    token_endpoint: 'https://graph.facebook.com/v21.0/oauth/access_token',
    userinfo_endpoint: 'https://graph.facebook.com/v21.0/me?fields=id,name,email',
  },
  clientId,
  clientSecret,
  scope: 'email public_profile',
  read: (person) => ({
    subject: text(person.id),
    email: text(person.email),
    emailVerified: text(person.email) !== '',
    name: text(person.name),
  }),
})

/** A real provider, over the code flow of OAuth 2 with PKCE. */
export function oauthSocial(settings: OAuthSettings): SocialProvider {
  const { server, clientId, clientSecret, scope, read, insecure = false } = settings
  const client: oauth.Client = { client_id: clientId }
  const options = () => ({
    signal: AbortSignal.timeout(timeoutMs),
    [oauth.allowInsecureRequests]: insecure,
  })

  const person = async (token: string): Promise<SocialAccount> => {
    const response = await oauth.protectedResourceRequest(
      token,
      'GET',
      new URL(server.userinfo_endpoint),
      undefined,
      null,
      options(),
    )
    if (!response.ok) throw new SocialUnavailable(`The person could not be read: ${response.status}`)
    const account = read((await response.json()) as Record<string, unknown>)
    if (account.subject === '') throw new SocialUnavailable('The provider does not say who it was')
    return account
  }

  return {
    authorizeUrl: ({ state, codeChallenge, redirectUri }) => {
      const url = new URL(server.authorization_endpoint)
      url.search = new URLSearchParams({
        client_id: clientId,
        response_type: 'code',
        scope,
        state,
        code_challenge: codeChallenge,
        code_challenge_method: 'S256',
        redirect_uri: redirectUri,
      }).toString()
      return url.href
    },
    exchange: async ({ code, state, codeVerifier, redirectUri }) => {
      try {
        const answer = oauth.validateAuthResponse(server, client, new URLSearchParams({ code, state }), state)
        const response = await oauth.authorizationCodeGrantRequest(
          server,
          client,
          oauth.ClientSecretPost(clientSecret),
          answer,
          redirectUri,
          codeVerifier,
          options(),
        )
        // A rejection of the code is told apart from a provider that is not well.
        if (response.status === 400 || response.status === 401)
          throw new SocialRejected(`The code was refused: ${response.status}`)
        if (!response.ok) throw new SocialUnavailable(`No token: ${response.status}`)
        const { access_token: token } = (await response.json()) as { access_token?: unknown }
        if (typeof token !== 'string') throw new SocialUnavailable('The provider gave no token')
        return await person(token)
      } catch (error) {
        if (error instanceof SocialRejected || error instanceof SocialUnavailable) throw error
        throw new SocialUnavailable('The provider did not answer as agreed', { cause: error })
      }
    },
  }
}
