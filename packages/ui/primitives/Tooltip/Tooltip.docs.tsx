import share from 'lucide-react/icons/share-2'
import { expect, screen, waitFor } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../guide.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Tooltip } from './Tooltip.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Name an icon that not everybody knows.',
      show: (
        <Tooltip label="Share this project">
          <IconButton label="Share" icon={share} variant="line" />
        </Tooltip>
      ),
    },
  ],
  donts: [
    {
      says: 'Do not put there what a person needs in order to act: touch never shows it.',
      show: (
        <Tooltip label="At least 8 characters">
          <Button>Set password</Button>
        </Tooltip>
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to what it explains, and shows it.',
      play: async ({ userEvent }) => {
        await userEvent.tab()
        await expect(await screen.findByRole('tooltip')).toBeInTheDocument()
      },
    },
    {
      keys: ['Escape'],
      does: 'Hides it; focus stays.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
  ],
  stories: [],
}
