import type { PasskeySupport } from '@kindling/ui/state/passkey-stop'
import { isBareAddress } from '@kindling/validation/rules/bare-address'
import { useSyncExternalStore } from 'react'
import { usePageOrigin } from '../app/page-origin.tsx'

/** Whether this site is reached by a number, for which there are no passkeys. */
export const useBareAddress = (): boolean => isBareAddress(new URL(usePageOrigin()).hostname)

const never = () => () => undefined
const known = (): PasskeySupport => ('PublicKeyCredential' in window ? 'yes' : 'no')

/** Whether this page can ask for a passkey; `unknown` until its script runs. */
export function usePasskeySupport(): PasskeySupport {
  const isBare = useBareAddress()
  const support = useSyncExternalStore<PasskeySupport>(never, known, () => 'unknown')
  return isBare ? 'bare address' : support
}
