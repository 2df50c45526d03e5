import { login } from '@kindling/api-client/contract/auth'
import { loginWithTotp, resetTotp } from '@kindling/api-client/contract/totp'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import { useReducer } from 'react'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { firstLogin, loginFlow } from '../../state/login-flow.ts'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { LoginFlowView, type LoginFlowViewProps } from './LoginFlowView.tsx'

/** The flow as a page uses it, on the real client. */
function Held(props: LoginFlowViewProps) {
  const [flow, dispatch] = useReducer(loginFlow, props.flow)
  return <LoginFlowView {...props} flow={flow} dispatch={dispatch} />
}

const guarded = { user: null, guarded: true } as const

const meta = preview.meta({
  title: 'Views/Auth/Log in flow',
  component: LoginFlowView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers([], guarded) },
  args: {
    flow: firstLogin,
    dispatch: () => undefined,
    signupHref: '/signup',
    forgotHref: '/forgot-password',
    settingsHref: '/settings/account',
    nextHref: '/projects/trending',
    onLogin: (credentials) => storyClient(login, { credentials }),
    onCode: (credentials, code) => storyClient(loginWithTotp, { credentials, body: { code } }),
    onKey: async (credentials, key, taken) => {
      await storyClient(resetTotp, { credentials, body: { totp_recovery_key: key } })
      taken()
    },
  },
  render: (args) => <Held {...args} />,
})

const credentials = { email: 'mara.lindqvist@example.com', password: 'copper kettle' }
async function password(context: PlayContext) {
  await fill(context, 'E-mail', credentials.email)
  await fill(context, 'Password', credentials.password)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Log in' }))
}
const heading = (context: PlayContext, name: string) =>
  expect(context.canvas.findByRole('heading', { name })).resolves.toBeVisible()

/** The step from the password to the code. */
export const Default = meta.story({
  play: async (context) => {
    await password(context)
    await heading(context, 'Enter your code')
    await waitFor(() => expect(context.canvas.getByLabelText('Six-digit code')).toHaveFocus())
  },
})

/** The second step has a script of its own. */
const patience = { timeout: 15_000 }
async function typeCode(context: PlayContext) {
  const label = wordsOf(context, 'auth')('twoFactor.label')
  await context.userEvent.click(await context.canvas.findByLabelText(label, {}, patience))
  await context.userEvent.paste('490215')
}
export const Code = meta.story({
  args: { flow: { view: 'two-factor', credentials } },
  ...sending(typeCode, ({ canvas }) => waitFor(() => expect(canvas.queryByRole('alert')).toBeNull())),
})

/** Five wrong codes end the MFA challenge: the flow asks for the password again and keeps the e-mail. */
export const PasswordAgain = Code.extend(
  rejected(
    'loginWithTotp',
    'UNAUTHORIZED',
    /Too many wrong codes\. Enter your password again to get five more/,
    {
      words: 'auth:login.passwordAgain',
      focus: 'stays',
    },
  ),
)
PasswordAgain.test('asks for the password, then for the code', async (context) => {
  const { canvas, userEvent } = context
  await heading(context, 'Welcome back')
  await expect(await canvas.findByLabelText('E-mail')).toHaveValue(credentials.email)
  await waitFor(() => expect(canvas.getByLabelText('Password')).toHaveFocus())
  await recovers(
    async () => {
      await userEvent.paste(credentials.password)
      await userEvent.click(await canvas.findByRole('button', { name: 'Log in' }))
    },
    () => heading(context, 'Enter your code'),
  )(context)
})

async function typeKey(context: PlayContext) {
  const t = wordsOf(context, 'auth')
  await context.canvas.findByLabelText(t('recovery.label'), {}, patience)
  await fill(context, t('recovery.label'), fixtures.recoveryKey)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('recovery.submit') }))
}
export const Key = meta.story({
  args: { flow: { view: 'recovery', credentials } },
  ...sending(typeKey, (context) => heading(context, wordsOf(context, 'auth')('recovered.title'))),
})

/** Two-factor was turned off elsewhere meanwhile: the password alone is enough. */
export const NoSecondFactor = Key.extend(
  rejected('resetTotp', 'TOTP_NOT_ENABLED', /Log in with your password alone/, { focus: 'stays' }),
)
NoSecondFactor.test('leads to the password', (context) => heading(context, 'Welcome back'))

export const WithTheKey = meta.story({
  args: { flow: { view: 'two-factor', credentials } },
  play: async (context) => {
    const { canvas, userEvent } = context
    await userEvent.click(await canvas.findByRole('button', { name: 'Use a recovery key' }))
    await heading(context, 'Use a recovery key')
    await fill(context, 'Recovery key', fixtures.recoveryKey)
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in with key' }))
    await heading(context, 'Two-factor is off')
    await expect(await canvas.findByRole('link', { name: 'Set it up again' })).toHaveAttribute(
      'href',
      '/settings/account',
    )
    await expect(await canvas.findByRole('link', { name: 'Not now' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})

export const Recovered = meta.story({ args: { flow: { view: 'recovered' } } })

/** Without scripts, after ten minutes or with a used MFA challenge, the flow asks for the password again. */
export const TooLate = meta.story({
  args: { flow: { view: 'login', because: 'too late', email: credentials.email } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(
      'That took too long, or was used already. Enter your password again.',
    )
    await expect(await canvas.findByLabelText('E-mail')).toHaveValue(credentials.email)
  },
})
