import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@kindling/api-client/contract/mailing-list'
import { answers, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { NewsletterLinkView, type NewsletterLinkViewProps } from './NewsletterLinkView.tsx'

const confirm = (code: string) => storyClient(confirmNewsletter, { body: { code } })
const unsubscribe = (code: string) => storyClient(unsubscribeFromNewsletter, { body: { code } })

const args: NewsletterLinkViewProps = {
  purpose: 'confirm',
  code: 'c29tZSByYW5kb20gYml0cw',
  action: '/newsletter?code=c29tZSByYW5kb20gYml0cw',
  answered: null,
  homeHref: '/',
  onSend: confirm,
  onSubscribe: (email: string) => storyClient(subscribeToNewsletter, { body: { email } }),
}

const meta = preview.meta({
  title: 'Views/Newsletter/Link of an e-mail',
  component: NewsletterLinkView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', send: opened, ...answers([], { user: null }) },
  args,
})

const rejects = rejecting('confirmNewsletter')
const toUnsubscribe = {
  purpose: 'unsubscribe' as const,
  action: '/newsletter/unsubscribe?code=c29tZSByYW5kb20gYml0cw',
  onSend: unsubscribe,
}

const press = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', {
      name: wordsOf(context, 'email')('newsletter.unsubscribe.ask.submit'),
    }),
  )
const isSaid = async ({ canvas }: PlayContext, words: RegExp) => {
  await waitFor(() => expect(canvas.getByText(words)).toHaveFocus())
  await expect(await canvas.findByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
}
const onList = /once a fortnight/
const offList = /No more e-mails of this kind/

/** The link is dead; the form below it sends another. */
const asksAgain = recovers(
  async (context) => {
    await fill(context, 'E-mail', 'mara@example.com')
    await context.userEvent.click(context.canvas.getByRole('button', { name: 'Subscribe' }))
  },
  ({ canvas }) => waitFor(() => expect(canvas.getByText('Look in your inbox to confirm.')).toBeVisible()),
)

/** The confirmation starts by itself. */
export const Default = meta.story({ play: (context) => isSaid(context, onList) })

export const Confirming = meta.story({
  parameters: answers([pending('confirmNewsletter')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Confirming' })).toHaveAttribute('aria-busy')
    const form = canvas.getByRole('button').closest('form')
    await expect(form).toHaveAttribute('action', '/newsletter?code=c29tZSByYW5kb20gYml0cw')
  },
})

/** Without scripts, after the press. */
export const ConfirmedByForm = meta.story({
  args: { answered: { failure: null } },
  play: (context) => isSaid(context, onList),
})

/** The link was opened twice. */
export const AlreadyConfirmed = Default.extend(
  rejects('ALREADY_CONFIRMED', /confirmed before/, {
    by: 'text',
    words: 'email:newsletter.confirm.already.words',
  }),
)
AlreadyConfirmed.test('leads home', (context) => isSaid(context, /confirmed before/))

export const CodeLost = meta.story({
  args: { code: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('We do not know this link')
  },
})

/** The form below sends another e-mail. */
export const UnknownLink = Default.extend(
  rejects('NOT_FOUND', /We do not know this link/, {
    field: 'code',
    words: 'email:newsletter.confirm.dead.NOT_FOUND',
  }),
)
UnknownLink.test('asks for another', asksAgain)

/** The form below sends another e-mail. */
export const ExpiredLink = Default.extend(
  rejects('EXPIRED_CODE', /older than seven days/, {
    field: 'code',
    words: 'email:newsletter.confirm.dead.EXPIRED_CODE',
  }),
)
ExpiredLink.test('asks for another', asksAgain)

/** The person retries later. */
export const RateLimited = Default.extend(
  rejects('RATE_LIMITED', /Too many tries/, { params: { seconds: 60 } }),
)

/** Offline: the link still works and can be retried. */
export const NetworkFailure = Default.extend(rejects('NETWORK_FAILURE', /We could not reach the server/))
NetworkFailure.test(
  'recovers',
  recovers(tryAgain, (context) => isSaid(context, onList)),
)

/** The person retries. */
export const RequestTimeout = Default.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))

/** The person retries. */
export const ExternalError = Default.extend(
  rejects('EXTERNAL_ERROR', /A service we depend on did not answer/),
)

/** Ask first: a program that opens links must not unsubscribe anyone. */
export const Unsubscribe = meta.story({
  args: toUnsubscribe,
  ...sending(press, async (context) => {
    const words = wordsOf(context, 'email')('newsletter.unsubscribe.done.words')
    await waitFor(() => expect(context.canvas.getByText(words)).toHaveFocus())
  }),
})

export const Unsubscribing = meta.story({
  args: toUnsubscribe,
  parameters: answers([pending('unsubscribeFromNewsletter')]),
  play: async (context) => {
    await press(context)
    await expect(await context.canvas.findByRole('button', { name: 'Unsubscribing' })).toBeVisible()
  },
})

/** The newest e-mail has a link that works. */
export const UnsubscribeUnknownLink = Unsubscribe.extend(
  rejected('unsubscribeFromNewsletter', 'NOT_FOUND', /from the newest e-mail/, {
    field: 'code',
    words: 'email:newsletter.unsubscribe.dead.NOT_FOUND',
  }),
)

/** Offline: the person retries. */
export const UnsubscribeNetworkFailure = Unsubscribe.extend(
  rejected('unsubscribeFromNewsletter', 'NETWORK_FAILURE', /We could not reach the server/),
)
UnsubscribeNetworkFailure.test(
  'recovers',
  recovers(tryAgain, (context) => isSaid(context, offList)),
)
