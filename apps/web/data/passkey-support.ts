import type { PasskeySupport } from '@kindling/ui/state/passkey-stop'
import { isBareAddress } from '@kindling/validation/rules/bare-address'
import { useSyncExternalStore } from 'react'
import { usePageOrigin } from '../app/page-origin.tsx'

/** Whether the host is an IP address, for which there are no passkeys. */
export const useBareAddress = (): boolean => isBareAddress(new URL(usePageOrigin()).hostname)

const never = () => () => undefined
const known = (): PasskeySupport => ('PublicKeyCredential' in window ? 'yes' : 'no')

/** Whether this browser supports passkeys; `unknown` until its script runs. */
export function usePasskeySupport(): PasskeySupport {
  const isBare = useBareAddress()
  const support = useSyncExternalStore<PasskeySupport>(never, known, () => 'unknown')
  return isBare ? 'bare address' : support
}
