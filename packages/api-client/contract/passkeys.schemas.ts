import * as z from 'zod'
import { userProfile } from '../model/account.ts'
import { passkey } from '../model/session.ts'
import { done } from '../model/wire.ts'

/** As the Web Authentication API writes it in JSON; the server checks it, nobody else reads it. */
const webAuthn = z.record(z.string(), z.unknown())

export const passkeysSchemas = {
  listPasskeys: { answer: z.object({ passkeys: z.array(passkey) }) },
  startPasskey: {
    body: z.object({ password: z.string().optional() }),
    answer: z.object({ options: webAuthn }),
  },
  addPasskey: {
    body: z.object({ name: z.string(), credential: webAuthn }),
    answer: z.object({ passkey }),
  },
  removePasskey: { answer: done },
  startPasskeyLogin: { answer: z.object({ options: webAuthn }) },
  loginWithPasskey: { body: z.object({ credential: webAuthn }), answer: z.object({ user: userProfile }) },
}
