import type { ServerOptions } from 'node:http'

/** Time limits of a connection, in milliseconds. */
export interface Patience {
  /** From the connection, or the previous answer, until all headers of a request have arrived. */
  readonly headersMs: number
  /** Until the whole request has arrived: the largest body over a slow line. */
  readonly requestMs: number
  /** Idle time between two requests. Longer than balancers keep idle connections (60 s). */
  readonly idleMs: number
  /** Interval between checks of the connections. */
  readonly checkEveryMs: number
}

export const patience: Patience = {
  headersMs: 15_000,
  requestMs: 60_000,
  idleMs: 65_000,
  checkEveryMs: 5_000,
}

/** Options of the server that close a connection which sends nothing, or a byte now and then. */
export const socketOptions = ({ headersMs, requestMs, idleMs, checkEveryMs }: Patience): ServerOptions => ({
  headersTimeout: headersMs,
  requestTimeout: requestMs,
  keepAliveTimeout: idleMs,
  connectionsCheckingInterval: checkEveryMs,
})
