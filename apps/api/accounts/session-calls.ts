import type { login, logout } from '@kindling/api-client/contract/auth'
import type { getMe, register } from '@kindling/api-client/contract/users'
import { users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { refuseCommonPassword } from './common-passwords.ts'
import { userOf } from './credentials.ts'
import { emailKeyOf, sendConfirmation } from './mails.ts'
import { sealHalfLogin } from './mfa-challenge.ts'
import { hashPassword } from './passwords.ts'
import { profileOf } from './profile.ts'
import { openHalfLogin } from './second-factor.ts'

const minute = 60_000
const signUps = { count: 40, windowMs: 60 * minute }

const onLogin: Handler<typeof login> = async (call) => {
  const { platform, credentials, mfaChallenge, startSession } = call
  if (!credentials?.email) refuse('EMAIL_MISSING', 'email')
  if (!credentials.password) refuse('PASSWORD_MISSING', 'password')
  const user = await userOf(call)
  if (user.totpEnabled) {
    await openHalfLogin(platform.db, user.id)
    mfaChallenge?.write(await sealHalfLogin(platform, user))
    return { totp_required: true, user: null }
  }
  await startSession(user.id)
  return { totp_required: false, user: await profileOf(platform.db, user) }
}

const onLogout: Handler<typeof logout> = async ({ endSession }) => {
  await endSession()
  return {}
}

const onRegister: Handler<typeof register> = async ({ platform, body, address, language, startSession }) => {
  await countAttempt(platform, `register:${address}`, signUps)
  await refuseCommonPassword(body.password, 'password')
  const { email } = body
  const joinedAt = platform.now()
  const values = {
    id: newId('usr'),
    email,
    emailKey: emailKeyOf(email),
    passwordHash: await hashPassword(body.password),
    name: (body.name ?? '').trim(),
    language,
    joinedAt,
  }
  const user = await platform.db.transaction(async (tx) => {
    const [added] = await tx.insert(users).values(values).onConflictDoNothing().returning()
    if (!added) refuse('VALUE_EXISTS', 'email')
    await sendConfirmation(tx, joinedAt, { userId: added.id, email, language })
    return added
  })
  await startSession(user.id)
  return { user: await profileOf(platform.db, user) }
}

const onGetMe: Handler<typeof getMe> = async ({ platform, user }) => ({
  user: await profileOf(platform.db, user),
})

export const sessionHandlers = {
  login: onLogin,
  logout: onLogout,
  register: onRegister,
  getMe: onGetMe,
} satisfies Partial<Handlers>
