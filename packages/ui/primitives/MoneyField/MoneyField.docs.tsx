import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { MoneyField } from './MoneyField.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Show the currency in front, as it is on the receipt.',
      show: (
        <MoneyField
          label="Goal"
          currency="CA$"
          value={4_000_000}
          notAnAmount="Enter an amount."
          onChange={() => undefined}
        />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for a count: that is a NumberField.',
      show: (
        <MoneyField
          label="Backers"
          value={26_100}
          notAnAmount="Enter an amount."
          onChange={() => undefined}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).toHaveFocus()
      },
    },
    {
      keys: ['0 to 9', 'Comma'],
      does: 'Types the amount; a comma or a point begins the cents.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('12,5')
        await expect(args.onChange).toHaveBeenLastCalledWith(1250)
      },
    },
    {
      keys: ['Tab'],
      does: 'Leaves the field, which then shows both digits of the cents.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).toHaveValue('12.50')
      },
    },
  ],
  stories: ['PastedWithGroups'],
}
