import { expect } from '#catalogue/test'
import type { Guide } from '../../primitives/guide.ts'
import { ShareLinks } from './ShareLinks.tsx'

const words = {
  url: 'https://kindling.test/project/fernhill-kettle',
  title: 'Fernhill kettle',
  copy: { label: 'Copy link', copied: 'Copied', failed: 'Your browser refused. Copy the address bar.' },
  targets: { x: 'X', facebook: 'Facebook', email: 'E-mail' },
}

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [{ says: 'Say what is shared.', show: <ShareLinks {...words} label="Share this project" /> }],
  donts: [
    {
      says: 'Do not share an address that only the sender can open.',
      show: <ShareLinks {...words} label="Share" url="https://kindling.test/settings" />,
    },
  ],
  keyboard: [
    {
      keys: ['Tab'],
      does: 'Moves to the copy button, then from target to target.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.tab()
        await expect(canvas.getByRole('button')).toHaveFocus()
        for (const link of canvas.getAllByRole('link')) {
          await userEvent.tab()
          await expect(link).toHaveFocus()
        }
      },
    },
  ],
  stories: ['Narrow'],
}
