import { listModerationLog, unblockAccount } from '@kindling/api-client/contract/moderation'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, inDialog, type PlayContext } from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { asRead, wordsOf } from '../shared/story-words.ts'
import { DeskFrame } from './DeskFrame.tsx'
import { LogView } from './LogView.tsx'

/** The log as its page reads it, on the real client. */
function Log() {
  const read = useStoryRead(() => storyClient(listModerationLog, {}))
  return (
    <DeskFrame place="LOG" counts={{ STOREFRONT: 1, PROJECT: 1, COMMENT: 1, MESSAGE: 1, SUSPENDED: 1 }}>
      <LogView
        read={read}
        onMore={null}
        onUnblock={async (userId, reason) => {
          await storyClient(unblockAccount, { params: { userId }, body: { reason } })
          await read.retry()
        }}
      />
    </DeskFrame>
  )
}

const world = { user: fixtures.moderator }
const meta = preview.meta({
  title: 'Views/Moderation/Log',
  component: Log,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], world) },
})

const rejects = rejecting('unblockAccount')

const unblock = async (context: PlayContext) => {
  const t = wordsOf(context, 'moderation')
  await context.userEvent.click(await context.canvas.findByRole('button', { name: t('log.unblock') }))
  await screen.findByRole('dialog', {}, { timeout: 15_000 })
  await fill(inDialog(context), t('decide.reason'), 'They have apologised.')
  await context.userEvent.click(screen.getByRole('button', { name: t('unblock.submit') }))
}

/** Whoever is still blocked can be let in again from the line that says why. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Joy Amadi: blocked the account')).toBeVisible()
    await expect(await canvas.findByRole('button', { name: 'Open the account again' })).toBeVisible()
  },
})
/** What was removed is named by its kind. */
export const OfAMessage = meta.story({
  parameters: answers([], {
    ...world,
    moderationLog: [
      {
        ...fixtures.changesAsked,
        act: 'REMOVE' as const,
        rule: 'RESPECT' as const,
        reason: 'It is a threat.',
        case_id: fixtures.reportedMessage.id,
        quote: fixtures.reportedMessage.text,
      },
    ],
  }),
  play: async (context) => {
    const t = wordsOf(context, 'moderation')
    const entry = asRead(t('history.entry', { name: 'Joy Amadi', act: t('acts.REMOVE_MESSAGE') }))
    await expect(await context.canvas.findByText(entry)).toBeVisible()
  },
})
export const Nothing = meta.story({ parameters: answers([], { ...world, moderationLog: [] }) })
export const Loading = meta.story({ parameters: answers([pending('listModerationLog')], world) })

const labels = { reason: 'moderation:decide.reason' }
export const Unblocking = meta.story(
  sending(
    unblock,
    async (context) => {
      const t = wordsOf(context, 'moderation')
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
      await waitFor(() => expect(context.canvas.queryByRole('button', { name: t('log.unblock') })).toBeNull())
    },
    undefined,
    labels,
  ),
)
export const UnblockFieldMissing = Unblocking.extend(
  rejects('FIELD_MISSING', /Write a reason/, {
    field: 'reason',
    words: 'errors:forms.unblock.reason.FIELD_MISSING',
  }),
)
export const UnblockTooLong = Unblocking.extend(
  rejects('ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, 'reason'),
)
export const UnblockOddCharacters = Unblocking.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, {
    field: 'reason',
  }),
)
export const UnblockTooLate = Unblocking.extend(
  rejects('INVALID_STATE', /This is not allowed right now/, {
    retry: 'after a change',
  }),
)
export const UnblockMissingPermission = Unblocking.extend(
  rejects('MISSING_PERMISSION', /You do not have access to this/),
)
export const UnblockSessionEnded = Unblocking.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const UnblockNetworkFailure = Unblocking.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)

const reading = meta.story(sending(opened))
const log = { by: 'heading', words: 'moderation:log.failed', focus: 'stays' } as const
const failed = /The log could not be loaded/
export const ListNetworkFailure = reading.extend(
  rejected('listModerationLog', 'NETWORK_FAILURE', failed, log),
)
export const ListSessionEnded = reading.extend(rejected('listModerationLog', 'RESTRICTED_AREA', failed, log))
