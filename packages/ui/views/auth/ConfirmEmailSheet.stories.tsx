import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { ConfirmEmailSheet, type ConfirmEmailSheetProps } from './ConfirmEmailSheet.tsx'

const args: ConfirmEmailSheetProps = {
  action: '/confirmemail?code=c29tZSByYW5kb20gYml0cw',
  answered: null,
  homeHref: '/',
  settingsHref: '/settings/account',
}

const meta = preview.meta({
  title: 'Views/Auth/Confirm e-mail without scripts',
  component: ConfirmEmailSheet,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  args,
})

const refused = (code: 'EXPIRED_CODE' | 'ALREADY_CONFIRMED' | 'RATE_LIMITED') => ({
  failure: { items: [{ code }], retryAfter: null },
})

/** Opening a link changes nothing: the person confirms with a press. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const form = canvas.getByRole('button', { name: 'Confirm' }).closest('form')
    await expect(form).toHaveAttribute('method', 'post')
    await expect(form).toHaveAttribute('action', '/confirmemail?code=c29tZSByYW5kb20gYml0cw')
  },
})
export const Success = meta.story({
  args: { answered: { failure: null } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your e-mail is confirmed' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Continue' })).toHaveAttribute('href', '/')
  },
})
export const Expired = meta.story({
  args: { answered: refused('EXPIRED_CODE') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This link has expired' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Send a new e-mail' })).toHaveAttribute(
      'href',
      '/settings/account',
    )
  },
})
export const AlreadyConfirmed = meta.story({
  args: { answered: refused('ALREADY_CONFIRMED') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Already confirmed' })).toBeVisible()
  },
})
export const TooMany = meta.story({
  args: { answered: refused('RATE_LIMITED') },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Try again' })).toBeVisible()
  },
})
