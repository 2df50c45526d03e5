import { catalogue, type ErrorCode } from '@kindling/validation/errors'

export interface FailureItem {
  readonly code: ErrorCode
  readonly field?: string
  readonly params?: Readonly<Record<string, string | number>>
}

/** Maximum errors in an answer; a form has fewer fields, and nobody corrects more at once. */
const itemsMax = 20

/** A rejection with codes of the catalogue; thrown by rules, written by the HTTP layer. */
export class Failure extends Error {
  readonly items: readonly [FailureItem, ...FailureItem[]]
  /** Seconds after which a retry makes sense. */
  readonly retryAfter: number | null

  constructor(found: readonly [FailureItem, ...FailureItem[]], retryAfter: number | null = null) {
    const [first, ...rest] = found
    const items = [first, ...rest.slice(0, itemsMax - 1)] as const
    super(items.map((item) => item.code + (item.field ? `(${item.field})` : '')).join(', '))
    this.name = 'Failure'
    this.items = items
    this.retryAfter = retryAfter
  }

  /** HTTP status of the first code, from the catalogue. */
  get status(): number {
    return catalogue[this.items[0].code].status
  }
}

/** Rejects with one code: `reject('INVALID_VALUE', 'email')`. */
export function refuse(code: ErrorCode, field?: string, params?: FailureItem['params']): never {
  throw new Failure([{ code, ...(field ? { field } : {}), ...(params ? { params } : {}) }])
}

/** Rejects with every item of a list, or passes where it is empty. */
export function refuseAll(items: readonly FailureItem[]): void {
  const [first, ...rest] = items
  if (first) throw new Failure([first, ...rest])
}
