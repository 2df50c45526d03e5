import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { FileDrop } from './FileDrop.tsx'

const words = { actionLabel: 'Choose a picture', dropLabel: 'or drop it here', onFiles: () => undefined }

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say in the hint what fits, before anybody chooses.',
      show: <FileDrop {...words} label="Main image" hint="JPEG or PNG, at most 2 MB." />,
    },
  ],
  donts: [
    {
      says: 'Do not reject without the measure of what was chosen.',
      show: <FileDrop {...words} label="Main image" error="Invalid file." />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to it; Enter or Space then opens the browser’s own dialog.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByLabelText('Main image')).toHaveFocus()
      },
    },
  ],
  stories: ['WithError', 'Disabled'],
}
