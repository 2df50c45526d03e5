import { expect, within } from '#catalogue/test'
import preview from '../preview.tsx'
import { MoneyPaths } from './money/MoneyPaths.tsx'

const meta = preview.meta({
  title: 'Foundations/Money',
  component: MoneyPaths,
  tags: ['!autodocs'],
  parameters: { landmark: 'main' },
})

/** How a pledge’s cents travel. Drawn from docs/money.md, so it is the same picture. */
export const Paths = meta.story({
  play: async ({ canvas }) => {
    const table = await canvas.findByRole('table', { name: 'The same in words' })
    await expect(within(table).getByRole('cell', { name: 'vote carried, or 90 days late' })).toBeVisible()
    await expect(canvas.getByRole('region', { name: 'Picture' })).toBeVisible()
  },
})
