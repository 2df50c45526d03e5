import { listSessions, revokeOtherSessions, revokeSession } from '@kindling/api-client/contract/sessions'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../../shared/story-client.ts'
import { type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { opened, recovers, rejected, sending, unanswered, unreadable } from '../../shared/story-rejected.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { SessionsList, type SessionsListProps } from './SessionsList.tsx'

/** The list as a page reads it: on the real client, and again after each change. */
function Read() {
  const sessions = useStoryRead(async () => (await storyClient(listSessions, {})).sessions)
  return (
    <SessionsList
      sessions={sessions}
      onRevoke={async (id) => {
        await storyClient(revokeSession, { params: { id } })
        await sessions.retry()
      }}
      onRevokeOthers={async () => {
        await storyClient(revokeOtherSessions, {})
        await sessions.retry()
      }}
    />
  )
}

const args: SessionsListProps = {
  sessions: { data: fixtures.sessions, error: undefined, retry: () => undefined },
  onRevoke: async () => undefined,
  onRevokeOthers: async () => undefined,
}

const meta = preview.meta({
  title: 'Views/Settings/Sessions',
  component: SessionsList,
  tags: ['views'],
  parameters: { maxWidth: 640, send: opened, ...answers() },
  args,
  render: () => <Read />,
})

const phone = (context: PlayContext) =>
  wordsOf(context, 'security')('sessions.on', { browser: 'Safari', system: 'iOS' })
async function endPhone(context: PlayContext) {
  const name = wordsOf(context, 'security')('sessions.endOne', { device: phone(context) })
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
}
async function isEnded(context: PlayContext) {
  await waitFor(() => expect(context.canvas.getAllByRole('listitem')).toHaveLength(2))
  await expect(context.canvas.queryByText(phone(context))).toBeNull()
}
async function confirm(context: PlayContext) {
  const name = wordsOf(context, 'security')('sessions.confirm', { count: 2 })
  await context.userEvent.click(await screen.findByRole('button', { name }))
}
async function endOthers(context: PlayContext) {
  const t = wordsOf(context, 'security')
  const name = t('sessions.others', { count: 2 })
  await context.userEvent.click(await context.canvas.findByRole('button', { name }))
  await screen.findByRole('dialog', { name: t('sessions.askTitle', { count: 2 }) })
  await confirm(context)
}
async function isAlone(context: PlayContext) {
  const words = wordsOf(context, 'security')('sessions.only')
  await expect(await context.canvas.findByText(words)).toBeVisible()
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
}

export const Default = meta.story({
  play: async ({ canvas }) => {
    const rows = within(await canvas.findByRole('list')).getAllByRole('listitem')
    await expect(rows).toHaveLength(3)
    for (const words of ['Chrome on macOS', 'This browser', 'In use now'])
      await expect(rows[0]).toHaveTextContent(words)
    for (const words of ['Safari on iOS', 'Last used 20 November 2026'])
      await expect(rows[1]).toHaveTextContent(words)
    await expect(rows[2]).toHaveTextContent('An unknown device')
  },
})

export const EndsOne = meta.story(sending(endPhone, isEnded))

export const EndsAllOthers = meta.story(sending(endOthers, isAlone))

export const OnlyThisOne = meta.story({
  parameters: answers([], { sessions: fixtures.sessions.slice(0, 1) }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only this browser is logged in.')).toBeVisible()
  },
})

export const Loading = meta.story({
  parameters: answers([pending('listSessions')]),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('status')).toHaveTextContent('Loading your sessions')
  },
})

/** Shown in place of the list; the rest of the page stays. */
export const NetworkFailure = Default.extend(
  rejected('listSessions', 'NETWORK_FAILURE', /We could not reach the server/, { by: 'text' }),
)
NetworkFailure.test('says what is missing, and recovers', async (context) => {
  const { canvas } = context
  await expect(
    await canvas.findByRole('heading', { name: 'Your sessions could not be loaded.' }),
  ).toBeVisible()
  await recovers(tryAgain, () => expect(canvas.findByText('Chrome on macOS')).resolves.toBeVisible())(context)
})

export const Malformed = Default.extend(unreadable('listSessions', { by: 'text' }))

/** The message is beside its session. */
export const EndInvalidId = EndsOne.extend(
  rejected('revokeSession', 'INVALID_ID', /This session has ended already/, {
    words: 'security:sessions.gone',
  }),
)
EndInvalidId.test('says it beside its session', ({ canvas }) =>
  expect(canvas.getAllByRole('listitem')).toHaveLength(3),
)

export const EndNetworkFailure = EndsOne.extend(
  rejected('revokeSession', 'NETWORK_FAILURE', /We could not reach the server/),
)
EndNetworkFailure.test('recovers', recovers(endPhone, isEnded))

export const EndPending = EndsOne.extend(unanswered('revokeSession', 'security:sessions.ending'))

export const OthersNetworkFailure = EndsAllOthers.extend(
  rejected('revokeOtherSessions', 'NETWORK_FAILURE', /We could not reach the server/),
)
OthersNetworkFailure.test('recovers', recovers(confirm, isAlone))
