import { answers } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { follow, inMain } from './plays.ts'

const meta = preview.meta({
  title: 'Pages/Content',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', ...answers() },
  args: { path: '/terms', user: null },
})

/** From one legal page to the next: its text loads on demand. */
export const Legal = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByText(/Last updated August 21, 2019/)).toBeVisible()
    follow(main.getByRole('link', { name: 'Privacy' }))
    await expect(
      await main.findByRole('heading', { level: 1, name: 'Privacy' }, { timeout: 15_000 }),
    ).toBeVisible()
    await waitFor(() => expect(document.title).toMatch(/^Privacy/))
  },
})
export const Risk = meta.story({ args: { path: '/risk', user: null } })
export const About = meta.story({ args: { path: '/about', user: null } })
export const Whitepaper = meta.story({
  args: { path: '/whitepaper', user: null },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('link', { name: /risks|risques/ })).toHaveAttribute('href', '/risk')
  },
})
export const French = meta.story({
  globals: { language: 'fr' },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1 })).toHaveTextContent('Conditions')
  },
})
