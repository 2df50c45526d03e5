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

/** What the operator reads when the server cannot listen: what is wrong, and what helps. */
export function whyNotListening(error: NodeJS.ErrnoException, host: string, port: number): string {
  if (error.code === 'EADDRINUSE')
    return (
      `Port ${port} is taken on ${host}, perhaps by another Kindling. ` +
      `Stop what uses it, or choose another port: PORT=${port < 65_535 ? port + 1 : 4600}.`
    )
  if (error.code === 'EACCES')
    return `This user may not listen on port ${port}. Choose one from 1024 on: PORT=4600.`
  if (error.code === 'EADDRNOTAVAIL' || error.code === 'ENOTFOUND')
    return `HOST=${host} is no address of this machine. Leave it away for this machine alone.`
  return `The server cannot listen on ${host}, port ${port}: ${error.message}`
}
