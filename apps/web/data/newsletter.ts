import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@kindling/api-client/contract/mailing-list'
import { useMemo } from 'react'
import { useLocation, useSearchParams } from 'react-router-dom'
import { usePlatform } from './platform.tsx'
import { useSentForm } from './sent-form.ts'

/** What a newsletter link has: its code, the outcome of its form, and the calls. */
export function useNewsletterLink() {
  const { client } = usePlatform()
  const { pathname } = useLocation()
  const [search] = useSearchParams()
  const { refused, done } = useSentForm()
  const code = search.get('code') ?? ''
  const calls = useMemo(
    () => ({
      confirm: (each: string) => client(confirmNewsletter, { body: { code: each } }),
      unsubscribe: (each: string) => client(unsubscribeFromNewsletter, { body: { code: each } }),
      subscribe: (email: string) => client(subscribeToNewsletter, { body: { email } }),
    }),
    [client],
  )
  return {
    ...calls,
    code,
    action: `${pathname}?code=${encodeURIComponent(code)}`,
    answered: refused || done ? { failure: refused?.failure ?? null } : null,
  }
}
