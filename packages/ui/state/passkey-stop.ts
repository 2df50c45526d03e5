/** Whether a page can ask for a passkey: unknown on the server, never at an IP address. */
export type PasskeySupport = 'unknown' | 'yes' | 'no' | 'bare address'

/** Why a browser gave no answer. `cancelled`: by the person, or by a time-out; browsers do not say which. */
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
