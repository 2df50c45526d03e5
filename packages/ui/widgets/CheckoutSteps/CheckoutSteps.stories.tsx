import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../../primitives/guide.ts'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { guide } from './CheckoutSteps.docs.tsx'
import { CheckoutSteps } from './CheckoutSteps.tsx'

const stepsAt = (current: number, labels = ['Address', 'Payment', 'Review']) =>
  labels.map((label, index) => ({
    id: label,
    label,
    state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('next' as const),
  }))

const meta = preview.meta({
  title: 'Widgets/CheckoutSteps',
  parameters: guided(guide),
  component: CheckoutSteps,
  args: { label: 'Steps of the checkout', steps: stepsAt(1), doneLabel: 'done' },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    const [address, payment, review] = canvas.getAllByRole('listitem')
    await expect(address).toHaveTextContent('Address, done')
    await expect(payment).toHaveAttribute('aria-current', 'step')
    await expect(review).not.toHaveAttribute('aria-current')
  },
})
export const Playground = meta.story({ args: { steps: stepsAt(0, ['Scan', 'Save the key', 'Done']) } })
export const First = meta.story({ args: { steps: stepsAt(0) } })
export const AllDone = meta.story({
  args: { steps: stepsAt(3) },
  play: async ({ canvas }) => {
    for (const step of canvas.getAllByRole('listitem')) await expect(step).toHaveTextContent(', done')
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Stack gap={32}>
      {[0, 1, 2, 3].map((current) => (
        <CheckoutSteps key={current} {...args} label={`Step ${current + 1}`} steps={stepsAt(current)} />
      ))}
    </Stack>
  ),
})
