import bell from 'lucide-react/icons/bell'
import trash from 'lucide-react/icons/trash-2'
import x from 'lucide-react/icons/x'
import { expect } from '#catalogue/test'
import type { Guide } from '../guide.ts'
import { IconButton } from './IconButton.tsx'

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  anatomy: {
    show: <IconButton label="Notifications" icon={bell} variant="line" />,
    parts: [
      { name: 'Icon', is: 'Always the same shape for the same action.', find: 'svg' },
      { name: 'Name', is: 'Spoken, not shown: a Tooltip shows it where the icon is not obvious.' },
    ],
  },
  dos: [{ says: 'Name what a press does.', show: <IconButton label="Close" icon={x} /> }],
  donts: [
    {
      says: 'Do not use an icon alone for an action that costs money or cannot be undone.',
      show: <IconButton label="Delete account" icon={trash} variant="line" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves focus to the button.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button')).toHaveFocus()
      },
    },
    {
      keys: ['Enter', 'Space'],
      does: 'Presses it, unless it is disabled.',
      play: async ({ userEvent, args }) => {
        await userEvent.keyboard('{Enter}')
        await userEvent.keyboard(' ')
        await expect(args.onClick).toHaveBeenCalledTimes(2)
      },
    },
  ],
  stories: ['Disabled'],
}
