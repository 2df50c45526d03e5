type Answer = () => Promise<Credential | null>

const bytes = new Uint8Array([1, 2, 3]).buffer
/** As a browser gives it; what is in it only the platform reads, and a story's platform does not look. */
const credential = {
  id: 'AQID',
  rawId: bytes,
  type: 'public-key',
  authenticatorAttachment: 'platform',
  getClientExtensionResults: () => ({}),
  response: {
    clientDataJSON: bytes,
    attestationObject: bytes,
    authenticatorData: bytes,
    signature: bytes,
    userHandle: bytes,
    getTransports: () => ['internal'],
  },
}

/**
 * Plays the device of whoever sits there; gives back what ends the play.
 *
 * @param answer what it does when it is asked. By default it is unlocked at once.
 */
export function playDevice(answer: Answer = async () => credential): () => void {
  const { credentials } = navigator
  Object.defineProperty(navigator, 'credentials', {
    configurable: true,
    value: { create: answer, get: answer },
  })
  const { isUserVerifyingPlatformAuthenticatorAvailable: own } = PublicKeyCredential
  PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = async () => true
  return () => {
    Object.defineProperty(navigator, 'credentials', { configurable: true, value: credentials })
    PublicKeyCredential.isUserVerifyingPlatformAuthenticatorAvailable = own
  }
}

/** The person closed the browser's dialog, or let it stand. */
export const declines: Answer = () => Promise.reject(new DOMException('not now', 'NotAllowedError'))
/** The device has a key for this account. */
export const hasOne: Answer = () => Promise.reject(new DOMException('one is here', 'InvalidStateError'))
