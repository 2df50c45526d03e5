/** Providers one can sign in at. */
export const socialProviders = ['google', 'facebook'] as const
export type SocialProviderName = (typeof socialProviders)[number]

/** Who came back from a provider. */
export interface SocialAccount {
  /** The provider's own name for the person: the only thing an account is known by. */
  readonly subject: string
  /** Empty where the person or the provider gave none. */
  readonly email: string
  /** Whether the provider has seen that the address is theirs. */
  readonly emailVerified: boolean
  readonly name: string
}

export interface SocialRequest {
  readonly state: string
  /** S256 of a verifier that stays here (RFC 7636). */
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
