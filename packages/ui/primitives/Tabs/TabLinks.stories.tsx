import { expect } from 'storybook/test'
import preview from '#catalogue/preview'
import { TabLinks } from './TabLinks.tsx'

const meta = preview.meta({
  title: 'Primitives/TabLinks',
  component: TabLinks,
  args: {
    label: 'Project',
    current: '/project/hollin',
    links: [
      { href: '/project/hollin', label: 'Story' },
      { href: '/project/hollin/updates', label: 'Updates', count: 7 },
      { href: '/project/hollin/discussion', label: 'Discussion', count: 42 },
    ],
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Story' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Playground = meta.story({ args: { current: '/project/hollin/updates' } })
export const Matrix = meta.story({ args: {} })
