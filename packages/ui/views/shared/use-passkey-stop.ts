import { useState } from 'react'
import { type PasskeyStop, PasskeyStopped } from '../../state/passkey-stop.ts'

/** Tells what stopped in the browser from what the platform rejected. */
export function usePasskeyStop() {
  const [why, setWhy] = useState<PasskeyStop | null>(null)
  return {
    why,
    clear: () => setWhy(null),
    /** Resolves to whether it was done; rejections of the platform go on to whoever asked. */
    watch: async (call: Promise<unknown>): Promise<boolean> => {
      setWhy(null)
      try {
        await call
        return true
      } catch (error) {
        if (!(error instanceof PasskeyStopped)) throw error
        setWhy(error.why)
        return false
      }
    },
  }
}
