import { expect, waitFor } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { Text } from '../Text/Text.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [{ says: 'Name the arrows after what they move.', show: <Text>“Next in Trending”</Text> }],
  donts: [
    {
      says: 'Do not move the slides by themselves: nobody can read what leaves.',
      show: <Text>Next slide in 5 seconds</Text>,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves through the link to the whole list, the arrows and the slides.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('link', { name: 'View all' })).toHaveFocus()
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'On an arrow: moves the row by what is visible.',
      play: async ({ canvas, userEvent }) => {
        const next = canvas.getByRole('button', { name: 'Next in Trending' })
        await waitFor(() => expect(next).not.toHaveAttribute('aria-disabled', 'true'))
        next.focus()
        await userEvent.keyboard('{Enter}')
        await waitFor(() => expect(Math.abs(canvas.getByRole('list').scrollLeft)).toBeGreaterThan(0))
      },
    },
  ],
  stories: [],
}
