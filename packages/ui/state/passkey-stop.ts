/** Whether a page can ask for a passkey: not known on the server, never at a bare address. */
export type PasskeySupport = 'unknown' | 'yes' | 'no' | 'bare address'

/** Why a browser gave no answer. `cancelled`: by the person, or by taking too long; browsers do not tell which. */
export type PasskeyStop = 'cancelled' | 'exists' | 'unable'

/** The browser gave no answer: no call of the platform failed. */
export class PasskeyStopped extends Error {
  readonly why: PasskeyStop
  constructor(why: PasskeyStop, cause?: unknown) {
    super(why, { cause })
    this.name = 'PasskeyStopped'
    this.why = why
  }
}
