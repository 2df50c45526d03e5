import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { rejectedInAlert } from '../shared/story-plays.ts'
import { SocialButtons, type SocialButtonsProps } from './SocialButtons.tsx'

const onSocial = fn<SocialButtonsProps['onSocial']>(async () => undefined)

const args: SocialButtonsProps = { purpose: 'login', onSocial }

const meta = preview.meta({
  title: 'Views/Auth/Social buttons',
  component: SocialButtons,
  tags: ['views'],
  args,
  argTypes: { purpose: { control: 'inline-radio', options: ['login', 'signup'] } },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 376, padding: 16 }}>
        <Story />
      </div>
    ),
  ],
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    onSocial.mockClear()
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }))
    await waitFor(() => expect(onSocial).toHaveBeenCalledWith('google'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Facebook' }))
    await waitFor(() => expect(onSocial).toHaveBeenLastCalledWith('facebook'))
  },
})

export const LoginFails = meta.story({
  args: { onSocial: () => Promise.reject(new Error('refused')) },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue with Google' }))
    await rejectedInAlert(context, 'Google authorization failed.')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue with Facebook' }))
    await waitFor(() =>
      expect(context.canvas.getByRole('alert')).toHaveTextContent('Facebook authorization failed.'),
    )
  },
})

export const SignupFails = meta.story({
  args: { purpose: 'signup', onSocial: () => Promise.reject(new Error('refused')) },
  play: async (context) => {
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Continue with Facebook' }))
    await rejectedInAlert(context, 'Facebook signup currently unavailable.')
  },
})

export const Pending = meta.story({
  args: { onSocial: () => new Promise(() => undefined) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Continue with Google' }))
    await expect(await canvas.findByRole('button', { name: 'Opening Google' })).toHaveAttribute(
      'aria-busy',
      'true',
    )
  },
})
