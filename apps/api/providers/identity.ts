/**
 * `open`: the person has not handed anything in. `pending`: it is being looked at. `complete`, `failed`: it was.
 */
export type IdentityStatus = 'open' | 'pending' | 'complete' | 'failed'

export interface IdentityRequest {
  /** Ours: asking twice under one reference starts one check. */
  readonly reference: string
  readonly firstName: string
  readonly lastName: string
  /** Where the person is sent when they are done. */
  readonly returnUrl: string
}

export interface StartedCheck {
  /** The provider's name for the check. */
  readonly id: string
  /** Where the person is sent to show who they are. */
  readonly url: string
}

/** Whoever looks at documents. Nothing of them is kept here: only how it ended. */
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

/** The provider does not answer, or not as agreed. */
export class IdentityUnavailable extends Error {
  override readonly name = 'IdentityUnavailable'
}

const refuse = async () => {
  throw new IdentityUnavailable('Nobody checks identities here')
}
/** Where nobody was chosen, and nobody may be played. */
export const noIdentity: IdentityProvider = { start: refuse, read: refuse, forget: refuse }
