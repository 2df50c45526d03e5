import type { Contract, ServedName } from '@kindling/api-client/contract'
import type {
  AnswerOf,
  EndpointSpec,
  ParamsOf,
  QueryOf,
  ReadBodyOf,
} from '@kindling/api-client/contract/endpoint'
import type { ProjectRole } from '@kindling/validation/permissions'
import type { ProjectRow } from './access.ts'
import type { Language } from './language.ts'
import type { User } from './people.ts'
import type { Platform } from './platform.ts'

/** A cookie of ten minutes for something that is under way. */
export interface ShortCookie {
  readonly read: () => string | null
  readonly write: (value: string) => void
  readonly forget: () => void
}

/** A secret that binds what begins in one browser to it. */
export interface BrowserKey {
  /** The key of this browser, or null. */
  readonly read: () => string | null
  /** Gives the browser a new key, for ten minutes. */
  readonly renew: () => string
  readonly forget: () => void
}

/**
 * A browser in which somebody has logged in before. It opens nothing: its failed log-ins are only counted apart from
 * everybody else's, so that nobody else can use up an owner's attempts (OWASP, device cookies).
 */
export interface Device {
  /** What attempts on an account are counted by; null where this browser never logged in to it. */
  readonly keyFor: (userId: string) => string | null
  /** Knows this browser from now on, under a new id: one that somebody planted is never adopted. */
  readonly remember: (userId: string) => void
}

/** One call of an endpoint, parsed, with everything a rule may want to know of it. */
export interface Call<E extends EndpointSpec> {
  readonly platform: Platform
  readonly params: ParamsOf<E>
  readonly query: NonNullable<QueryOf<E>> | Record<string, never>
  readonly body: ReadBodyOf<E>
  /** The signed-in person; always there where the endpoint's `auth` is `session`. */
  readonly user: E['auth'] extends 'session' ? User : User | null
  /** The project the call is about, as its access found it. */
  readonly project: E extends { access: { on: 'project' } } ? ProjectRow : undefined
  /** What the caller is to that project. */
  readonly roles: E extends { access: { on: 'project' } } ? readonly ProjectRole[] : undefined
  readonly credentials: { email: string; password: string } | null
  /** Where attempts are counted by. */
  readonly address: string
  /** Of a call that changes something, the page's origin, one of the site's; null where none is named: no browser. */
  readonly origin: string | null
  /** What e-mails are written in. */
  readonly language: Language
  /** What the caller's own session is stored under; null where there is none. */
  readonly sessionHash: string | null
  /** What only this browser has, for a journey to a provider and back. */
  readonly browserKey: BrowserKey
  /** Whether somebody has logged in here before. */
  readonly device: Device
  /** Holds an MFA challenge between two forms; null where a script sends the password again with the code. */
  readonly mfaChallenge: ShortCookie | null
  readonly idempotencyKey: E extends { idempotent: true } ? string : undefined
  readonly startSession: (userId: string) => Promise<void>
  readonly endSession: () => Promise<void>
}

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<AnswerOf<E>>

/** A handler for each endpoint that the contract calls served; the compiler holds it complete. */
export type Handlers = { readonly [N in ServedName]: Handler<Contract[N]> }
