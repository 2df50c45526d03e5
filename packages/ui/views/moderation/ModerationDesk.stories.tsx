import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
} from '@kindling/api-client/contract/moderation'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { fill, type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { opened, recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { CaseList } from './CaseList.tsx'
import { CaseView } from './CaseView.tsx'
import { DeskFrame, type DeskPlace } from './DeskFrame.tsx'

interface DeskProps {
  readonly place: DeskPlace
  readonly caseId: string | null
}
const now = fixtures.nowSeconds * 1000

/** The desk as its page reads it, on the real client. */
function Desk({ place, caseId }: DeskProps) {
  const queue = place === 'ALL' ? {} : { queue: place }
  const list = useStoryRead(() => storyClient(listModerationCases, { query: queue }))
  return (
    <DeskFrame place={place} counts={list.data?.counts}>
      <CaseList
        place={place}
        read={{ ...list, data: list.data && { cases: list.data.cases, total: list.data.meta.total_count } }}
        openId={caseId}
        now={now}
        onMore={null}
      />
      {caseId && <Case place={place} caseId={caseId} />}
    </DeskFrame>
  )
}
function Case({ place, caseId }: { readonly place: DeskPlace; readonly caseId: string }) {
  const params = { caseId }
  const { data, ...state } = useStoryRead(() => storyClient(getModerationCase, { params }))
  return (
    <CaseView
      place={place}
      read={{ ...state, data: data?.case }}
      now={now}
      onDecide={(body) => storyClient(decideModerationCase, { params, body })}
      nextId={fixtures.hiddenComment.id}
    />
  )
}

const world = { user: fixtures.moderator }
const mara = { id: fixtures.backer.id, name: fixtures.backer.name }
const meta = preview.meta({
  title: 'Views/Moderation/Desk',
  component: Desk,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], world) },
  args: { place: 'ALL', caseId: fixtures.flaggedProject.id } as DeskProps,
})

const rejects = rejecting('decideModerationCase')

const reason = 'Both films show the speaker held by a wire, visible at 0:41.'
const words = (context: PlayContext) => wordsOf(context, 'moderation')
const decide =
  (act: 'SUSPEND' | 'REMOVE' | 'REMOVE_MESSAGE', text: string) =>
  async (context: PlayContext): Promise<void> => {
    const t = words(context)
    const { canvas, userEvent } = context
    const label = new RegExp(`^${t(`decide.options.${act}.label`)}`)
    await userEvent.click(await canvas.findByRole('radio', { name: label }))
    await userEvent.selectOptions(await canvas.findByLabelText(t('decide.rule')), 'TRUTH')
    if (text) await fill(context, t('decide.reason'), text)
    await userEvent.click(await canvas.findByRole('button', { name: t(`decide.options.${act}.submit`) }))
  }
const decided = async (context: PlayContext) => {
  const t = words(context)
  await expect(await context.canvas.findByRole('link', { name: t('decide.next') })).toBeVisible()
}
const labels = { reason: 'moderation:decide.reason' }

/** A flagged project: what people saw, what was decided before, and what may be decided now. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'What people saw' })).toBeVisible()
    await expect(await canvas.findByRole('heading', { level: 1, name: /5 open/ })).toBeVisible()
    // The number beside the queue is the number over its list.
    await expect(await canvas.findByRole('link', { name: /^All open/ })).toHaveTextContent(/5$/)
    await expect(await canvas.findByRole('link', { name: /^Projects/ })).toHaveTextContent(/1$/)
    await expect(await canvas.findByText(/Show the speaker floating in one take/)).toBeVisible()
  },
})
export const NothingChosen = meta.story({ args: { caseId: null } })
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'All cases' })).toBeVisible()
  },
})
export const HiddenComment = meta.story({
  args: { caseId: fixtures.hiddenComment.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^Show it again/ })).toBeChecked()
  },
})
/** Who wrote it to whom, and nothing else of the thread. */
export const ReportedMessage = meta.story({
  args: { place: 'MESSAGE', caseId: fixtures.reportedMessage.id },
  play: async (context) => {
    const t = words(context)
    const { canvas } = context
    const keep = new RegExp(`^${t('decide.options.KEEP_MESSAGE.label')}`)
    await expect(await canvas.findByRole('radio', { name: keep })).toBeChecked()
    await expect(await canvas.findByText(t('case.alone'))).toBeVisible()
    await expect(await canvas.findByText(t('flags.team'))).toBeVisible()
  },
})
export const ReportedMessageInFrench = ReportedMessage.extend({ globals: { language: 'fr' } })
/** One that the team wrote names the backer. */
export const ReportedMessageOfTheTeam = meta.story({
  parameters: answers([], {
    ...world,
    cases: [
      {
        ...fixtures.reportedMessage,
        message: { from: 'team' as const, backer: mara, date: fixtures.reportedMessage.opened },
        people: fixtures.reportedMessage.people.map((each) => ({
          ...each,
          person: { ...mara, backs: true },
        })),
      },
    ],
  }),
  args: { place: 'MESSAGE', caseId: fixtures.reportedMessage.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/To Mara Lindqvist, who backs it/)).toBeVisible()
  },
})
export const LeavingAMessage = meta.story({
  args: { place: 'MESSAGE', caseId: fixtures.reportedMessage.id },
  play: async (context) => {
    const t = words(context)
    const { canvas, userEvent } = context
    await fill(context, t('decide.reason'), 'He is angry, and says when the parcel comes.')
    await userEvent.click(
      await canvas.findByRole('button', { name: t('decide.options.KEEP_MESSAGE.submit') }),
    )
    await expect(await canvas.findByText(/Otto Brandt is not told of the reports/)).toBeVisible()
  },
})
export const RemovingAMessage = meta.story({
  args: { place: 'MESSAGE', caseId: fixtures.reportedMessage.id },
  play: async (context) => {
    const { canvas } = context
    await decide('REMOVE_MESSAGE', 'It is a threat.')(context)
    await expect(await canvas.findByText(/Otto Brandt is told/)).toBeVisible()
  },
})
export const Storefront = meta.story({ args: { caseId: fixtures.storefrontCase.id } })
export const Suspended = meta.story({
  args: { place: 'SUSPENDED', caseId: fixtures.suspendedCase.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('radio', { name: /^End the project/ })).toBeVisible()
  },
})
/** What was decided is read, and not decided again. */
export const Closed = meta.story({
  parameters: answers([], {
    ...world,
    cases: [{ ...fixtures.hiddenComment, is_open: false, due: null, people: [] }],
  }),
  args: { caseId: fixtures.hiddenComment.id },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Decided')).toBeVisible()
    await expect(canvas.queryByRole('radio')).toBeNull()
  },
})
export const Nothing = meta.story({
  parameters: answers([], { ...world, cases: [] }),
  args: { caseId: null },
})
export const Loading = meta.story({
  parameters: answers([pending('listModerationCases'), pending('getModerationCase')], world),
})

export const Deciding = meta.story(sending(decide('SUSPEND', reason), decided, 'errors:form.change', labels))
export const Blocking = meta.story({
  args: { caseId: fixtures.hiddenComment.id },
  play: async (context) => {
    const { canvas, userEvent } = context
    const box = /^Block the account of Dario Conti/
    await userEvent.click(await canvas.findByRole('radio', { name: /^Remove it/ }))
    await userEvent.click(await canvas.findByRole('checkbox', { name: box }))
    // Only with what may block.
    await userEvent.click(await canvas.findByRole('radio', { name: /^Show it again/ }))
    await expect(canvas.queryByRole('checkbox', { name: box })).toBeNull()
    await decide('REMOVE', 'Sells what is not his.')(context)
    await expect(await canvas.findByText(/Dario Conti is told/)).toBeVisible()
  },
})
export const DecideWithoutReason = meta.story({
  play: async (context) => {
    await decide('SUSPEND', '')(context)
    const field = context.canvas.getByLabelText('Reason')
    await waitFor(() =>
      expect(field).toHaveAccessibleDescription(/Write a reason. Every decision needs one./),
    )
  },
})
/** What takes something from a person names the rule; what does not asks for none. */
export const DecideWithoutRule = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(await canvas.findByRole('radio', { name: /^Dismiss the flags/ })).toBeChecked()
    await expect(canvas.queryByLabelText('Rule')).toBeNull()
    await userEvent.click(canvas.getByRole('radio', { name: /^Suspend the project/ }))
    await fill(context, 'Reason', reason)
    await userEvent.click(canvas.getByRole('button', { name: 'Suspend project' }))
    await waitFor(() =>
      expect(canvas.getByLabelText('Rule')).toHaveAccessibleDescription(/Choose the rule that it is about/),
    )
    await userEvent.click(canvas.getByRole('radio', { name: /^Dismiss the flags/ }))
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss flags' }))
    await decided(context)
  },
})
export const DecideFieldMissing = Deciding.extend(
  rejects('FIELD_MISSING', /Write a reason/, {
    field: 'reason',
    words: 'errors:forms.decision.reason.FIELD_MISSING',
  }),
)
export const DecideTooLong = Deciding.extend(
  rejects('ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, {
    field: 'reason',
  }),
)
export const DecideOddCharacters = Deciding.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, {
    field: 'reason',
  }),
)
export const DecideTooLate = Deciding.extend(
  rejects('INVALID_STATE', /This case was decided meanwhile/, {
    words: 'errors:forms.decision.form.INVALID_STATE',
    retry: 'after a change',
  }),
)
export const DecideNotFound = Deciding.extend(rejects('NOT_FOUND', /We could not find this/))
export const DecideOwnProject = Deciding.extend(
  rejects('MISSING_PERMISSION', /Your own part in this project or message/, {
    words: 'errors:forms.decision.form.MISSING_PERMISSION',
  }),
)
export const DecideSessionEnded = Deciding.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const DecideNetworkFailure = Deciding.extend(
  rejects('NETWORK_FAILURE', /We could not reach the server/),
)
export const DecideRequestTimeout = Deciding.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
export const DecideExternalError = Deciding.extend(
  rejects('EXTERNAL_ERROR', /A service we depend on did not answer/),
)

const reading = meta.story({ ...sending(opened), args: { caseId: null } })
const list = { by: 'heading', words: 'moderation:failed', focus: 'stays' } as const
const failed = /The cases could not be loaded/
export const ListNetworkFailure = reading.extend(
  rejected('listModerationCases', 'NETWORK_FAILURE', failed, list),
)
ListNetworkFailure.test(
  'recovers',
  recovers(tryAgain, async ({ canvas }) => void (await canvas.findByText('Nimbus, a speaker that floats'))),
)
export const ListSessionEnded = reading.extend(
  rejected('listModerationCases', 'RESTRICTED_AREA', failed, list),
)

const readingCase = meta.story(sending(opened))
const one = { ...list, words: 'moderation:case.failed' } as const
const caseFailed = /The case could not be loaded/
export const CaseNotFound = readingCase.extend(rejected('getModerationCase', 'NOT_FOUND', caseFailed, one))
export const CaseNetworkFailure = readingCase.extend(
  rejected('getModerationCase', 'NETWORK_FAILURE', caseFailed, one),
)
export const CaseSessionEnded = readingCase.extend(
  rejected('getModerationCase', 'RESTRICTED_AREA', caseFailed, one),
)
