import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { openDialog, type PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, sending } from '../shared/story-rejected.ts'
import { wordsOf } from '../shared/story-words.ts'
import { PlayedDashboard } from './story-dashboard.tsx'

const { readyStorefront, returnedStorefront, reviewedStorefront } = fixtures
const of = (draft: typeof readyStorefront) => ({ args: { draft }, parameters: answers([], { draft }) })

const meta = preview.meta({
  title: 'Views/Dashboard/Storefront',
  component: PlayedDashboard,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers([], { draft: readyStorefront }) },
  args: { draft: readyStorefront, section: 'overview' as const, onRemoved: fn() },
  beforeEach: () => localStorage.clear(),
})

const t = (context: PlayContext) => wordsOf(context, 'dashboard')
const press = async (context: PlayContext, name: string) =>
  context.userEvent.click(await context.canvas.findByRole('button', { name }))

const submit = (context: PlayContext) => press(context, t(context)('review.submit'))
const takeBack = (context: PlayContext) => press(context, t(context)('review.takeBack'))
export const Ready = meta.story(
  sending(submit, async (context) => {
    await expect(await context.canvas.findByText(t(context)('review.inReview'))).toBeVisible()
  }),
)
/** Says until when, and can be taken back. */
export const InReview = meta.story({
  ...of(reviewedStorefront),
  ...sending(takeBack, async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: t(context)('review.submit') }),
    ).toBeVisible()
  }),
  parameters: { ...answers([], { draft: reviewedStorefront }), send: takeBack },
})
/** The rule is beside the moderator's note. */
export const ChangesAsked = meta.story({
  ...of(returnedStorefront),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Say what the lid is made of/)).toBeVisible()
    await expect(
      await canvas.findByText('The rule: Say what backers get, when, and what can go wrong'),
    ).toBeVisible()
  },
})
/** Decisions from before rules were named have none. */
export const ChangesAskedWithoutARule = meta.story({
  ...of({ ...returnedStorefront, review_rule: null }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/^Say what the lid is made of/)).toBeVisible()
    await expect(canvas.queryByText(/^The rule:/)).toBeNull()
  },
})
/** What a moderator is reading does not change. */
export const ReadOnlyInReview = meta.story({
  args: { draft: reviewedStorefront, section: 'basics' as const },
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText(/^Name/)).toBeDisabled()
    await expect(await canvas.findByText(/A moderator is reading this project/)).toBeVisible()
  },
})

export const TakeBackNetworkFailure = InReview.extend(
  rejected('takeBackReview', 'NETWORK_FAILURE', /could not reach the server/),
)
TakeBackNetworkFailure.test(
  'recovers',
  recovers(takeBack, async (context) => {
    await expect(
      await context.canvas.findByRole('button', { name: t(context)('review.submit') }),
    ).toBeVisible()
  }),
)
/** A moderator has answered meanwhile; the page shows so once it is read again. */
export const TakeBackInvalidProjectState = InReview.extend(
  rejected('takeBackReview', 'INVALID_PROJECT_STATE', /does not allow this right now/),
)

const openStorefront = {
  ...readyStorefront,
  status: 'ACTIVE' as const,
  review_status: 'APPROVED' as const,
  storefront_start_time: fixtures.nowSeconds - 20 * 86_400,
}
const openPreorder = { ...openStorefront, funding_type: 'PREORDER' as const, review_status: 'NONE' as const }

const confirm = async (context: PlayContext, label: string) => {
  const dialog = await openDialog()
  await context.userEvent.click(dialog.getByRole('button', { name: label }))
}
const closing = (kind: 'PREORDER' | 'STOREFRONT') => async (context: PlayContext) => {
  const label = t(context)(`close.ask.${kind}`)
  await press(context, label)
  await confirm(context, label)
}
const close = closing('STOREFRONT')
const closePreorder = closing('PREORDER')
const isClosed = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(t(context)('overview.over'))).toBeVisible()
  for (const kind of ['PREORDER', 'STOREFRONT'] as const)
    await expect(context.canvas.queryByRole('button', { name: t(context)(`close.ask.${kind}`) })).toBeNull()
}
/** Asked once, for good. */
export const Open = meta.story({
  args: { draft: openStorefront },
  ...sending(close, isClosed),
  parameters: { ...answers([], { draft: openStorefront }), send: close },
})
export const OpenPreorder = meta.story({
  args: { draft: openPreorder },
  ...sending(closePreorder, isClosed),
  parameters: { ...answers([], { draft: openPreorder }), send: closePreorder },
})
/** Only an admin closes it. */
export const OpenForAMember = meta.story({
  ...of({ ...openStorefront, role: 'USER' }),
  play: async (context) => {
    await expect(await context.canvas.findByText(t(context)('overview.live'))).toBeVisible()
    await expect(
      context.canvas.queryByRole('button', { name: t(context)('close.ask.STOREFRONT') }),
    ).toBeNull()
  },
})
export const Closed = meta.story({
  ...of({ ...openStorefront, status: 'COMPLETE', end_time: fixtures.nowSeconds }),
  play: isClosed,
})
/** An order is not sent yet. */
export const CloseInvalidState = Open.extend(
  rejected('closeProject', 'INVALID_STATE', /Orders are open/, {
    field: 'orders',
    words: 'errors:forms.close.orders.INVALID_STATE',
  }),
)
/** Somebody else of the team closed it. */
export const CloseInvalidProjectState = Open.extend(
  rejected('closeProject', 'INVALID_PROJECT_STATE', /closed or suspended in the meantime/, {
    words: 'errors:forms.close.form.INVALID_PROJECT_STATE',
  }),
)
export const CloseNetworkFailure = Open.extend(
  rejected('closeProject', 'NETWORK_FAILURE', /could not reach the server/),
)
CloseNetworkFailure.test(
  'recovers',
  recovers((context) => confirm(context, t(context)('close.ask.STOREFRONT')), isClosed),
)
