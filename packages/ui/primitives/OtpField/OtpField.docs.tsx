import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { OtpField } from './OtpField.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Name where the code comes from.',
      show: <OtpField label="Code from your app" value="49" onChange={() => undefined} />,
    },
  ],
  donts: [
    {
      says: 'Do not use it for a password or a card: its cells show what is typed.',
      show: <OtpField label="Security code" value="12" length={4} onChange={() => undefined} />,
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
      does: 'Fills the next cell; anything else is ignored. The last one sends the code.',
      play: async ({ canvas, userEvent, args }) => {
        await userEvent.keyboard('4x9')
        await expect(canvas.getByRole('textbox')).toHaveValue('49')
        await userEvent.keyboard('1215')
        await expect(args.onComplete).toHaveBeenCalledWith('491215')
      },
    },
    {
      keys: ['Backspace'],
      does: 'Empties the last cell.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{Backspace}')
        await expect(canvas.getByRole('textbox')).toHaveValue('49121')
      },
    },
  ],
  stories: [],
}
