import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { RadioGroup } from './RadioGroup.tsx'

const addresses = [
  { value: 'home', label: 'Home', detail: '18 Barrington St, Halifax' },
  { value: 'studio', label: 'Studio', detail: '2240 Gottingen Street, Halifax' },
]

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: (
      <RadioGroup label="Where should it go?" options={addresses} value="home" onChange={() => undefined} />
    ),
    parts: [
      { name: 'Question', is: 'Asked once, for the whole group.', find: 'legend' },
      { name: 'Answer', is: 'A label that stands alone.', find: 'label' },
      { name: 'Detail', is: 'Optional. What tells it from the others: the address, the price.' },
    ],
  },
  dos: [
    {
      says: 'Ask a question, and let each label answer it.',
      show: (
        <RadioGroup label="Where should it go?" options={addresses} value="home" onChange={() => undefined} />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not offer yes and no: one Checkbox says the same.',
      show: (
        <RadioGroup
          label="Save the address?"
          variant="plain"
          options={[
            { value: 'yes', label: 'Yes' },
            { value: 'no', label: 'No' },
          ]}
          value="no"
          onChange={() => undefined}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the chosen answer.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('radio', { checked: true })).toHaveFocus()
      },
    },
    {
      keys: ['Arrow down', 'Arrow up'],
      does: 'Chooses the next or previous answer.',
      play: async ({ canvas, userEvent }) => {
        const [first, second] = canvas.getAllByRole('radio')
        await userEvent.keyboard('{ArrowDown}')
        await expect(second).toBeChecked()
        await userEvent.keyboard('{ArrowUp}')
        await expect(first).toBeChecked()
      },
    },
  ],
  stories: ['WithError', 'WithPictures'],
}
