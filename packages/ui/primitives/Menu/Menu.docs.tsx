import { expect, screen, waitFor } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import type { Guide } from '../guide.ts'
import { Menu, type MenuItem } from './Menu.tsx'

const items: readonly MenuItem[] = [
  { kind: 'link', label: 'Change reward', href: '/pledges/1' },
  { kind: 'link', label: 'Download receipt', href: '/pledges/1/receipt' },
]

export const guide: Guide = {
  status: 'stable',
  since: '0.1.0',
  dos: [
    {
      says: 'Name the button after what the actions are for.',
      show: <Menu trigger={<Button variant="line">Manage pledge</Button>} items={items} />,
    },
  ],
  donts: [
    {
      says: 'Do not hide the one main action in a menu: show it as a Button.',
      show: (
        <Menu
          trigger={<Button>Actions</Button>}
          items={[{ kind: 'link', label: 'Back this project', href: '/back' }]}
        />
      ),
    },
  ],
  keyboard: [
    {
      keys: ['Enter', 'Space', 'Arrow down'],
      does: 'Opens the menu, with focus on its first item.',
      play: async ({ canvas, userEvent }) => {
        for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
          canvas.getByRole('button', { hidden: true }).focus()
          await userEvent.keyboard(key)
          await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
          if (key === '{ArrowDown}') continue
          await userEvent.keyboard('{Escape}')
          await waitFor(() => expect(screen.queryByRole('menu')).toBeNull())
        }
      },
    },
    {
      keys: ['Arrow down', 'Arrow up'],
      does: 'Moves to the next or previous item.',
      play: async ({ userEvent }) => {
        await userEvent.keyboard('{ArrowDown}')
        await waitFor(() => expect(screen.getAllByRole('menuitem')[1]).toHaveFocus())
        await userEvent.keyboard('{ArrowUp}')
        await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
      },
    },
    {
      keys: ['Home', 'End'],
      does: 'Moves to the first or the last item.',
      play: async ({ userEvent }) => {
        await userEvent.keyboard('{End}')
        await waitFor(() => expect(screen.getAllByRole('menuitem').at(-1)).toHaveFocus())
        await userEvent.keyboard('{Home}')
        await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus())
      },
    },
    {
      keys: ['A to Z'],
      does: 'Moves to the next item that begins with it.',
      play: async ({ userEvent }) => {
        await userEvent.keyboard('s')
        await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus())
      },
    },
    {
      keys: ['Escape'],
      does: 'Closes it; focus returns to the button.',
      play: async ({ canvas, userEvent }) => {
        await userEvent.keyboard('{Escape}')
        await waitFor(() => expect(canvas.getByRole('button')).toHaveFocus())
      },
    },
  ],
  stories: [],
}
