import { expect, waitFor } from '#catalogue/test'
import { Alert } from '../Alert/Alert.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Say what happened, and what happens next.',
      show: <Alert tone="danger" title="The draft could not be saved. We will try again." />,
    },
  ],
  donts: [
    {
      says: 'Do not tell in a toast what a form got wrong: it disappears. Say it beside the field.',
      show: <Alert tone="danger" title="The e-mail address is not valid." />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab', 'Enter'],
      does: 'Moves through the page to the cross of the message; Enter closes it.',
      play: async ({ canvas, userEvent }) => {
        const [trigger] = canvas.getAllByRole('button')
        await userEvent.click(trigger as HTMLElement)
        const cross = await canvas.findByRole('button', { name: 'Close' })
        for (let times = 0; times < 12 && document.activeElement !== cross; times += 1) await userEvent.tab()
        await expect(cross).toHaveFocus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull())
      },
    },
  ],
  stories: [],
}
