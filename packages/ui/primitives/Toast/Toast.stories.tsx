import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { alertTones } from '../Alert/Alert.tsx'
import { Button } from '../Button/Button.tsx'
import { guided, pressing } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { guide } from './Toast.docs.tsx'
import { ToastProvider, useToast } from './Toast.tsx'

const sentences = {
  danger: 'The draft could not be saved. We will try again.',
  warning: 'You are offline. What you type is kept here.',
  info: 'A new update is being sent to 212 backers.',
  positive: 'Export ready.',
} as const

function Triggers() {
  const show = useToast()
  return (
    <Inline>
      {alertTones.map((tone) => (
        <Button key={tone} variant="line" onClick={() => show(tone, sentences[tone])}>
          {tone}
        </Button>
      ))}
    </Inline>
  )
}

const meta = preview.meta({
  title: 'Primitives/Toast',
  component: ToastProvider,
  args: { label: 'Messages', closeLabel: 'Close', children: <Triggers /> },
  argTypes: { children: { control: false } },
  parameters: { ...guided(guide), docs: { story: { inline: false, iframeHeight: '320px' } } },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'danger' }))
    await expect(await canvas.findByRole('region', { name: 'Messages (F8)' })).toHaveTextContent(
      sentences.danger,
    )
    await userEvent.click(await canvas.findByRole('button', { name: 'Close' }))
    await waitFor(() => expect(canvas.queryByText(sentences.danger)).not.toBeInTheDocument())
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story()
export const ThreeAtMost = meta.story({
  play: async ({ canvas, userEvent }) => {
    for (const tone of alertTones) await userEvent.click(await canvas.findByRole('button', { name: tone }))
    await expect(canvas.getAllByRole('button', { name: 'Close' })).toHaveLength(3)
  },
})

export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const danger = canvas.getByRole('button', { name: 'danger' })
    const warning = canvas.getByRole('button', { name: 'warning' })
    const crosses = () => canvas.getAllByRole('button', { name: 'Close' })
    await userEvent.click(danger)
    await userEvent.click(warning)

    // F8 leads to the newest message; closing it leads to the next one, and the last one back.
    await userEvent.keyboard('{F8}')
    await expect(crosses()[1]).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await waitFor(() => expect(canvas.queryByText(sentences.warning)).not.toBeInTheDocument())
    await expect(crosses()[0]).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(canvas.queryByText(sentences.danger)).not.toBeInTheDocument())
    await expect(warning).toHaveFocus()

    // Without a message the key is the browser's.
    await userEvent.keyboard('{F8}')
    await expect(warning).toHaveFocus()
  },
})
