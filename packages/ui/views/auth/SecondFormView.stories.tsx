import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import type { SecondForm } from '../../state/login-flow.ts'
import { wordsOf } from '../shared/story-words.ts'
import { SecondFormView } from './SecondFormView.tsx'

const args: SecondForm = {
  email: 'mara.lindqvist@example.com',
  way: 'code',
  failure: null,
}

const meta = preview.meta({
  title: 'Views/Auth/Second factor without scripts',
  component: SecondFormView,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args,
})

const failure = (code: 'CODE_INVALID' | 'TOTP_INVALID_RECOVERY_KEY' | 'RATE_LIMITED') => ({
  items: [{ code }],
  retryAfter: code === 'RATE_LIMITED' ? 600 : null,
})

/** The browser sends the form itself: it needs a method, names and enabled buttons. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const code = canvas.getByLabelText('Six-digit code')
    await expect(code).toHaveAttribute('name', 'code')
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code')
    const form = code.closest('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).not.toHaveAttribute('action')
    await expect(await canvas.findByLabelText('Recovery key')).not.toBeVisible()
  },
})

export const WrongCode = meta.story({
  args: { failure: failure('CODE_INVALID') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Six-digit code')).toHaveAccessibleDescription(
      /This code is not correct/,
    )
  },
})

/** The other form stays available after a rejection. */
export const WrongKey = meta.story({
  args: { way: 'key', failure: failure('TOTP_INVALID_RECOVERY_KEY') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Recovery key')).toHaveAccessibleDescription(
      /This recovery key is not correct/,
    )
  },
})

export const RateLimited = meta.story({
  args: { failure: failure('RATE_LIMITED') },
  play: async (context) => {
    const alert = await context.canvas.findByRole('alert')
    const [tooMany = ''] = wordsOf(context, 'errors')('RATE_LIMITED.default').split('.')
    await expect(alert).toHaveTextContent(tooMany)
    await expect(alert).toHaveTextContent(/Try again in 10 minutes\./)
  },
})
