import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { WaitingView } from './WaitingView.tsx'

const waiting = {
  ...fixtures.confirmedPledge,
  status: 'PROCESSING' as const,
  payment_status: 'PENDING' as const,
}

const meta = preview.meta({
  title: 'Views/Checkout/Waiting',
  component: WaitingView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen' },
  args: { pledge: waiting, checkoutHref: '/project/7/checkout' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Your bank is thinking.')
  },
})
export const AtTheBank = meta.story({
  args: { pledge: { ...waiting, next_action: { kind: 'confirm_payment' as const, url: '/bank/7/plg_1' } } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Go to the bank' })).toHaveAttribute(
      'href',
      '/bank/7/plg_1',
    )
  },
})
export const Refused = meta.story({
  args: {
    pledge: {
      ...waiting,
      status: 'FAILED' as const,
      payment_status: 'FAILED' as const,
      failure: { code: 'INSUFFICIENT_FUNDS' as const, field: 'payment_method' },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Nothing was charged\. Use another card/)).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Try again' })).toHaveAttribute(
      'href',
      '/project/7/checkout',
    )
  },
})
