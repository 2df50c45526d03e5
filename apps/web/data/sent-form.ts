import type { SentForm } from '@kindling/ui/views/auth/sent-form'
import { useLocation } from 'react-router-dom'
import { usePlatform } from './platform.tsx'

/** Key of a form that was sent before scripts, among what comes with a page. */
export const sentFormKey = 'sent form'

/** Where it was sent to, and what came of it. */
export interface DeliveredForm extends SentForm {
  readonly path: string
}

/** What this page's form was refused with before any script had arrived; null: nothing was sent. */
export function useSentForm(): SentForm | null {
  const { pathname } = useLocation()
  const sent = usePlatform().delivered.answers[sentFormKey] as DeliveredForm | undefined
  return sent?.path === pathname ? sent : null
}
