import {
  flagMyPledgeMessage,
  listMyPledgeMessages,
  readMyPledgeMessages,
  sendMyPledgeMessage,
} from '@kindling/api-client/contract/pledge-messages'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
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
        onFlag={async (messageId, body) => {
          await storyClient(flagMyPledgeMessage, { params: { ...params, messageId }, body })
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
    onFlag: async () => undefined,
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
  const t = wordsOf(context, 'messages')
  await fill(context, t('label'), question)
  await context.userEvent.click(context.canvas.getByRole('button', { name: t('send') }))
}
async function isSent(context: PlayContext) {
  await waitFor(() => expect(context.canvas.getAllByRole('listitem').at(-1)).toHaveTextContent(question))
  await expect(await context.canvas.findByLabelText(wordsOf(context, 'messages')('label'))).toHaveValue('')
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

const beside = { at: 'messages:label' } as const

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

const report = async (context: PlayContext) => {
  const t = wordsOf(context, 'messages')
  const { canvas, userEvent } = context
  await userEvent.click(
    await canvas.findByRole('button', { name: new RegExp(`^${t('report')}.*Ines Hollin`) }),
  )
  const spam = await screen.findByRole('radio', { name: t('flag.SPAM') }, { timeout: 15_000 })
  await userEvent.click(spam)
  await userEvent.click(await screen.findByRole('button', { name: t('flag.submit') }))
}
const isReported = async (context: PlayContext) => {
  const t = wordsOf(context, 'messages')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await expect(await context.canvas.findByText(t('reported'))).toBeVisible()
}
const reportLabels = { text: 'messages:flag.text', reason: 'messages:flag.reason' }

/** Only what the other side wrote can be reported, and each message once. */
export const Reporting = meta.story(sending(report, isReported, 'errors:form.change', reportLabels))
export const ReportingInFrench = Reporting.extend({ globals: { language: 'fr' } })
export const ReportOpen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [button, ...others] = await canvas.findAllByRole('button', { name: /^Report/ })
    await expect(others).toEqual([])
    if (button) await userEvent.click(button)
    const dialog = within(await screen.findByRole('dialog', {}, { timeout: 15_000 }))
    await expect(await dialog.findByText(/this message alone, not the rest of the thread/)).toBeVisible()
  },
})
export const Reported = meta.story({
  args: {
    read: there({
      messages: fixtures.pledgeMessages.map((each) => ({ ...each, flagged: each.from === 'team' })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Reported. A moderator reads it.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /^Report/ })).toBeNull()
  },
})
export const ReportedByTheTeam = Reported.extend({
  args: {
    side: 'team' as const,
    read: there({
      messages: fixtures.pledgeMessages.map((each) => ({ ...each, flagged: each.from === 'backer' })),
    }),
  },
})
const removed = there({
  messages: fixtures.pledgeMessages.map((each) => (each.from === 'team' ? { ...each, text: null } : each)),
})
/** A moderator removed it: its text is sent to neither side. */
export const Removed = meta.story({
  args: { read: removed },
  play: async (context) => {
    const t = wordsOf(context, 'messages')
    const { canvas } = context
    await expect(await canvas.findByText(t('removed'))).toBeVisible()
    await expect(canvas.queryByRole('button', { name: new RegExp(`^${t('report')}`) })).toBeNull()
  },
})
export const RemovedInFrench = Removed.extend({ globals: { language: 'fr' } })
/** To whom wrote it as well. */
export const RemovedAsTheTeamSeesIt = Removed.extend({
  args: { side: 'team' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This message was removed.')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: /^Report/ })).toBeVisible()
  },
})

/** Nothing: a moderator reads the first report. */
export const ReportTwice = Reporting.extend(
  rejected('flagMyPledgeMessage', 'PROJECT_FLAG_EXISTS', /You have already reported this/, {
    retry: 'after a change',
  }),
)
export const ReportOfNothing = Reporting.extend(
  rejected('flagMyPledgeMessage', 'INVALID_ID', /This message was removed meanwhile/, 'message'),
)
export const ReportTooLong = Reporting.extend(
  rejected('flagMyPledgeMessage', 'ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, 'text'),
)
export const ReportOddCharacters = Reporting.extend(
  rejected('flagMyPledgeMessage', 'REGEX_FAIL', /This holds characters that are not allowed here/, 'text'),
)
export const ReportPledgeGone = Reporting.extend(
  rejected('flagMyPledgeMessage', 'NOT_FOUND', /We could not find this pledge/, 'pledge'),
)
export const ReportSessionEnded = Reporting.extend(
  rejected('flagMyPledgeMessage', 'RESTRICTED_AREA', /Log in to continue/),
)
export const ReportNetworkFailure = Reporting.extend(
  rejected('flagMyPledgeMessage', 'NETWORK_FAILURE', /We could not reach the server/),
)
