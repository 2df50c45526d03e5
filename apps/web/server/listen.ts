import type { ServerOptions } from 'node:http'

/** How long whoever is connected may take, in milliseconds. */
export interface Patience {
  /** From the connection, or the answer before, until all headers of a request are there. */
  readonly headersMs: number
  /** Until the whole request is there: the largest body over a slow line. */
  readonly requestMs: number
  /** Between two requests of one connection. Above what balancers keep idle connections for (60 s). */
  readonly idleMs: number
  /** How often connections are looked at. */
  readonly checkEveryMs: number
}

export const patience: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 65_000,
  checkEveryMs: 5_000,
}

/** Options of the server by which a connection that says nothing, or a byte now and then, is closed. */
export const socketOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: checkEveryMs,
})
