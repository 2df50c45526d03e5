import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { LearnView } from './LearnView.tsx'

const search = fn()
const settle = fn()
const retry = fn()
const { questions, questionCounts: kinds } = fixtures
const there = { data: { questions, kinds }, error: undefined, retry }
const failed = (code: 'NETWORK_FAILURE' | 'REQUEST_TIMEOUT') => ({
  data: undefined,
  error: { code, isNotFound: false },
  retry,
})

const meta = preview.meta({
  title: 'Views/Learn/List',
  component: LearnView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { kind: 'popular' as const, read: there, search: '', onSearch: search, onSettle: settle },
  beforeEach: () => {
    for (const each of [search, settle, retry]) each.mockClear()
  },
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: /^Asked most/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: /^For backers/ })).toHaveTextContent(
      /^For backers.*2$/,
    )
    await expect(await canvas.findByRole('status')).toHaveTextContent('Asked most · 5 answers')
    await expect(await canvas.findByRole('link', { name: /^When is my card charged/ })).toHaveAttribute(
      'href',
      '/learn/question/when-charged',
    )
  },
})
/** Typing narrows the list at once, by title and lead; Enter searches all questions. */
export const SearchAsOneTypes = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('searchbox', { name: 'Search the answers' })
    await userEvent.type(field, 'CARD')
    await expect(await canvas.findByRole('status')).toHaveTextContent('1 answer with “CARD”')
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(1)
    await userEvent.keyboard('{Enter}')
    await expect(search).toHaveBeenCalledWith('CARD')
    await userEvent.tab()
    await waitFor(() => expect(settle).toHaveBeenCalledWith('CARD'))
  },
})
export const NothingSearchedFor = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByRole('searchbox'), '   {Enter}')
    await expect(search).not.toHaveBeenCalled()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  },
})
export const NothingOfThisKind = meta.story({
  args: { search: 'kettle' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'No answer with “kettle” here.' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Search all answers' })).toHaveAttribute(
      'href',
      '/learn/questions/all?search=kettle',
    )
  },
})
export const NothingAtAll = meta.story({
  args: { kind: 'all' as const, search: 'kettle' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all answers' }))
    await expect(settle).toHaveBeenCalledWith('')
    await expect(await canvas.findByRole('searchbox')).toHaveFocus()
    await expect(canvas.getAllByRole('heading', { level: 2 })).toHaveLength(5)
  },
})
export const Loading = meta.story({ args: { read: { data: undefined, error: undefined, retry } } })
export const Failed = meta.story({
  args: { read: failed('REQUEST_TIMEOUT') },
  play: async ({ canvas, userEvent }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'The answers could not be loaded.' }),
    ).toBeVisible()
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
/** Text typed earlier is kept while there is nothing to search in. */
export const Offline = meta.story({
  args: { read: failed('NETWORK_FAILURE'), search: 'card' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/could not reach the server/)).toBeVisible()
    await expect(await canvas.findByRole('searchbox')).toHaveValue('card')
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
