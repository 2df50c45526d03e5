import type { ErrorCode } from '@kindling/validation/errors'
import type {
  BackerPermission,
  OpenPermission,
  Permission,
  ProjectStatus,
} from '@kindling/validation/permissions'
import type { z } from 'zod'
import type { Schemas } from './schemas.ts'

/**
 * Who may make a call, and when (architecture, "Access"). The server finds the project by the first path parameter,
 * rejects the call by this alone, and passes the project and the caller's role to the handler.
 */
export interface ProjectAccess {
  readonly on: 'project'
  readonly may: Permission
  /** States the project must be in; any if absent. */
  readonly while?: readonly ProjectStatus[]
}

/** A call about no single project that only moderators may make (decisions 2 §8). */
export interface PlatformAccess {
  readonly on: 'platform'
  readonly may: 'platform:moderate'
}

/** States in which content may be changed: suspended and finished projects are read-only (decisions 2 §1). */
export const editable = ['INITIAL', 'DRAFT', 'ACTIVE'] as const satisfies readonly ProjectStatus[]

/**
 * One call of the platform, as plain data.
 *
 * Descriptors are object literals and nothing else, so that a bundle carries only the ones it uses;
 * the zod schemas of the same name live in `*.schemas.ts` and reach the server, tests and scenarios only.
 */
export interface EndpointSpec {
  /** Key into {@link Schemas}; also the operation id of the OpenAPI document. */
  readonly name: string
  readonly method: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  /** Relative to the API base, with `{param}` places, slashes as the specification writes them. */
  readonly path: string
  /**
   * Who may call: `none` anyone, `optional` anyone (a session adds detail), `session` a signed-in person,
   * `basic` credentials in the call itself.
   */
  readonly auth: 'none' | 'optional' | 'session' | 'basic'
  /** Calls about one project, and those of moderators: who may make them, and when. */
  readonly access?: ProjectAccess | PlatformAccess
  /**
   * The codes of this call's own rules. Those of its access and of the transport are added by {@link ErrorOf} and, as
   * data, by `errorsOf` of `errors-of.ts`.
   */
  readonly errors: readonly ErrorCode[]
  /** `planned`: declared, answers UNIMPLEMENTED, left out of atlas and conformance until it is served. */
  readonly status: 'served' | 'planned'
  /** `spec`: named in the specification's §7. `ours`: the specification needs it but does not name it. */
  readonly origin: 'spec' | 'ours'
  /** Milliseconds until the call is aborted; 10 s where absent (spec 1 §9). */
  readonly timeoutMs?: number
  /** The body is a form with a file instead of JSON. */
  readonly multipart?: true
  /** Moves money or takes stock: carries an `Idempotency-Key`, and the same key gives the same answer. */
  readonly idempotent?: true
  /** Changes nothing although it is not a GET, so it may be retried and cached like one. */
  readonly readsOnly?: true
  /** Logs in without credentials in the call: its 401 means a failed log-in. */
  readonly signsIn?: true
  /** A GET that stores something from a provider: only the site's own pages may call it. */
  readonly changesState?: true
  /**
   * SQL statements the call may take at most as it goes well, however much is stored. Those that begin and end a
   * transaction are not counted, nor the one that marks a session as seen every five minutes. Every served call names it.
   */
  readonly statements?: number
  /** Top-level keys an answer must have; the production client's guard, in place of zod. */
  readonly answerKeys: readonly string[]
}

type ParamNames<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never

/** Path parameters of an endpoint: one string for each `{name}` in its path. */
export type ParamsOf<E extends EndpointSpec> = { readonly [Name in ParamNames<E['path']>]: string }

type SchemasOf<E extends EndpointSpec> = E['name'] extends keyof Schemas ? Schemas[E['name']] : never

/** Query of an endpoint as the caller gives it. */
export type QueryOf<E extends EndpointSpec> =
  SchemasOf<E> extends { query: infer Q extends z.core.$ZodType } ? z.input<Q> : undefined

/** JSON (or form) body of an endpoint as the caller gives it. */
export type BodyOf<E extends EndpointSpec> =
  SchemasOf<E> extends { body: infer B extends z.core.$ZodType } ? z.input<B> : undefined

/** The body after the server parsed it: trimmed and normalised, with its defaults. */
export type ReadBodyOf<E extends EndpointSpec> =
  SchemasOf<E> extends { body: infer B extends z.core.$ZodType } ? z.output<B> : undefined

/** What the endpoint answers. */
export type AnswerOf<E extends EndpointSpec> =
  SchemasOf<E> extends { answer: infer A extends z.core.$ZodType } ? z.output<A> : never

/** Codes the transport itself can give for any call (spec 1 §7 "Response handling"). */
export type TransportCode = 'NETWORK_FAILURE' | 'REQUEST_TIMEOUT' | 'EXTERNAL_ERROR'

/** Codes of a call's access: no such project, no permission, not in this state. */
export type AccessCode<E extends EndpointSpec> = E extends { access: PlatformAccess }
  ? 'MISSING_PERMISSION'
  : E extends { access: infer A extends ProjectAccess }
    ?
        | 'NOT_FOUND'
        | (A['may'] extends OpenPermission
            ? never
            : A['may'] extends BackerPermission
              ? 'BACKER_PRIVATE'
              : 'MISSING_PERMISSION')
        | (A extends { while: readonly ProjectStatus[] } ? 'INVALID_PROJECT_STATE' : never)
    : never

/** Every code of the server's answers to this call, by its own rules and its access. */
export type ServerErrorOf<E extends EndpointSpec> = E['errors'][number] | AccessCode<E>

/** Every code a caller of this endpoint has to handle. */
export type ErrorOf<E extends EndpointSpec> =
  | ServerErrorOf<E>
  | TransportCode
  | (E['auth'] extends 'session' ? 'RESTRICTED_AREA' : never)

/** Writes the path of a call: `fillPath('projects/{id}/', { id: 'a/b' })` is `projects/a%2Fb/`. */
export function fillPath(path: string, params: Readonly<Record<string, string>> = {}): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const value = params[name]
    if (value === undefined || value === '') throw new TypeError(`No value for {${name}} in ${path}`)
    // Dot segments resolve to another call, encoded or not; encoded twice they name nothing.
    return /^\.{1,2}$/.test(value) ? value.replaceAll('.', '%252E') : encodeURIComponent(value)
  })
}
