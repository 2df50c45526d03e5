import type { Client, ClientOptions } from '@kindling/api-client/transport'
import { ApiError } from '@kindling/api-client/transport/api-error'
import { insist } from '@kindling/ui/insist'

/**
 * The client of a browser. A first view arrives with its answers and makes no call, so the transport comes with the
 * first call, or once the browser has nothing better to do.
 */
export function createBrowserClient(options: ClientOptions): Client {
  let loading: Promise<Client> | undefined
  const load = () => {
    loading ??= insist(() => import('./transport.ts'), { times: 2 }).then(({ connect }) => connect(options))
    loading.catch(() => {
      loading = undefined
    })
    return loading
  }
  if (typeof window !== 'undefined') window.setTimeout(() => void load().catch(() => undefined), 1_000)
  const call = async (endpoint: never, input: never) => {
    const client = await load().catch(() => {
      // Without a network not even the transport is to be had; that is the same failure.
      throw new ApiError([{ code: 'NETWORK_FAILURE' }], 0)
    })
    return client(endpoint, input)
  }
  return call as Client
}
