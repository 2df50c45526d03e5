import type { PasskeySupport } from '@kindling/ui/views/auth/passkey-stop'
import { useSyncExternalStore } from 'react'
import { usePageOrigin } from '../app/page-origin.tsx'

/** No device has a key for a number: browsers refuse it, whatever the site says. */
export const isBareAddress = (origin: string): boolean => {
  const { hostname } = new URL(origin)
  return hostname.startsWith('[') || /^[\d.]+$/.test(hostname)
}

const never = () => () => undefined
const known = (): PasskeySupport => ('PublicKeyCredential' in window ? 'yes' : 'no')

/** Whether this page can ask for a passkey; `unknown` until its script runs. */
export function usePasskeySupport(): PasskeySupport {
  const origin = usePageOrigin()
  const support = useSyncExternalStore<PasskeySupport>(never, known, () => 'unknown')
  return isBareAddress(origin) ? 'bare address' : support
}
