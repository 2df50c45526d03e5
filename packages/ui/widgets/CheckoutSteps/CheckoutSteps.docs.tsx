import type { Guide } from '../../primitives/guide.ts'
import { CheckoutSteps } from './CheckoutSteps.tsx'

const stepsAt = (current: number, labels: readonly string[]) =>
  labels.map((label, index) => ({
    id: label,
    label,
    state: index < current ? ('done' as const) : index === current ? ('current' as const) : ('next' as const),
  }))

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Name the steps in one word each.',
      show: (
        <CheckoutSteps
          label="Steps of the checkout"
          doneLabel="done"
          steps={stepsAt(1, ['Address', 'Payment', 'Review'])}
        />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not show it for a single step.',
      show: <CheckoutSteps label="Steps" doneLabel="done" steps={stepsAt(0, ['Payment'])} />,
    },
  ],
  keyboard: [],
  stories: ['First', 'AllDone'],
}
