type Answer = () => Promise<Credential | null>

const bytes = new Uint8Array([1, 2, 3]).buffer
/** Shaped like a browser's answer; only the platform reads its content, and a story's platform does not. */
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
 * Plays the person's device; returns a function that ends the play.
 *
 * @param answer its answer when asked. By default it verifies its user at once.
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

/** The person closed the browser's dialog, or let it time out. */
export const declines: Answer = () => Promise.reject(new DOMException('not now', 'NotAllowedError'))
/** The device has a key for this account. */
export const hasOne: Answer = () => Promise.reject(new DOMException('one is here', 'InvalidStateError'))
