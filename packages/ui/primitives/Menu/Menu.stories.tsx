import ellipsis from 'lucide-react/icons/ellipsis'
import heart from 'lucide-react/icons/heart'
import logOut from 'lucide-react/icons/log-out'
import settings from 'lucide-react/icons/settings'
import trash from 'lucide-react/icons/trash-2'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor } from '#catalogue/test'
import { guided, pressing } from '../guide.ts'
import { IconButton } from '../IconButton/IconButton.tsx'
import { guide } from './Menu.docs.tsx'
import { Menu, type MenuItem } from './Menu.tsx'

const onLogOut = fn()

const items: readonly MenuItem[] = [
  { kind: 'label', label: 'Mara Okafor' },
  { kind: 'link', label: 'My pledges', icon: heart, href: '/pledges', detail: '3' },
  { kind: 'link', label: 'Settings', icon: settings, href: '/settings' },
  { kind: 'separator' },
  { kind: 'action', label: 'Delete draft', icon: trash, tone: 'danger', onSelect: fn() },
  { kind: 'action', label: 'Log out', icon: logOut, onSelect: onLogOut },
]

const meta = preview.meta({
  title: 'Primitives/Menu',
  component: Menu,
  args: {
    align: 'start' as const,
    trigger: <IconButton label="Account" icon={ellipsis} variant="line" />,
    items,
  },
  argTypes: { trigger: { control: false } },
  parameters: { ...guided(guide), docs: { story: { inline: false, iframeHeight: '340px' } } },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    onLogOut.mockClear()
    const trigger = canvas.getByRole('button', { name: 'Account' })
    trigger.focus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(screen.getByRole('menuitem', { name: /My pledges/ })).toHaveFocus())
    await userEvent.keyboard('{ArrowUp}{Enter}')
    await expect(onLogOut).toHaveBeenCalledOnce()
    await waitFor(() => expect(trigger).toHaveFocus())
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story()

export const EscapeCloses = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }))
    await screen.findByRole('menu')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument())
  },
})

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Account' }))
    await expect(await screen.findByRole('menu')).toBeVisible()
  },
})
