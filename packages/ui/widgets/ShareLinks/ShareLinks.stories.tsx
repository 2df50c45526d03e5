import preview from '#catalogue/preview'
import { expect, spyOn, waitFor } from '#catalogue/test'
import { guided, pressing } from '../../primitives/guide.ts'
import { guide } from './ShareLinks.docs.tsx'
import { ShareLinks } from './ShareLinks.tsx'

const url = 'https://kindling.test/project/fernhill-kettle'

const meta = preview.meta({
  title: 'Widgets/ShareLinks',
  parameters: guided(guide),
  component: ShareLinks,
  args: {
    label: 'Share this project',
    url,
    title: 'Fernhill kettle',
    copy: { label: 'Copy link', copied: 'Copied', failed: 'Your browser refused. Copy the address bar.' },
    targets: { x: 'X', facebook: 'Facebook', email: 'E-mail' },
  },
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    const write = spyOn(navigator.clipboard, 'writeText').mockResolvedValue()
    await userEvent.click(await canvas.findByRole('button', { name: 'Copy link' }))
    await expect(write).toHaveBeenCalledWith(url)
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Copied'))
    const apart = canvas.getByRole('link', { name: 'X' })
    await expect(apart).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(url)))
    await expect(apart).toHaveAttribute('rel', 'noopener noreferrer')
    await expect(await canvas.findByRole('link', { name: 'E-mail' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^mailto:\?subject=Fernhill%20kettle&body=/),
    )
  },
})
/** Every row of the keyboard table on the page of the component. */
export const Keyboard = Default.extend(pressing(guide))

export const Playground = meta.story()
/** With little room they take a second row. */
export const Narrow = meta.story({
  render: (args) => (
    <div style={{ inlineSize: 220 }}>
      <ShareLinks {...args} />
    </div>
  ),
})
