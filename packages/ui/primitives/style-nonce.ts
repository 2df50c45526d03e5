declare global {
  /** Where the libraries under Radix look for the nonce of the styles they write. */
  var __webpack_nonce__: string | undefined
}

/**
 * Tells the libraries under an overlay the page's nonce, before it opens: what holds the page behind still is a style
 * written into the document, and a page's policy allows only those that know it.
 */
export function shareStyleNonce(): void {
  if (typeof document === 'undefined' || globalThis.__webpack_nonce__ !== undefined) return
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? { nonce: '' }
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
