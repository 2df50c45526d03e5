import { resendConfirmation } from '@kindling/api-client/contract/account'
import { answers, fails } from '@kindling/api-client/scenarios'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, refusedInAlert } from '../shared/story-plays.ts'
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

/** The answer 403 anywhere (spec 1 §7): where the link is, another on request, and Escape leads back. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    onClose.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your e-mail first' })
    await expect(dialog).toHaveAccessibleDescription(/link we sent to new@example\.com/)
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send the link again' }))
    await expect(await within(dialog).findByText(/Sent to new@example\.com/)).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(onClose).toHaveBeenCalledOnce())
  },
})
export const NotSent = meta.story({
  parameters: fails('resendConfirmation', 'REQUEST_TIMEOUT'),
  play: async (plain) => {
    const dialog = await screen.findByRole('dialog', { name: 'Confirm your e-mail first' })
    const context = { ...plain, canvas: within(dialog) }
    const again = () =>
      plain.userEvent.click(within(dialog).getByRole('button', { name: 'Send the link again' }))
    await again()
    await refusedInAlert(context, /The answer took too long/)
    heal(plain)
    await again()
    await expect(await within(dialog).findByText(/Sent to new@example\.com/)).toBeVisible()
  },
})
