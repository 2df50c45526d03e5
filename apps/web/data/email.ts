import { resendConfirmation } from '@kindling/api-client/contract/account'
import {
  confirmEmail,
  confirmPasswordReset,
  requestPasswordReset,
  undoEmailChange,
} from '@kindling/api-client/contract/auth'
import { useMemo } from 'react'
import { usePlatform } from './platform.tsx'

/** Calls for e-mails and their links. */
export function useEmailCalls() {
  const { client } = usePlatform()
  return useMemo(
    () => ({
      requestReset: ({ email }: { email: string }) => client(requestPasswordReset, { body: { email } }),
      reset: (body: { code: string; new_password: string }) => client(confirmPasswordReset, { body }),
      confirm: (code: string) => client(confirmEmail, { body: { code } }),
      resend: ({ email }: { email: string }) => client(resendConfirmation, { body: { email } }),
      undo: (code: string) => client(undoEmailChange, { body: { code } }),
    }),
    [client],
  )
}
