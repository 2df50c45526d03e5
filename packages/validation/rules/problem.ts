import type { ErrorCode } from '../errors/catalogue.ts'

/** What a rule found wrong: the code, and the values its words need. */
export interface Problem {
  readonly code: ErrorCode
  readonly params?: Readonly<Record<string, string | number>>
}
