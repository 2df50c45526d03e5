import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { SearchBar, type SearchBarProps } from './SearchBar.tsx'

const { kettle, pourOver, delivered } = fixtures
const found = {
  status: 'ready' as const,
  projects: [kettle, pourOver, delivered],
  total: 11,
  creators: [{ id: 'usr_greta', name: 'Kettlemark Studio' }],
  kinds: [{ id: 3, name: 'Food & kitchen' }],
}
const none = { projects: [], total: 0, creators: [], kinds: [] }

function Held({ value: start, onValueChange, ...props }: SearchBarProps) {
  const [value, setValue] = useState(start)
  return (
    <div style={{ display: 'flex', minBlockSize: 380, padding: 14 }}>
      <SearchBar
        {...props}
        value={value}
        onValueChange={(text) => {
          setValue(text)
          onValueChange(text)
        }}
      />
    </div>
  )
}

const meta = preview.meta({
  title: 'Views/Shell/Search bar',
  component: SearchBar,
  tags: ['views'],
  args: {
    value: '',
    results: { status: 'idle' as const, ...none },
    onValueChange: fn(),
    onSearch: fn(),
    onOpenProject: fn(),
    now: fixtures.nowSeconds * 1000,
  },
  render: (args) => <Held {...args} />,
})

export const Closed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  },
})
/** Open with nothing typed: nothing to show yet. */
export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search projects and creators' })
    await userEvent.click(field)
    await expect(await canvas.findByRole('button', { name: 'Cancel' })).toBeVisible()
    await expect(field).toHaveAttribute('aria-expanded', 'false')
    await userEvent.keyboard('{Escape}')
    await expect(canvas.queryByRole('button', { name: 'Cancel' })).not.toBeInTheDocument()
  },
})
export const Results = meta.story({
  args: { value: 'kett', results: found },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await expect(await canvas.findAllByRole('option')).toHaveLength(3)
    await expect(await canvas.findByRole('status')).toHaveTextContent('Projects 3 of 11')
    await expect(await canvas.findByRole('link', { name: 'Kettlemark Studio' })).toHaveAttribute(
      'href',
      '/user/usr_greta',
    )
    await expect(await canvas.findByRole('link', { name: 'Food & kitchen' })).toHaveAttribute(
      'href',
      '/projects/categories/3',
    )
    await userEvent.click(await canvas.findByRole('button', { name: /See all 11 results/ }))
    await expect(args.onSearch).toHaveBeenCalledWith('kett')
    await userEvent.click(await canvas.findByRole('combobox'))
  },
})
/** Arrow keys cycle through the results; Enter opens the active one. Focus never leaves the field. */
export const ByKeyboard = meta.story({
  args: { value: 'kett', results: found },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.click(field)
    const options = await canvas.findAllByRole('option')
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(options[1]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveAttribute('aria-activedescendant', options[1]?.id)
    await userEvent.keyboard('{ArrowUp}{ArrowUp}')
    await expect(options[2]).toHaveAttribute('aria-selected', 'true')
    await userEvent.keyboard('{ArrowDown}')
    await expect(options[0]).toHaveAttribute('aria-selected', 'true')
    await expect(field).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    await expect(args.onOpenProject).toHaveBeenCalledWith('/project/fernhill-kettle')
    await expect(args.onSearch).not.toHaveBeenCalled()
  },
})
/** Without an active result, Enter shows all results. */
export const EnterShowsAll = meta.story({
  args: { value: 'kett', results: found },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('kett')
    await expect(await canvas.findByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})
/** A creator is found but no project: the creator is shown, without an empty list. */
/** No project is above them, so no rule separates them. */
export const OnlyACategory = meta.story({
  args: { value: 'food', results: { ...found, projects: [], total: 0, creators: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    const category = await canvas.findByRole('region', { name: 'Categories' })
    await expect(getComputedStyle(category.parentElement ?? category).borderTopStyle).toBe('none')
  },
})
export const OnlyAMaker = meta.story({
  args: { value: 'kettlem', results: { ...found, projects: [], total: 0, kinds: [] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await expect(await canvas.findByRole('link', { name: 'Kettlemark Studio' })).toBeVisible()
    await expect(canvas.queryByRole('option')).not.toBeInTheDocument()
    await expect(canvas.queryByRole('button', { name: /See all/ })).not.toBeInTheDocument()
  },
})
export const CancelClears = meta.story({
  args: { value: 'kett', results: found },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await userEvent.click(await canvas.findByRole('button', { name: 'Cancel' }))
    await expect(await canvas.findByRole('combobox')).toHaveValue('')
    await expect(await canvas.findByRole('combobox')).toHaveAttribute('aria-expanded', 'false')
  },
})
export const Loading = meta.story({
  args: { value: 'kett', results: { status: 'loading' as const, ...none } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await waitFor(() => expect(canvas.queryByRole('option')).not.toBeInTheDocument())
  },
})
export const NothingFound = meta.story({
  args: { value: 'zeppelin', results: { status: 'ready' as const, ...none } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await expect(await canvas.findByRole('status')).toHaveTextContent('Nothing for “zeppelin”')
    await expect(await canvas.findByRole('link', { name: 'Trending' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})
/** The text stays; typing or Enter retries. */
export const Failed = meta.story({
  args: { value: 'kett', results: { status: 'failed' as const, ...none } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('combobox'))
    await expect(await canvas.findByText(/The search did not answer/)).toBeVisible()
    await expect(await canvas.findByRole('combobox')).toHaveValue('kett')
    await userEvent.keyboard('{Enter}')
    await expect(args.onSearch).toHaveBeenCalledWith('kett')
  },
})
