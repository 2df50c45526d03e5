import type { WrittenMail } from '@kindling/api-client/contract/update-mails.schemas'
import { DELAY } from '@kindling/validation/limits'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Failure } from '../../../state/failure.ts'
import { failureOf } from '../../shared/use-action.ts'

/** What an update's e-mail is made of. */
export interface MailTexts {
  readonly name: string
  /** HTML of the seven tags. */
  readonly description: string
}

interface Written {
  readonly mail: WrittenMail | null
  readonly failure: Failure | null
}

/** The e-mail that these texts become, written anew once they rest; the last one stays meanwhile. Null: not asked for. */
export function useMailPreview(
  onPreview: (texts: MailTexts) => Promise<WrittenMail>,
  texts: MailTexts | null,
): Written & { readonly retry: () => void } {
  const [turn, setTurn] = useState(0)
  const [written, setWritten] = useState<Written>({ mail: null, failure: null })
  const key = texts && JSON.stringify([texts.name, texts.description])
  const write = useEffectEvent(() => (texts ? onPreview(texts) : null))
  // biome-ignore lint/correctness/useExhaustiveDependencies: another turn asks again.
  useEffect(() => {
    if (key === null) return undefined
    let isOld = false
    const timer = setTimeout(async () => {
      try {
        const mail = await write()
        if (!isOld) setWritten({ mail, failure: null })
      } catch (error) {
        if (!isOld) setWritten((before) => ({ ...before, failure: failureOf(error) }))
      }
    }, DELAY.searchDebounceMs)
    return () => {
      isOld = true
      clearTimeout(timer)
    }
  }, [key, turn])
  return { ...written, retry: () => setTurn((before) => before + 1) }
}
