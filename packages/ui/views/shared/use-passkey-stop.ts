import { useState } from 'react'
import { type PasskeyStop, PasskeyStopped } from '../../state/passkey-stop.ts'

/** Distinguishes a stop in the browser from a rejection by the platform. */
export function usePasskeyStop() {
  const [why, setWhy] = useState<PasskeyStop | null>(null)
  return {
    why,
    clear: () => setWhy(null),
    /** Resolves to whether it succeeded; rejections of the platform are thrown to the caller. */
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
