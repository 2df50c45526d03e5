import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { Button } from '../Button/Button.tsx'
import { guided, pressing } from '../guide.ts'
import { Link } from '../Link/Link.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { guide } from './Dialog.docs.tsx'
import { Dialog, dialogSizes } from './Dialog.tsx'

const meta = preview.meta({
  title: 'Primitives/Dialog',
  component: Dialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'One thing missing',
    description: 'Google did not share your e-mail. We need it for receipts.',
    closeLabel: 'Close',
    children: (
      <Stack>
        <TextField label="Name" defaultValue="Mara Okafor" />
        <TextField label="E-mail" type="email" placeholder="name@example.com" />
        <Button width="full" size="large">
          Continue
        </Button>
      </Stack>
    ),
    footer: (
      <Link href="/login" weight="semibold">
        Back to log in
      </Link>
    ),
  },
  argTypes: {
    size: { control: 'inline-radio', options: dialogSizes },
    children: { control: false },
    footer: { control: false },
  },
  parameters: { ...guided(guide), docs: { story: { inline: false, iframeHeight: '620px' } } },
})

export const Default = meta.story({
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'One thing missing' }))
    await waitFor(() => expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveFocus())
  },
})

/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { size: 'medium' } })

export const OpensAndReturnsFocus = meta.story({
  args: { open: false },
  render: function Opened(args) {
    const [open, setOpen] = useState(false)
    return (
      <>
        <Button onClick={() => setOpen(true)}>Log in</Button>
        <Dialog {...args} open={open} onClose={() => setOpen(false)} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Log in' })
    await userEvent.click(opener)
    await expect(await screen.findByRole('dialog')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await waitFor(() => expect(opener).toHaveFocus())
  },
})

export const StaysWhilePending = meta.story({
  args: { pending: true },
  play: async ({ userEvent, args }) => {
    await screen.findByRole('dialog')
    await userEvent.keyboard('{Escape}')
    await userEvent.click(await screen.findByRole('button', { name: 'Close' }))
    await expect(args.onClose).not.toHaveBeenCalled()
    await expect(await screen.findByRole('dialog')).toBeVisible()
  },
})

export const KeepsFocusInside = meta.story({
  play: async ({ userEvent }) => {
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement))
    for (let step = 0; step < 6; step++) await userEvent.tab()
    await expect(dialog).toContainElement(document.activeElement as HTMLElement)
  },
})

export const OverAPage = meta.story({
  render: (args) => (
    <>
      <Button>Behind</Button>
      <Dialog {...args} />
    </>
  ),
})

export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const Matrix = meta.story({ args: { size: 'wide' } })
