import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { NumberField } from './NumberField.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Keep text that is no number, and say so.',
      show: (
        <NumberField
          label="Quantity"
          value={12}
          notANumber="Enter a whole number."
          onChange={() => undefined}
        />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for digits that are no amount, such as a phone number: that is a TextField.',
      show: (
        <NumberField label="Phone" value={5140132} notANumber="Enter a number." onChange={() => undefined} />
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
      keys: ['0 to 9'],
      does: 'Types the number.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('12')
        await expect(args.onChange).toHaveBeenLastCalledWith(12)
      },
    },
  ],
  stories: ['NotANumber'],
}
