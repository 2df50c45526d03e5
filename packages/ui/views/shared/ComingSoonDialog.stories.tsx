import preview from '#catalogue/preview'
import { expect, fn, within } from '#catalogue/test'
import { ComingSoonDialog, comingSoonTopics } from './ComingSoonDialog.tsx'

const close = fn()

const meta = preview.meta({
  title: 'Views/Shell/ComingSoon',
  component: ComingSoonDialog,
  tags: ['views'],
  args: { topic: 'handbook' as const, onClose: close },
  argTypes: { topic: { options: comingSoonTopics } },
  beforeEach: () => close.mockClear(),
})

/** Escape closes it. */
export const Default = meta.story({
  play: async ({ userEvent }) => {
    const dialog = within(await within(document.body).findByRole('dialog', { name: 'Coming soon' }))
    await expect(await dialog.findByRole('link', { name: 'Answers for creators' })).toHaveAttribute(
      'href',
      '/learn/questions/creators',
    )
    await userEvent.keyboard('{Escape}')
    await expect(close).toHaveBeenCalledTimes(1)
  },
})
export const Forum = meta.story({ args: { topic: 'forum' as const } })
