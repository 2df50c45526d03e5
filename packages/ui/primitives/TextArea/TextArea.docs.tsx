import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { TextArea } from './TextArea.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say how much fits, if there is a limit.',
      show: (
        <TextArea
          label="Short description"
          count="51 / 140"
          defaultValue="A kettle that you can take apart, mend and hand on."
        />
      ),
    },
  ],
  donts: [
    {
      says: 'Do not use it for one line, such as a name: that is a TextField.',
      show: <TextArea label="Name" defaultValue="Mara Okafor" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the field, and out of it again.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).toHaveFocus()
        await userEvent.tab()
        await expect(canvas.getByRole('textbox')).not.toHaveFocus()
        await userEvent.tab({ shift: true })
      },
    },
    {
      keys: ['Enter'],
      does: 'Begins a new line. It does not send the form.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('One.{Enter}Two.')
        await expect(canvas.getByRole('textbox')).toHaveValue('One.\nTwo.')
      },
    },
  ],
  stories: ['WithError'],
}
