import { resendConfirmation } from '@kindling/api-client/contract/account'
import { answers, fails } from '@kindling/api-client/scenarios'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type Play, refusedInAlert } from '../shared/story-plays.ts'
import { ConfirmNotice } from './ConfirmNotice.tsx'

const later = fn()

const meta = preview.meta({
  title: 'Views/Auth/Confirm notice',
  component: ConfirmNotice,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    email: 'new@example.com',
    onResend: (body: { email: string }) => storyClient(resendConfirmation, { body }),
    onLater: later,
  },
})

const again = 'Send the link again'
/** It says that it was sent, and waits before the next. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    later.mockClear()
    const button = canvas.getByRole('button', { name: again })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Sent to new@example\.com/)).toBeVisible()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(canvas.getByRole('button', { name: 'Hide for this visit' }))
    await expect(later).toHaveBeenCalledOnce()
  },
})

const refused =
  (words: RegExp): Play =>
  async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: again }))
    await refusedInAlert(context, words)
    heal(context)
    await context.userEvent.click(context.canvas.getByRole('button', { name: again }))
    await expect(await context.canvas.findByText(/Sent to new@example\.com/)).toBeVisible()
  }
export const NetworkFailure = meta.story({
  parameters: fails('resendConfirmation', 'NETWORK_FAILURE'),
  play: refused(/We could not reach the server/),
})
export const RateLimited = meta.story({
  parameters: fails('resendConfirmation', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: refused(/Try again in 1 minute/),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** An address as long as they come does not widen the page. */
export const LongAddress = meta.story({
  args: { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
