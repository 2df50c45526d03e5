/** Providers one can sign in at. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProviderName = (typeof socialProviders)[number]

/** The person a provider sent back. */
export interface SocialAccount {
  /** The provider's id for the person: the only thing an account is identified by. */
  readonly subject: string
  /** Empty where the person or the provider gave none. */
  readonly email: string
  /** Whether the provider has verified the address. */
  readonly emailVerified: boolean
  readonly name: string
}

export interface SocialRequest {
  readonly state: string
  /** S256 challenge; the verifier stays here (RFC 7636). */
  readonly codeChallenge: string
  readonly redirectUri: string
}

export interface SocialAnswer {
  readonly code: string
  readonly state: string
  readonly codeVerifier: string
  readonly redirectUri: string
}

/** OAuth 2 with PKCE at one provider. */
export interface SocialProvider {
  /** Where the person is sent to agree. */
  readonly authorizeUrl: (request: SocialRequest) => string
  /**
   * Who agreed.
   *
   * @throws SocialRefused where the code is not good: unknown, used, or for another verifier or address.
   * @throws SocialUnavailable where the provider does not answer, or not as agreed.
   */
  readonly exchange: (answer: SocialAnswer) => Promise<SocialAccount>
}

export class SocialRejected extends Error {
  override name = 'SocialRefused'
}
export class SocialUnavailable extends Error {
  override name = 'SocialUnavailable'
}
