import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Select } from './Select.tsx'

const provinces = ['Alberta', 'Nova Scotia', 'Québec'].map((label) => ({ value: label, label }))

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: <Select label="Province" options={provinces} hint="For your taxes." defaultValue="Québec" />,
    parts: [
      { name: 'Label', is: 'What is chosen, in one to three words.', find: 'label' },
      { name: 'List', is: 'The native one: phones show their own wheel.', find: 'select' },
      { name: 'Hint', is: 'Optional. An error replaces it.' },
    ],
  },
  dos: [
    {
      says: 'Start with a placeholder if no answer is more likely than another.',
      show: <Select label="Province" options={provinces} placeholder="Choose a province" />,
    },
  ],
  donts: [
    {
      says: 'Do not use it for two short answers: show both in a RadioGroup.',
      show: (
        <Select
          label="Delivery"
          options={[
            { value: 'home', label: 'To my home' },
            { value: 'shop', label: 'To a shop' },
          ]}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the list.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('combobox')).toHaveFocus()
      },
    },
  ],
  stories: ['NothingChosen', 'WithError'],
}
