import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, screen } from '#catalogue/test'
import { FilterSheet, type FilterSheetProps } from './FilterSheet.tsx'

const options = [
  ['funding_type', 'CROWDFUNDING', 52],
  ['funding_type', 'PREORDER', 6],
  ['funding_type', 'STOREFRONT', 3],
  ['held', '50', 46],
  ['held', '60', 34],
  ['held', '75', 12],
  ['raised', 'under-50', 15],
  ['raised', '50-89', 8],
  ['raised', '90-99', 4],
  ['raised', 'funded', 7],
  ['days_left', '3', 2],
  ['days_left', '7', 9],
  ['days_left', '14', 18],
  ['days_left', '30', 30],
] as const

function Held({ draft: start, onDraft, ...props }: FilterSheetProps) {
  const [draft, setDraft] = useState(start)
  return (
    <FilterSheet
      {...props}
      draft={draft}
      onDraft={(next) => {
        setDraft(next)
        onDraft(next)
      }}
    />
  )
}

const place = { filter: 'categories' as const, categoryId: 0, sort: null, filters: {} }
const meta = preview.meta({
  title: 'Views/Listing/Filter sheet',
  component: FilterSheet,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen' },
  args: {
    draft: { ...place, filters: { held: '60', ships_to: 'CAN', goal_to: '10000000' } },
    categories: fixtures.categories,
    counts: {
      total: 34,
      categories: fixtures.categories.slice(1).map(({ id }) => ({ id, count: id })),
      options: options.map(([facet, value, count]) => ({ facet, value, count })),
    },
    onDraft: fn(),
    onShow: fn(),
    onClose: fn(),
  },
  render: (args) => <Held {...args} />,
})

export const Default = meta.story({
  play: async ({ userEvent, args }) => {
    const held = await screen.findByRole('button', { name: '60% or more 34' })
    await expect(held).toHaveAttribute('aria-pressed', 'true')
    await userEvent.click(held)
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      ...place,
      filters: { ships_to: 'CAN', goal_to: '10000000' },
    })
    await userEvent.type(await screen.findByRole('textbox', { name: 'Location' }), 'Lyon')
    await expect(args.onDraft).toHaveBeenLastCalledWith({
      ...place,
      filters: { ships_to: 'CAN', goal_to: '10000000', location: 'Lyon' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Reset' }))
    await expect(args.onDraft).toHaveBeenLastCalledWith(place)
    await userEvent.click(await screen.findByRole('button', { name: 'Show 34 projects' }))
    await expect(args.onShow).toHaveBeenCalledTimes(1)
  },
})
export const Playground = meta.story({ args: { draft: place } })
/** Counts that did not come are left out; the filters work. */
export const WithoutCounts = meta.story({
  args: { counts: undefined },
  play: async () => {
    await expect(await screen.findByRole('button', { name: '60% or more' })).toBeVisible()
    await expect(await screen.findByRole('button', { name: 'Show projects' })).toBeVisible()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
