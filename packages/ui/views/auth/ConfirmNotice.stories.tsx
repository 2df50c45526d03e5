import { resendConfirmation } from '@kindling/api-client/contract/account'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ConfirmNotice } from './ConfirmNotice.tsx'

const later = fn()
const email = 'new@example.com'

const meta = preview.meta({
  title: 'Views/Auth/Confirm notice',
  component: ConfirmNotice,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    email,
    onResend: (body: { email: string }) => storyClient(resendConfirmation, { body }),
    onLater: later,
  },
})

const press = async (context: PlayContext) => {
  const name = wordsOf(context, 'shell')('unconfirmed.again')
  await context.userEvent.click(context.canvas.getByRole('button', { name }))
}
const isSent = async (context: PlayContext) => {
  const words = wordsOf(context, 'shell')('unconfirmed.sent', { email })
  await expect(await context.canvas.findByText(words)).toBeVisible()
}
/** The notice says that the e-mail was sent, and the button waits before the next. */
export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    later.mockClear()
    const button = canvas.getByRole('button', { name: 'Send the link again' })
    await userEvent.click(button)
    await expect(await canvas.findByText(/Sent to new@example\.com/)).toBeVisible()
    await waitFor(() => expect(button).toHaveAttribute('aria-disabled', 'true'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Hide for this visit' }))
    await expect(later).toHaveBeenCalledOnce()
  },
})

export const Again = meta.story(sending(press, isSent))
export const NetworkFailure = Again.extend(
  rejected('resendConfirmation', 'NETWORK_FAILURE', /We could not reach the server/),
)
NetworkFailure.test('recovers', recovers(press, isSent))

export const RateLimited = Again.extend(
  rejected('resendConfirmation', 'RATE_LIMITED', /Try again in 1 minute/, { params: { seconds: 60 } }),
)
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
/** The longest possible address does not widen the page. */
export const LongAddress = meta.story({
  args: { email: `${'a'.repeat(64)}@${'b'.repeat(60)}.example.com` },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
