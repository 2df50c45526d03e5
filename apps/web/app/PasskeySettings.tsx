import { PasskeysSection } from '@kindling/ui/views/settings/passkeys/PasskeysSection'
import { usePasskeySupport } from '../data/passkey-support.ts'
import { passkeysQuery, usePasskeyCalls } from '../data/passkeys.ts'
import { useQuery } from '../data/use-query.ts'

/** The passkeys of the signed-in person, with the calls that read and change them. */
export function PasskeySettings() {
  const passkeys = useQuery(passkeysQuery)
  const { add, remove } = usePasskeyCalls()
  return (
    <PasskeysSection
      passkeys={{ ...passkeys, data: passkeys.data?.passkeys }}
      support={usePasskeySupport()}
      onAdd={add}
      onRemove={remove}
    />
  )
}
