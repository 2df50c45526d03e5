import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { line, record } from '../model/bounds.ts'
import { passkey } from '../model/session.ts'
import { done } from '../model/wire.ts'

/** As the Web Authentication API writes it in JSON; the server checks it, nobody else reads it. */
const webAuthn = record(z.unknown())

export const passkeysSchemas = {
  listPasskeys: { answer: z.object({ passkeys: z.array(passkey) }) },
  startPasskey: {
    body: z.object({ password: line.optional() }),
    answer: z.object({ options: webAuthn }),
  },
  addPasskey: {
    body: z.object({ name: line, credential: webAuthn }),
    answer: z.object({ passkey }),
  },
  removePasskey: { answer: done },
  startPasskeyLogin: { answer: z.object({ options: webAuthn }) },
  loginWithPasskey: { body: z.object({ credential: webAuthn }), answer: z.object({ user: userProfile }) },
}
