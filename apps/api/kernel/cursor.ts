import { refuse } from './failure.ts'

/** The end of a page: the sort values of its last row, and its id to separate equal ones. */
export interface Position {
  readonly values: readonly (string | number)[]
  readonly id: string | number
}

const holds = {
  time: (value: unknown) =>
    typeof value === 'string' &&
    /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/.test(value) &&
    !Number.isNaN(Date.parse(value)),
  /** Eight bytes, up to JavaScript's safe integers. */
  integer: (value: unknown) => Number.isSafeInteger(value),
  /** Four bytes: the type of project ids. */
  serial: (value: unknown) => Number.isInteger(value) && Math.abs(Number(value)) < 2 ** 31,
  real: (value: unknown) => typeof value === 'number' && Math.abs(value) < 1e6,
  text: (value: unknown) => typeof value === 'string' && /^[\w-]{1,64}$/.test(value),
} satisfies Record<string, (value: unknown) => boolean>

/** Types of a cursor's values. */
export interface CursorKind {
  /** Names the list and its order: a cursor of another list is rejected. */
  readonly of: string
  readonly values: readonly (keyof typeof holds)[]
  readonly id: 'serial' | 'text'
}

export const writeCursor = (of: string, { values, id }: Position): string =>
  Buffer.from(JSON.stringify([of, id, ...values])).toString('base64url')

/** Reads an untrusted cursor: anything that is not this list's is INVALID_TYPE. */
export function readCursor(text: string, kind: CursorKind): Position {
  try {
    const [of, id, ...values] = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
    const fit =
      values.length === kind.values.length && kind.values.every((each, index) => holds[each](values[index]))
    if (of === kind.of && holds[kind.id](id) && fit) return { values, id }
  } catch {}
  refuse('INVALID_TYPE', 'cursor')
}
