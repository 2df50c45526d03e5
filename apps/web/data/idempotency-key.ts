/** A unique key: 122 random bits. `randomUUID` exists only in secure contexts. */
export function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16))
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

export interface IdempotencyKey {
  /** The key for this request: the same one while the request is the same, also after a refresh. */
  readonly for: (request: unknown) => string
  /** The request has its final answer; the next one gets a new key. */
  readonly forget: () => void
}

interface Kept {
  readonly request: string
  readonly key: string
}

function read(place: string): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

/**
 * The browser creates and stores the key of a call that moves money, so that a retry after a lost answer, a time-out or
 * a refresh is the same call.
 */
export function useIdempotencyKey(name: string): IdempotencyKey {
  const place = `kindling:key:${name}`
  return {
    for: (request) => {
      const text = JSON.stringify(request)
      const kept = read(place)
      if (kept?.request === text) return kept.key
      const key = newKey()
      sessionStorage.setItem(place, JSON.stringify({ request: text, key } satisfies Kept))
      return key
    },
    forget: () => sessionStorage.removeItem(place),
  }
}
