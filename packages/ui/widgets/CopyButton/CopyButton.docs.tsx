import { expect, spyOn, waitFor } from '#catalogue/test'
import type { Guide } from '../../primitives/guide.ts'
import { CopyButton } from './CopyButton.tsx'

const words = {
  text: 'https://kindling.test/preview/h4Ld-9q',
  copiedLabel: 'Copied',
  failedLabel: 'Your browser refused. Select the link and copy it.',
}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [{ says: 'Name what is copied.', show: <CopyButton {...words} label="Copy link" /> }],
  donts: [
    {
      says: 'Do not use it for what a person can select and read, such as a price.',
      show: <CopyButton {...words} label="Copy price" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the button.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getAllByRole('button')[0]).toHaveFocus()
      },
    },
    {
      keys: ['Enter'],
      does: 'Copies, and says so for a moment. Focus stays.',
      play: async ({ canvas, userEvent }) => {
        const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
        await userEvent.keyboard('{Enter}')
        await expect(write).toHaveBeenCalledOnce()
        await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
  ],
  stories: ['Refused'],
}
