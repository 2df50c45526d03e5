import type { AnswerOf, EndpointSpec } from '@kindling/api-client/contract/endpoint'
import type { CallInput, Client } from '@kindling/api-client/transport'

/** A read with its cache key and its fetcher. */
export interface Query<Answer> {
  readonly key: string
  readonly run: (client: Client) => Promise<Answer>
}

/** The read of an endpoint. Two with the same name and input share one cache entry. */
export function query<const E extends EndpointSpec>(endpoint: E, input: CallInput<E>): Query<AnswerOf<E>> {
  const { params, query, body } = input as { params?: object; query?: object; body?: object }
  // Some reads carry what they ask for in a body.
  const asked = body === undefined ? [params ?? {}, query ?? {}] : [params ?? {}, query ?? {}, body]
  return {
    key: `${endpoint.name} ${JSON.stringify(asked)}`,
    run: (client) => client(endpoint, input),
  }
}
