import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { inMain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Not found',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/nowhere/at/all', user: null },
})

export const NotFound = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent(
      'There is nothing at this address.',
    )
  },
})
/** A public demonstration says on every page that it is one. */
export const Demonstration = meta.story({
  args: { path: '/terms', demo: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('complementary', { name: 'About this site' })).toHaveTextContent(
      'enter nothing that is real',
    )
  },
})
