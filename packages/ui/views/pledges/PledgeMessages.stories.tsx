import {
  listMyPledgeMessages,
  readMyPledgeMessages,
  sendMyPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PledgeMessages, type PledgeMessagesProps } from './PledgeMessages.tsx'

const retry = fn()
const marked = fn()
const params = { pledgeId: 'plg_1' }
const there = (messages: PledgeMessagesProps['read']['data']) => ({ data: messages, error: undefined, retry })
const thread = there({ messages: fixtures.pledgeMessages })

/** The thread as the platform last answered. */
function Held({ read: start, ...props }: PledgeMessagesProps) {
  const [read, setRead] = useState(start)
  return (
    <main style={{ maxInlineSize: 720 }}>
      <PledgeMessages
        {...props}
        read={read}
        onSend={async (text) => {
          await storyClient(sendMyPledgeMessage, { params, body: { text }, idempotencyKey: 'one' })
          setRead(there(await storyClient(listMyPledgeMessages, { params })))
        }}
      />
    </main>
  )
}

const meta = preview.meta({
  title: 'Views/Pledges/Messages',
  component: PledgeMessages,
  tags: ['views'],
  parameters: answers(),
  args: {
    read: thread,
    side: 'backer' as const,
    onSend: async () => undefined,
    onRead: async () => marked(await storyClient(readMyPledgeMessages, { params })),
  },
  beforeEach: () => {
    marked.mockClear()
    retry.mockClear()
  },
  render: (args) => <Held {...args} />,
})

const rejects = rejecting('sendMyPledgeMessage')

const question = 'Which colour is the handle?'
async function send(context: PlayContext) {
  const t = wordsOf(context, 'pledges')
  await fill(context, t('messages.label'), question)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('messages.send') }))
}
async function isSent(context: PlayContext) {
  await waitFor(() => expect(context.canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(question))
  await expect(
    await context.canvas.findByLabelText(wordsOf(context, 'pledges')('messages.label')),
  ).toHaveValue('')
}

/** What the team wrote is marked as read once it is shown. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Read')).toBeVisible()
    await waitFor(() => expect(marked).toHaveBeenCalledTimes(1))
  },
})
export const Sending = meta.story(sending(send, isSent))
export const None = meta.story({
  args: { read: there({ messages: [] }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Nothing written yet/)).toBeVisible()
    await expect(marked).not.toHaveBeenCalled()
  },
})
export const NothingEntered = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Send message' }))
    await expect(await canvas.findByLabelText('Your message')).toHaveAccessibleDescription(
      /Write a message first/,
    )
    await expect(await canvas.findByLabelText('Your message')).toHaveFocus()
  },
})
export const UnderWay = meta.story({
  parameters: answers([pending('sendMyPledgeMessage')]),
  play: async (context) => {
    await send(context)
    await expect(await context.canvas.findByRole('button', { name: /Sending/ })).toBeVisible()
  },
})
export const AsTheTeamSeesIt = meta.story({
  args: { side: 'team' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Mara Lindqvist')).toBeVisible()
  },
})
export const LongAndHostile = meta.story({
  args: {
    read: there({
      messages: fixtures.pledgeMessages.map((each) => ({
        ...each,
        author: '\u202eevil '.repeat(12),
        text: `<script>alert(1)</script> ${'x'.repeat(900)}`,
      })),
    }),
  },
  play: async ({ canvas }) => {
    const thread = canvas.getByRole('list')
    await expect(thread.scrollWidth).toBeLessThanOrEqual(thread.clientWidth + 1)
  },
})
export const Loading = meta.story({ args: { read: there(undefined) } })
export const LoadingFailed = meta.story({
  args: { read: { data: undefined, error: { code: 'NETWORK_FAILURE', isNotFound: false }, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})

const beside = { at: 'pledges:messages.label' } as const

/** Waiting some minutes; what was typed stays. */
export const RateLimited = Sending.extend(
  rejects('RATE_LIMITED', /Too many messages in a short time/, {
    words: 'errors:forms.message.form.RATE_LIMITED',
    ...beside,
  }),
)
/** The list of all pledges. */
export const NotFound = Sending.extend(
  rejects('NOT_FOUND', /We could not find this pledge/, {
    field: 'pledge',
    ...beside,
  }),
)
/** The page redirects to the login and back, and what was typed is restored. */
export const RestrictedArea = Sending.extend(rejects('RESTRICTED_AREA', /Log in to continue/, beside))
/** The same button retries: a message is sent once. */
export const NetworkFailure = Sending.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/, beside),
)
NetworkFailure.test('recovers', recovers(send, isSent))
