import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PromiseDiff } from './PromiseDiff.tsx'

const { pledgePromises } = fixtures
const meta = preview.meta({
  title: 'Views/Pledges/Promises',
  component: PromiseDiff,
  tags: ['views'],
  parameters: { landmark: 'main', ...answers() },
  args: pledgePromises,
})

/** A screen reader hears what was, what is and by how much; kept promises stay in the list. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    const later = await canvas.findByRole('row', { name: /^Delivered/ })
    await expect(later.textContent).toMatch(/was .*, now .*, 18 days later$/)
    await expect(await canvas.findByRole('row', { name: /Brush added/ })).toBeVisible()
    await expect(canvas.getAllByText('Same')).toHaveLength(2)
  },
})
export const Same = meta.story({
  args: {
    rows: pledgePromises.rows.filter((row) => row.kind === 'price' || row.kind === 'milestone').slice(0, 1),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Same')).toBeVisible()
    await expect(canvas.queryByText(/later|added/)).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
