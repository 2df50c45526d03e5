import { expect, screen, waitFor } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../guide.ts'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Keep the main button in the footer, with what it will show.',
      show: <Button width="full">Show 24 projects</Button>,
    },
  ],
  donts: [
    {
      says: 'Do not ask in it for one task that must be finished: use a Dialog.',
      show: <Button width="full">Delete account</Button>,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the drawer and stays inside it.',
      play: async ({ userEvent }) => {
        const drawer = await screen.findByRole('dialog')
        for (let times = 0; times < 6; times += 1) {
          await userEvent.tab()
          await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement))
        }
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it, and focus returns to what opened it.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Escape}')
        await expect(args.onClose).toHaveBeenCalledOnce()
      },
    },
  ],
  stories: [],
}
