import preview from '#catalogue/preview'
import { expect, spyOn, waitFor } from '#catalogue/test'
import { guided, pressing } from '../../primitives/guide.ts'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { guide } from './CopyButton.docs.tsx'
import { CopyButton } from './CopyButton.tsx'

const link = 'https://kindling.test/preview/h4Ld-9q'

const meta = preview.meta({
  title: 'Widgets/CopyButton',
  parameters: guided(guide),
  component: CopyButton,
  args: {
    text: link,
    label: 'Copy link',
    copiedLabel: 'Copied',
    failedLabel: 'Your browser refused. Select the link and copy it.',
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    const button = canvas.getByRole('button', { name: 'Copy link' })
    const { offsetWidth } = button
    await expect(offsetWidth).toBeGreaterThanOrEqual(132)
    await userEvent.click(button)
    await expect(write).toHaveBeenCalledWith(link)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    await expect(button).toHaveAccessibleName('Copy link')
    await expect(button.offsetWidth).toBe(offsetWidth)
    await expect(button).toHaveFocus()
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story({ args: { label: 'Copy private preview link', size: 'small' as const } })
export const Refused = meta.story({
  play: async ({ canvas, userEvent }) => {
    spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('', 'NotAllowedError'))
    await userEvent.click(await canvas.findByRole('button'))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(/browser refused/))
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      <CopyButton {...args} />
      <CopyButton {...args} size="small" />
      <CopyButton {...args} label="Copy private preview link" />
    </Inline>
  ),
})
