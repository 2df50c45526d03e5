import {
  confirmNewsletter,
  subscribeToNewsletter,
  unsubscribeFromNewsletter,
} from '@kindling/api-client/contract/mailing-list'
import { answers, fails, pending } from '@kindling/api-client/scenarios'
import { expect, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, heal, type Play, type PlayContext, refusedInAlert } from '../shared/story-plays.ts'
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
  parameters: { layout: 'fullscreen', ...answers([], { user: null }) },
  args,
  render: (args) => (
    <main>
      <NewsletterLinkView {...args} />
    </main>
  ),
})
const toUnsubscribe = {
  purpose: 'unsubscribe' as const,
  action: '/newsletter/unsubscribe?code=c29tZSByYW5kb20gYml0cw',
  onSend: unsubscribe,
}

const press =
  (name: string) =>
  ({ canvas, userEvent }: PlayContext) =>
    userEvent.click(canvas.getByRole('button', { name }))
const isSaid = async ({ canvas }: PlayContext, words: RegExp) => {
  await waitFor(() => expect(canvas.getByText(words)).toHaveFocus())
  await expect(canvas.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/')
}
const onList = /once a fortnight/
const offList = /No more newsletters/

/** Refused in words over the button, which then does it. */
const thenConfirms =
  (words: RegExp): Play =>
  async (context) => {
    await refusedInAlert(context, words)
    heal(context, { user: null })
    await press('Try again')(context)
    await isSaid(context, onList)
  }
const thenUnsubscribes =
  (words: RegExp): Play =>
  async (context) => {
    await press('Unsubscribe')(context)
    await refusedInAlert(context, words)
    heal(context, { user: null })
    await press('Try again')(context)
    await isSaid(context, offList)
  }
/** The link is of no more use; the form under it asks for another. */
const asksAgain =
  (words: RegExp): Play =>
  async (context) => {
    await refusedInAlert(context, words)
    heal(context, { user: null })
    await fill(context, 'E-mail', 'mara@example.com')
    await press('Subscribe')(context)
    await waitFor(() => expect(context.canvas.getByText('Look in your inbox to confirm.')).toBeVisible())
  }

/** It starts by itself. */
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
export const AlreadyConfirmed = meta.story({
  parameters: fails('confirmNewsletter', 'ALREADY_CONFIRMED'),
  play: (context) => isSaid(context, /confirmed before/),
})

export const CodeLost = meta.story({
  args: { code: '' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('We do not know this link')
  },
})

/** Another e-mail is asked for below. */
export const UnknownLink = meta.story({
  parameters: fails('confirmNewsletter', 'NOT_FOUND', { field: 'code' }),
  play: asksAgain(/We do not know this link/),
})

/** Another e-mail is asked for below. */
export const ExpiredLink = meta.story({
  parameters: fails('confirmNewsletter', 'EXPIRED_CODE', { field: 'code' }),
  play: asksAgain(/older than seven days/),
})

/** It is tried again later. */
export const RateLimited = meta.story({
  parameters: fails('confirmNewsletter', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: thenConfirms(/Too many tries/),
})

/** Offline: the link still works, and is tried again. */
export const NetworkFailure = meta.story({
  parameters: fails('confirmNewsletter', 'NETWORK_FAILURE'),
  play: thenConfirms(/We could not reach the server/),
})

/** It is tried again. */
export const RequestTimeout = meta.story({
  parameters: fails('confirmNewsletter', 'REQUEST_TIMEOUT'),
  play: thenConfirms(/The answer took too long/),
})

/** It is tried again. */
export const ExternalError = meta.story({
  parameters: fails('confirmNewsletter', 'EXTERNAL_ERROR'),
  play: thenConfirms(/A service we depend on did not answer/),
})

/** Asked first: a program that opens links takes nobody off the list. */
export const Unsubscribe = meta.story({
  args: toUnsubscribe,
  play: async (context) => {
    await press('Unsubscribe')(context)
    await isSaid(context, offList)
  },
})

export const Unsubscribing = meta.story({
  args: toUnsubscribe,
  parameters: answers([pending('unsubscribeFromNewsletter')]),
  play: async (context) => {
    await press('Unsubscribe')(context)
    await expect(await context.canvas.findByRole('button', { name: 'Unsubscribing' })).toBeVisible()
  },
})

/** The newest e-mail has a link that works. */
export const UnsubscribeUnknownLink = meta.story({
  args: toUnsubscribe,
  parameters: fails('unsubscribeFromNewsletter', 'NOT_FOUND', { field: 'code' }),
  play: async (context) => {
    await press('Unsubscribe')(context)
    await refusedInAlert(context, /from the newest e-mail/)
  },
})

/** It is tried again later. */
export const UnsubscribeRateLimited = meta.story({
  args: toUnsubscribe,
  parameters: fails('unsubscribeFromNewsletter', 'RATE_LIMITED', { params: { seconds: 60 } }),
  play: thenUnsubscribes(/Too many tries/),
})

/** Offline: it is tried again. */
export const UnsubscribeNetworkFailure = meta.story({
  args: toUnsubscribe,
  parameters: fails('unsubscribeFromNewsletter', 'NETWORK_FAILURE'),
  play: thenUnsubscribes(/We could not reach the server/),
})

/** It is tried again. */
export const UnsubscribeRequestTimeout = meta.story({
  args: toUnsubscribe,
  parameters: fails('unsubscribeFromNewsletter', 'REQUEST_TIMEOUT'),
  play: thenUnsubscribes(/The answer took too long/),
})

/** It is tried again. */
export const UnsubscribeExternalError = meta.story({
  args: toUnsubscribe,
  parameters: fails('unsubscribeFromNewsletter', 'EXTERNAL_ERROR'),
  play: thenUnsubscribes(/A service we depend on did not answer/),
})
