import * as z from 'zod/mini'
import { PASSKEY } from '../limits/account.ts'
import { length, optional, required } from './field.ts'

/** What a passkey is called; and the password, where the log-in lies too far back. */
export const passkeyForm = z.object({
  name: required('VALUE_MISSING', length({ max: PASSKEY.nameMax })),
  password: optional(),
})
export type PasskeyForm = z.infer<typeof passkeyForm>
