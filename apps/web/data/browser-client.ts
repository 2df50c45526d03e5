import type { Client, ClientOptions } from '@kindling/api-client/transport'
import { ApiError } from '@kindling/api-client/transport/api-error'
import { insist } from '@kindling/ui/insist'

/**
 * The client of a browser. A first view arrives with its answers and makes no call, so the transport is fetched with
 * the first call, or once the browser is idle.
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
      // Without a network the transport cannot be fetched either; that is the same failure.
      throw new ApiError([{ code: 'NETWORK_FAILURE' }], 0)
    })
    return client(endpoint, input)
  }
  return call as Client
}
