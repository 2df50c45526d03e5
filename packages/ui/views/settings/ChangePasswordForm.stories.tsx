import { changePassword } from '@kindling/api-client/contract/account'
import { answers, fails, malformed, pending } from '@kindling/api-client/scenarios'
import { expect, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import {
  fill,
  heal,
  type Play,
  type PlayContext,
  refusedAtField,
  refusedInAlert,
} from '../shared/story-plays.ts'
import { ChangePasswordForm } from './ChangePasswordForm.tsx'

const meta = preview.meta({
  title: 'Views/Settings/Change password',
  component: ChangePasswordForm,
  tags: ['errors'],
  parameters: answers(),
  // The real client, against the platform that the story plays.
  args: { onChange: (body) => storyClient(changePassword, { body }) },
  render: (args) => (
    <main style={{ maxInlineSize: 460 }}>
      <ChangePasswordForm {...args} />
    </main>
  ),
})

const old = 'iron kettle'
const next = 'copper kettle'

async function change(context: PlayContext, again = next) {
  await fill(context, 'Current password', old)
  await fill(context, 'New password', next)
  await fill(context, 'New password again', again)
  await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }))
}
async function changed({ canvas }: PlayContext) {
  await expect(await canvas.findByText('Your password is changed.')).toBeVisible()
  for (const label of ['Current password', 'New password', 'New password again'])
    await expect(canvas.getByLabelText(label)).toHaveValue('')
}
const refusedOver =
  (words: RegExp): Play =>
  async (context) => {
    await change(context)
    await refusedInAlert(context, words)
    await expect(context.canvas.getByLabelText('Current password')).toHaveValue(old)
    await expect(context.canvas.getByLabelText('New password')).toHaveValue(next)
    heal(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Try again' }))
    await changed(context)
  }
const refusedBeside =
  (label: string, words: RegExp, typed: string): Play =>
  async (context) => {
    await change(context)
    await refusedAtField(context, label, words, typed)
    await waitFor(() =>
      expect(context.canvas.getByRole('button', { name: 'Change password' })).toHaveAccessibleDescription(
        'Change what is marked to try again.',
      ),
    )
  }

export const Default = meta.story({
  play: async (context) => {
    await change(context)
    await changed(context)
  },
})
export const Form = meta.story({})
/** The checklist counts along, and the button says what is missing. */
export const TooShort = meta.story({
  play: async (context) => {
    await fill(context, 'Current password', old)
    await fill(context, 'New password', 'seven77')
    const button = context.canvas.getByRole('button', { name: 'Change password' })
    await expect(button).toHaveAccessibleDescription('One more character.')
    await fill(context, 'New password', 'seven777')
    await expect(button).not.toHaveAttribute('aria-disabled')
  },
})
export const TheTwoDiffer = meta.story({
  play: async (context) => {
    await change(context, 'copper kettel')
    await refusedAtField(context, 'New password again', /The two passwords differ/, 'copper kettel')
  },
})
export const NotRepeated = meta.story({
  play: async (context) => {
    await fill(context, 'Current password', old)
    await fill(context, 'New password', next)
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Change password' }))
    await refusedAtField(context, 'New password again', /Enter the new password a second time/, '')
  },
})
export const Pending = meta.story({
  parameters: answers([pending('changePassword')]),
  play: async (context) => {
    await change(context)
    await expect(await context.canvas.findByRole('button', { name: 'Changing' })).toHaveAttribute('aria-busy')
  },
})
export const Malformed = meta.story({
  parameters: answers([malformed('changePassword')]),
  play: refusedOver(/A service we depend on did not answer/),
})
export const PasswordMissing = meta.story({
  parameters: fails('changePassword', 'PASSWORD_MISSING', { field: 'password' }),
  play: refusedBeside('Current password', /Enter your password/, old),
})
export const PasswordWrong = meta.story({
  parameters: fails('changePassword', 'INVALID_VALUE', { field: 'password' }),
  play: refusedBeside('Current password', /This password is not correct/, old),
})
export const Short = meta.story({
  parameters: fails('changePassword', 'ITERABLE_LENGTH_SHORT', {
    field: 'new_password',
    params: { min: 14 },
  }),
  play: refusedBeside('New password', /at least 14 characters/, next),
})
export const Long = meta.story({
  parameters: fails('changePassword', 'ITERABLE_LENGTH_LONG', { field: 'new_password', params: { max: 12 } }),
  play: refusedBeside('New password', /at most 12 characters/, next),
})
export const Common = meta.story({
  parameters: fails('changePassword', 'REGEX_FAIL', { field: 'new_password' }),
  play: refusedBeside('New password', /on lists of leaked passwords/, next),
})
export const InvalidState = meta.story({
  parameters: fails('changePassword', 'INVALID_STATE'),
  play: refusedOver(/This is not allowed right now/),
})
export const RateLimited = meta.story({
  parameters: fails('changePassword', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: refusedOver(/Too many tries.*Try again in 1 minute/),
})
export const NetworkFailure = meta.story({
  parameters: fails('changePassword', 'NETWORK_FAILURE'),
  play: refusedOver(/We could not reach the server/),
})
export const RequestTimeout = meta.story({
  parameters: fails('changePassword', 'REQUEST_TIMEOUT'),
  play: refusedOver(/The answer took too long/),
})
export const ExternalError = meta.story({
  parameters: fails('changePassword', 'EXTERNAL_ERROR'),
  play: refusedOver(/A service we depend on did not answer/),
})
export const RestrictedArea = meta.story({
  parameters: fails('changePassword', 'RESTRICTED_AREA'),
  play: refusedOver(/Log in to continue/),
})
