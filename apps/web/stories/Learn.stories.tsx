import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { cutOff, opened, rejected, rejecting } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { comesBack, couldNotReach, follow, inMain, nothingHere, notThere, unreachable } from './plays.ts'

const { voteQuestion } = fixtures
const title = 'When is my card charged?'

const meta = preview.meta({
  title: 'Pages/Learn',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers() },
  args: { path: '/learn/questions', user: null },
})

const rejects = rejecting('listQuestions')
const inItsPlace = { by: 'heading', words: 'learn:failed' } as const
const listMissing = /The answers could not be loaded\./

export const Questions = meta.story({
  args: { path: '/learn', user: null },
  play: async (context) => {
    const main = await inMain(context)
    follow(await main.findByRole('link', { name: new RegExp(`^${title.slice(0, -1)}`) }, { timeout: 15_000 }))
    await expect(
      await main.findByRole('heading', { level: 1, name: title }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
/** Enter searches all categories; the address holds the text. */
export const SearchOfAll = meta.story({
  args: { path: '/learn/questions/creators', user: null },
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await main.findByRole('link', { name: /^How much to hold/ }, { timeout: 15_000 })
    await userEvent.type(await main.findByRole('searchbox'), 'card')
    // Not Enter by `userEvent`: inside React's `act` a suspended page does not resume (see `follow`).
    main.getByRole<HTMLInputElement>('searchbox').form?.requestSubmit()
    await expect(
      await main.findByRole('link', { name: /^When is my card charged/ }, { timeout: 15_000 }),
    ).toBeVisible()
    await waitFor(() =>
      expect(main.getByRole('link', { name: /^All answers/ })).toHaveAttribute('aria-current', 'page'),
    )
    await expect(await main.findByRole('searchbox')).toHaveValue('card')
  },
})
export const Question = meta.story({
  args: { path: '/learn/question/milestone-vote', user: null },
  play: async (context) => {
    const main = await inMain(context)
    await expect(await main.findByRole('heading', { level: 1, name: voteQuestion.title })).toBeVisible()
    await waitFor(() => expect(document.title).toContain(voteQuestion.title))
  },
})
/** A link in an answer's text is followed by the router: the page is not reloaded. */
export const LinkInAnAnswer = meta.story({
  args: { path: '/learn/question/milestone-vote', user: null },
  play: async (context) => {
    const main = await inMain(context)
    const link = await main.findByRole('link', { name: 'when your card is charged' })
    const stay = (event: Event) => event.preventDefault()
    // Before the router listens, the browser would follow it and leave the story.
    window.addEventListener('click', stay)
    try {
      await waitFor(() => {
        // Once the page has changed, the link is detached, and only the browser would receive a press.
        if (link.isConnected) follow(link)
        return expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible()
      })
    } finally {
      window.removeEventListener('click', stay)
    }
  },
})
export const UnknownKind = meta.story({
  args: { path: '/learn/questions/cheapest', user: null },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByRole('heading', { name: 'There is nothing at this address.' }, { timeout: 15_000 }),
    ).toBeVisible()
  },
})
/** A category in the address that the platform does not know any more. */
export const InvalidFilter = meta.story(rejects('INVALID_FILTER', nothingHere, notThere))
export const ListUnreached = meta.story(rejects('NETWORK_FAILURE', listMissing, inItsPlace))
ListUnreached.test('comes back', comesBack('link', /^When is my card charged/))
export const ListTakesTooLong = meta.story(rejects('REQUEST_TIMEOUT', listMissing, inItsPlace))
export const ListBroken = meta.story(rejects('EXTERNAL_ERROR', listMissing, inItsPlace))
export const Offline = meta.story(cutOff(inItsPlace, listMissing))
export const ListLoading = meta.story({ parameters: answers([pending('listQuestions')]) })
export const QuestionLoading = meta.story({
  args: { path: '/learn/question/milestone-vote', user: null },
  parameters: answers([pending('getQuestion')]),
})
export const UnknownQuestion = meta.story({
  args: { path: '/learn/question/nobody-asked', user: null },
  ...rejected('getQuestion', 'NOT_FOUND', nothingHere, notThere),
})
export const QuestionUnreached = Question.extend(
  rejected('getQuestion', 'NETWORK_FAILURE', couldNotReach, unreachable),
)
QuestionUnreached.test('comes back', comesBack('heading', voteQuestion.title))
