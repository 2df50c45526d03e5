import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { guided } from '../guide.ts'
import { Inline } from '../Inline/Inline.tsx'
import { guide } from './Avatar.docs.tsx'
import { Avatar, avatarSizes } from './Avatar.tsx'

const portrait = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48"><rect width="48" height="48" fill="#c9420b"/><circle cx="24" cy="19" r="9" fill="#fbe3d1"/><path d="M8 48c2-14 30-14 32 0" fill="#fbe3d1"/></svg>')}`

const meta = preview.meta({
  title: 'Primitives/Avatar',
  parameters: guided(guide),
  component: Avatar,
  args: { name: 'Mara Okafor' },
  argTypes: { size: { control: 'inline-radio', options: avatarSizes } },
})

export const Default = meta.story()
export const Playground = meta.story({ args: { size: 96 } })
export const WithPicture = meta.story({ args: { src: portrait, size: 48 } })
export const Alone = meta.story({
  args: { label: 'spoken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('img', { name: 'Mara Okafor' })).toBeVisible()
  },
})
/** The same look for everybody without a name: it reveals nothing of their e-mail. */
export const Nameless = meta.story({
  args: { name: ' ' },
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'B')
  },
})
export const Matrix = meta.story({
  render: (args) => (
    <Inline>
      {avatarSizes.map((size) => (
        <Avatar {...args} key={size} size={size} />
      ))}
      {['Ines Hollin', 'Otolith Audio', 'Ana Lima', 'Tom'].map((name) => (
        <Avatar key={name} name={name} />
      ))}
      <Avatar {...args} src={portrait} />
    </Inline>
  ),
})
