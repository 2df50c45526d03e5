import { passkeyForm } from '@kindling/validation/forms/passkey'
import * as z from 'zod'
import { extend, pick } from 'zod/mini'
import { userProfile } from '../model/account.ts'
import { record } from '../model/bounds.ts'
import { passkey } from '../model/session.ts'
import { done } from '../model/wire.ts'

/** As the Web Authentication API writes it in JSON; the server checks it, nobody else reads it. */
const webAuthn = record(z.unknown())

export const passkeysSchemas = {
  listPasskeys: { answer: z.object({ passkeys: z.array(passkey) }) },
  startPasskey: {
    body: pick(passkeyForm, { password: true }),
    answer: z.object({ options: webAuthn }),
  },
  addPasskey: {
    body: extend(pick(passkeyForm, { name: true }), { credential: webAuthn }),
    answer: z.object({ passkey }),
  },
  removePasskey: { answer: done },
  startPasskeyLogin: { answer: z.object({ options: webAuthn }) },
  loginWithPasskey: { body: z.object({ credential: webAuthn }), answer: z.object({ user: userProfile }) },
}
