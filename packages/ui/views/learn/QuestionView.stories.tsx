import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { QuestionView } from './QuestionView.tsx'

const search = fn()
const { questions, questionCounts: kinds, voteQuestion } = fixtures

const meta = preview.meta({
  title: 'Views/Learn/Question',
  component: QuestionView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: { question: voteQuestion, popular: { questions, kinds }, onSearch: search },
  beforeEach: () => search.mockClear(),
})

export const Default = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(voteQuestion.title)
    await expect(await canvas.findByRole('heading', { name: 'Who counts' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Next/ })).toHaveAttribute(
      'href',
      '/learn/question/when-charged',
    )
    await expect(await canvas.findByRole('link', { name: 'For backers' })).toHaveAttribute(
      'href',
      '/learn/questions/backers',
    )
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search the answers' }), 'card{Enter}')
    await expect(search).toHaveBeenCalledWith('card')
  },
})
/** The most asked questions could not be loaded: the answer is shown alone, with a link back. */
export const WithoutOthers = meta.story({
  args: { popular: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('navigation', { name: 'Asked most' })).toBeNull()
    await expect(await canvas.findByRole('link', { name: 'Knowledge base' })).toBeVisible()
  },
})
export const Loading = meta.story({
  args: { question: undefined, popular: undefined },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Loading the answer')
  },
})
/** No script in an answer runs. */
export const HostileText = meta.story({
  args: {
    question: {
      ...voteQuestion,
      title: 'W'.repeat(120),
      body: '<b>Heading</b><br><br><img src=x onerror="alert(1)"><script>alert(1)</script><a href="javascript:alert(1)">here</a>',
    },
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(await canvas.findByRole('heading', { name: 'Heading' })).toBeVisible()
    await expect(canvasElement.querySelector('article :is(img, script, a[href^="javascript"])')).toBeNull()
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const RightToLeft = meta.story({ globals: { direction: 'rtl' } })
