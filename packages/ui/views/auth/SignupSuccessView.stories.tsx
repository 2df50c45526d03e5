import preview from '#catalogue/preview'
import { expect, fn, screen } from '#catalogue/test'
import { SignupSuccessView } from './SignupSuccessView.tsx'

const onClose = fn()

const meta = preview.meta({
  title: 'Views/Auth/Sign-up success',
  component: SignupSuccessView,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args: { mailTo: 'mara@example.com', onClose },
})

export const Default = meta.story({
  play: async ({ userEvent }) => {
    onClose.mockClear()
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kindling' })
    await expect(dialog).toHaveAccessibleDescription(/We sent an e-mail to mara@example\.com/)
    await userEvent.keyboard('{Escape}')
    await expect(onClose).toHaveBeenCalledOnce()
  },
})

/** Spec 1 §4 success_no_email: the provider has confirmed the address already. */
export const SuccessNoEmail = meta.story({
  args: { mailTo: null },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Welcome to Kindling' })
    await expect(dialog).toHaveAccessibleDescription(/there is no e-mail to confirm/)
  },
})
