import { addPasskey, listPasskeys, removePasskey, startPasskey } from '@kindling/api-client/contract/passkeys'
import type { Client } from '@kindling/api-client/transport'
import { insist } from '@kindling/ui/insist'
import { useSWRConfig } from 'swr'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

export const passkeysQuery = query(listPasskeys, {})

/** Asks this device for a key and adds it. The password is sent with the first call, before the device is asked. */
export async function createPasskey(
  client: Client,
  { name, password }: { readonly name: string; readonly password?: string | undefined },
): Promise<void> {
  const { options } = await client(startPasskey, { body: password ? { password } : {} })
  const { makeKey } = await insist(() => import('./passkey-device.ts'), { times: 2 })
  await client(addPasskey, { body: { name, credential: await makeKey(options) } })
}

/** Calls for a person's passkeys; each change reads the list again. */
export function usePasskeyCalls() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  return {
    add: async (form: Parameters<typeof createPasskey>[1]) => {
      await createPasskey(client, form)
      await mutate(passkeysQuery.key)
    },
    remove: async (id: string) => {
      await client(removePasskey, { params: { id } })
      await mutate(passkeysQuery.key)
    },
  }
}
