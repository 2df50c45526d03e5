declare global {
  /** The global in which the libraries under Radix look for the nonce of the styles they write. */
  var __webpack_nonce__: string | undefined
}

/**
 * Passes the page's nonce to the libraries under an overlay before it opens: they write a style into the document to
 * lock scrolling, and a page's policy allows only styles with the nonce.
 */
export function shareStyleNonce(): void {
  if (typeof document === 'undefined' || globalThis.__webpack_nonce__ !== undefined) return
  const { nonce } = document.querySelector<HTMLMetaElement>('meta[property=csp-nonce]') ?? { nonce: '' }
  if (nonce) globalThis.__webpack_nonce__ = nonce
}
