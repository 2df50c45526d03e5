import { login } from '@kindling/api-client/contract/auth'
import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import { loginWithPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import { register } from '@kindling/api-client/contract/users'
import type { UserProfile } from '@kindling/api-client/model/account'
import type { Credentials } from '@kindling/api-client/transport'
import { insist } from '@kindling/ui/insist'
import { useSWRConfig } from 'swr'
import { offerPasskey } from './passkey-offer.ts'
import { usePlatform } from './platform.tsx'
import { sessionKey } from './session.tsx'
import { announce } from './session-channel.ts'

export interface SignIn {
  readonly logIn: (credentials: Credentials) => Promise<AnswerOf<typeof login>>
  /** The second step of logging in. */
  readonly logInWithCode: (credentials: Credentials, code: string) => Promise<UserProfile>
  /** Logs in and turns two-factor off; `taken` is called on success, before this page knows of the session. */
  readonly logInWithKey: (credentials: Credentials, key: string, taken: () => void) => Promise<UserProfile>
  /** Passkey log-in, without a password or a code. */
  readonly logInWithPasskey: () => Promise<UserProfile>
  readonly signUp: (details: { email: string; password: string; name?: string }) => Promise<UserProfile>
}

/** The ways to log in. Apart from the session itself, because only the sign-in pages need them. */
export function useSignIn(): SignIn {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const begin = async (user: UserProfile) => {
    await mutate(sessionKey, { user }, { revalidate: false })
    announce('began')
  }
  return {
    logIn: async (credentials) => {
      const answer = await client(login, { credentials })
      if (answer.user) {
        offerPasskey()
        await begin(answer.user)
      }
      return answer
    },
    logInWithCode: async (credentials, code) => {
      const { user } = await client(loginWithTotp, { credentials, body: { code } })
      offerPasskey()
      await begin(user)
      return user
    },
    logInWithKey: async (credentials, key, taken) => {
      const { user } = await client(resetTotp, { credentials, body: { totp_recovery_key: key } })
      taken()
      await begin(user)
      return user
    },
    logInWithPasskey: async () => {
      const { options } = await client(startPasskeyLogin, {})
      const { unlockKey } = await insist(() => import('./passkey-device.ts'), { times: 2 })
      const { user } = await client(loginWithPasskey, { body: { credential: await unlockKey(options) } })
      await begin(user)
      return user
    },
    signUp: async (details) => {
      const { user } = await client(register, { body: details })
      await begin(user)
      return user
    },
  }
}
