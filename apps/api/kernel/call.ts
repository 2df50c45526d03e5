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
import type { Language, Reading } from './language.ts'
import type { User } from './people.ts'
import type { Platform } from './platform.ts'

/** A cookie of ten minutes for a flow in progress. */
export interface ShortCookie {
  readonly read: () => string | null
  readonly write: (value: string) => void
  readonly forget: () => void
}

/** A secret that binds a flow to the browser it started in. */
export interface BrowserKey {
  /** The key of this browser, or null. */
  readonly read: () => string | null
  /** Gives the browser a new key, for ten minutes. */
  readonly renew: () => string
  readonly forget: () => void
}

/**
 * A browser in which somebody has logged in before. It logs nobody in: its failed log-ins are only counted separately,
 * so that nobody else can use up an owner's attempts (OWASP, device cookies).
 */
export interface Device {
  /** The key that counts attempts on an account; null if this browser never logged in to it. */
  readonly keyFor: (userId: string) => string | null
  /** Remembers this browser, under a new id: a planted one is never adopted. */
  readonly remember: (userId: string) => void
}

/** One call of an endpoint, parsed, with everything a rule may need. */
export interface Call<E extends EndpointSpec> {
  readonly platform: Platform
  readonly params: ParamsOf<E>
  readonly query: NonNullable<QueryOf<E>> | Record<string, never>
  readonly body: ReadBodyOf<E>
  /** The signed-in person; always there where the endpoint's `auth` is `session`. */
  readonly user: E['auth'] extends 'session' ? User : User | null
  /** The project of the call, loaded by the access check. */
  readonly project: E extends { access: { on: 'project' } } ? ProjectRow : undefined
  /** The caller's roles in that project. */
  readonly roles: E extends { access: { on: 'project' } } ? readonly ProjectRole[] : undefined
  readonly credentials: { email: string; password: string } | null
  /** The address that attempts are counted by. */
  readonly address: string
  /** For a changing call, the page's origin, one of the site's; null if none is sent: the caller is no browser. */
  readonly origin: string | null
  /** The language of e-mails. */
  readonly language: Language
  readonly reading: Reading
  /** The stored digest of the caller's session; null if there is none. */
  readonly sessionHash: string | null
  /** This browser's secret, for sign-in at a provider. */
  readonly browserKey: BrowserKey
  /** Whether somebody has logged in on this browser before. */
  readonly device: Device
  /** Holds an MFA challenge between two forms; null if a script sends the password again with the code. */
  readonly mfaChallenge: ShortCookie | null
  readonly idempotencyKey: E extends { idempotent: true } ? string : undefined
  /** An earlier try of this very call, with this key, died without an answer: what it did may be done. */
  readonly resumes: boolean
  readonly startSession: (userId: string) => Promise<void>
  readonly endSession: () => Promise<void>
}

export type Handler<E extends EndpointSpec> = (call: Call<E>) => Promise<AnswerOf<E>>

/** A handler for each endpoint that the contract calls served; the compiler holds it complete. */
export type Handlers = { readonly [N in ServedName]: Handler<Contract[N]> }
