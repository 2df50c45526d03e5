import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { fill, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejecting, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { readyDraft } = fixtures
const of = (draft: typeof readyDraft) => ({ args: { draft }, parameters: answers([], { draft }) })
const live = {
  ...readyDraft,
  status: 'ACTIVE',
  review_note: 'The third picture is of another maker’s lamp.',
  review_rule: 'RIGHTS',
} as const
const suspended = { ...readyDraft, status: 'SUSPENDED' } as const

const meta = preview.meta({
  title: 'Views/Dashboard/Moderator’s decision',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: live }) },
  args: { draft: live, section: 'overview' as const, onRemoved: () => undefined },
  beforeEach: () => localStorage.clear(),
})

const rejects = rejecting('answerModerator')
const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const said = 'We have replaced it by one of ours.'

async function answer(context: PlayContext) {
  await fill(context, t(context)('answer.label'), said)
  await context.userEvent.click(
    await context.canvas.findByRole('button', { name: t(context)('answer.send') }),
  )
}
async function isAnswered(context: PlayContext) {
  const { canvas } = context
  await expect(await canvas.findByText(t(context)('answer.given'))).toBeVisible()
  await expect(await canvas.findByText(said)).toBeVisible()
  await expect(canvas.queryByRole('button', { name: t(context)('answer.send') })).toBeNull()
}

/** A moderator asks for changes while it goes on: the note stays until they have looked again, and is answered once. */
export const LiveWithChangesAsked = meta.story(sending(answer, isAnswered, 'errors:form.change'))
LiveWithChangesAsked.test('names the rule', async ({ canvas }) => {
  await expect(await canvas.findByText('The third picture is of another maker’s lamp.')).toBeVisible()
  await expect(await canvas.findByText('The rule: Offer only what is yours to offer')).toBeVisible()
})
/** Its team reads that it is suspended, over which rule, and where the reason is; and may object. */
export const Suspended = meta.story({
  ...of({ ...suspended, suspension_rule: 'RIGHTS' }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('This project is suspended')).toBeVisible()
    await expect(await canvas.findByText('The rule: Offer only what is yours to offer')).toBeVisible()
    await expect(await canvas.findByLabelText(t(context)('answer.label'))).toBeVisible()
  },
})
/** Decisions from before rules were named have none. */
export const SuspendedWithoutARule = meta.story({
  ...of(suspended),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('This project is suspended')).toBeVisible()
    await expect(canvas.queryByText(/^The rule:/)).toBeNull()
  },
})
/** The next decision may be answered again. */
export const Answered = meta.story({
  ...of({ ...live, review_answer: said }),
  play: isAnswered,
})
/** Members who may not publish read both, and answer nothing. */
export const AnsweredByAdminsOnly = meta.story({
  ...of({ ...live, role: 'USER' }),
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByText('The third picture is of another maker’s lamp.')).toBeVisible()
    await expect(canvas.queryByLabelText(t(context)('answer.label'))).toBeNull()
  },
})
export const AnsweredOnAPhone = LiveWithChangesAsked.extend({ globals: { viewport: { value: 'phone' } } })

export const FieldMissing = LiveWithChangesAsked.extend(
  rejects('FIELD_MISSING', /Write your answer/, {
    field: 'text',
    at: 'dashboard:answer.label',
    words: 'errors:forms.answerModerator.text.FIELD_MISSING',
  }),
)
export const IterableLengthLong = LiveWithChangesAsked.extend(
  rejects('ITERABLE_LENGTH_LONG', /Use at most 1,000 characters/, {
    field: 'text',
    at: 'dashboard:answer.label',
  }),
)
export const RegexFail = LiveWithChangesAsked.extend(
  rejects('REGEX_FAIL', /This holds characters that are not allowed here/, {
    field: 'text',
    at: 'dashboard:answer.label',
  }),
)
/** Somebody of the team answered meanwhile, or a moderator has decided again. */
export const InvalidState = LiveWithChangesAsked.extend(
  rejects('INVALID_STATE', /answered already/, {
    words: 'errors:forms.answerModerator.form.INVALID_STATE',
    retry: 'after a change',
  }),
)
/** A role that was taken away meanwhile. */
export const MissingPermission = LiveWithChangesAsked.extend(
  rejects('MISSING_PERMISSION', /do not have access/),
)
export const NotFound = LiveWithChangesAsked.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const NetworkFailure = LiveWithChangesAsked.extend(
  rejects('NETWORK_FAILURE', /could not reach the server/),
)
NetworkFailure.test('recovers', recovers(answer, isAnswered))
