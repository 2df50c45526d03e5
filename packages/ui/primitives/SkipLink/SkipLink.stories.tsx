import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { SkipLink } from './SkipLink.tsx'

const meta = preview.meta({
  title: 'Primitives/SkipLink',
  component: SkipLink,
  args: { children: 'Skip to content', target: 'content' },
  render: (args) => (
    <>
      <SkipLink {...args} />
      <nav aria-label="Main">
        <a href="#elsewhere">Explore</a>
      </nav>
      <main id="content">The page. Press Tab to see the way here.</main>
    </>
  ),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    await expect(await canvas.findByRole('link', { name: 'Skip to content' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(await canvas.findByRole('main')).toHaveFocus()
  },
})
export const Playground = meta.story()
export const Focused = meta.story({
  play: async ({ canvas }) => {
    canvas.getByRole('link', { name: 'Skip to content' }).focus()
    await expect(
      canvas.getByRole('link', { name: 'Skip to content' }).getBoundingClientRect().top,
    ).toBeGreaterThan(0)
  },
})
