import type { AnswerOf } from '../contract/endpoint.ts'
import type { Contract, resources, ServedName } from '../contract/index.ts'

/** The call that a happy handler answers. */
export interface Asked {
  readonly params: Readonly<Record<string, string>>
  readonly query: Readonly<Record<string, string>>
  // Bodies are what the page sent; each handler knows its own.
  readonly body: Readonly<Record<string, unknown>>
}

/** A happy answer for each served endpoint; the compiler holds it complete. */
export type World = { readonly [N in ServedName]: (asked: Asked) => AnswerOf<Contract[N]> }

/** Calls whose answer says nothing: `{}` is answered, unless a handler has something to remember. */
export type SilentName = {
  [N in ServedName]: Contract[N]['answerKeys'] extends readonly [] ? N : never
}[ServedName]

type In<Resource extends keyof typeof resources> = ServedName & keyof (typeof resources)[Resource]

/** The part of one file of the contract: `Handlers<'wallet'>` are those of the calls in `contract/wallet.ts`. */
export type Handlers<Resource extends keyof typeof resources> = Pick<
  World,
  Exclude<In<Resource>, SilentName>
> &
  Partial<Pick<World, In<Resource> & SilentName>>

/** A body's value at a key if it is text; else empty. */
export const text = (value: unknown): string => (typeof value === 'string' ? value : '')
