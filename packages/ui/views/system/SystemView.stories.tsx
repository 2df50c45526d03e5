import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { BrokenView } from './BrokenView.tsx'
import { NotFoundView, UnreachableView } from './SystemView.tsx'

const retry = fn()

const meta = preview.meta({
  title: 'Views/System',
  component: NotFoundView,
  tags: ['views'],
  parameters: { layout: 'fullscreen' },
  decorators: [
    (Story) => (
      <main>
        <Story />
      </main>
    ),
  ],
})

export const NotFound = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There is nothing at this address.',
    )
    await expect(await canvas.findByRole('link', { name: 'Go to the home page' })).toHaveAttribute(
      'href',
      '/',
    )
  },
})
export const Unreachable = meta.story({
  render: () => <UnreachableView onRetry={retry} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalled()
  },
})
/** With its code, for support. */
export const WithCode = meta.story({
  render: () => <UnreachableView onRetry={retry} code="EXTERNAL_ERROR" />,
})
/** A page threw: this view depends on nothing that is still to be fetched. */
export const Broken = meta.story({
  render: () => <BrokenView href="/project/7?tab=faq" />,
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('This part of the page broke.')
    await expect(await canvas.findByRole('link', { name: 'Load the page anew' })).toHaveAttribute(
      'href',
      '/project/7?tab=faq',
    )
  },
})
