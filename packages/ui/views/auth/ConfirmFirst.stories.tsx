import { resendConfirmation } from '@kindling/api-client/contract/account'
import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { ConfirmFirst } from './ConfirmFirst.tsx'

const onClose = fn()

const meta = preview.meta({
  title: 'Views/Auth/Confirm first',
  component: ConfirmFirst,
  tags: ['views'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: {
    email: 'new@example.com',
    onResend: (body: { email: string }) => storyClient(resendConfirmation, { body }),
    onClose,
  },
})

const again = async (context: PlayContext) => {
  const name = wordsOf(context, 'shell')('unconfirmed.again')
  await context.userEvent.click(await screen.findByRole('button', { name }))
}
const isSent = async (context: PlayContext) => {
  const words = wordsOf(context, 'shell')('unconfirmed.sent', { email: 'new@example.com' })
  await expect(await screen.findByText(words)).toBeVisible()
}

/** Shown for a 403 anywhere (spec 1 §7): says where the link is, sends another, and closes on Escape. */
export const Default = meta.story({
  play: async (context) => {
    onClose.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your e-mail first' })
    await expect(dialog).toHaveAccessibleDescription(/link we sent to new@example\.com/)
    await again(context)
    await expect(await within(dialog).findByText(/Sent to new@example\.com/)).toBeVisible()
    await context.userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
})
export const Again = meta.story(sending(again, isSent))
export const NotSent = Again.extend(
  rejected('resendConfirmation', 'REQUEST_TIMEOUT', /The answer took too long/),
)
NotSent.test('recovers', recovers(again, isSent))
