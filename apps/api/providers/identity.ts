/** `open`: nothing was submitted. `pending`: documents are being checked. `complete`, `failed`: the result. */
export type IdentityStatus = 'open' | 'pending' | 'complete' | 'failed'

export interface IdentityRequest {
  /** Our reference: starting twice with one reference starts one check. */
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  /** Where the provider sends the person back to. */
  readonly returnUrl: string
}

export interface StartedCheck {
  /** The provider's id of the check. */
  readonly id: string
  /** Where the person submits their documents. */
  readonly url: string
}

/** A provider that checks identity documents. Only the result is stored here. */
export interface IdentityProvider {
  /** @throws IdentityUnavailable */
  readonly start: (request: IdentityRequest) => Promise<StartedCheck>
  /** @throws IdentityUnavailable also for a check it does not know. */
  readonly read: (id: string) => Promise<IdentityStatus>
  /**
   * What it has of the person is erased; doing so twice is no error.
   *
   * @throws IdentityUnavailable
   */
  readonly forget: (id: string) => Promise<void>
}

/** The provider does not answer, or its answer is not as documented. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}

const refuse = async () => {
  throw new IdentityUnavailable('Nobody checks identities here')
}
/** Neither a provider nor the stand-in is set up. */
export const noIdentity: IdentityProvider = { start: refuse, read: refuse, forget: refuse }
