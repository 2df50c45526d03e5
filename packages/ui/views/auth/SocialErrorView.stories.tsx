import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { SocialErrorView, type SocialErrorViewProps } from './SocialErrorView.tsx'

const args: SocialErrorViewProps = { provider: 'google', reason: 'cancelled', loginHref: '/login' }

const meta = preview.meta({
  title: 'Views/Auth/Social error',
  component: SocialErrorView,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args,
})

/** The message has focus, so a screen reader announces the outcome. */
export const Cancelled = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Google authorization failed.',
    )
    await expect(await canvas.findByRole('status')).toHaveFocus()
    await expect(await canvas.findByRole('status')).toHaveTextContent('You stopped at Google')
    await expect(await canvas.findByRole('link', { name: 'Back to log in' })).toHaveAttribute(
      'href',
      '/login',
    )
  },
})
export const SecondFactor = meta.story({
  args: { provider: 'facebook', reason: 'second factor' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Log in with your password and a code')
  },
})
export const Lost = meta.story({
  args: { reason: { code: 'INVALID_VALUE' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('did not hold together')
  },
})
/** The address was opened by hand. */
export const WithoutProvider = meta.story({
  args: { provider: null, reason: { code: 'UNAUTHORIZED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('authorization failed')
  },
})
