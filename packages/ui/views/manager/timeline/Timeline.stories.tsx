import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, screen, within } from '#catalogue/test'
import { fill, inDialog, type PlayContext, tryAgain } from '../../shared/story-plays.ts'
import {
  inEveryLanguage,
  opened,
  recovers,
  rejected,
  rejecting,
  sending,
} from '../../shared/story-rejected.ts'
import { asRead, named, spoken, wordsOf } from '../../shared/story-words.ts'
import { madeCampaign, PlayedTimeline } from './story-timeline.tsx'

const { nowSeconds, projectMoney } = fixtures
const day = 86_400

const meta = preview.meta({
  title: 'Views/Manager/Timeline',
  component: PlayedTimeline,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', send: opened, ...answers() },
  args: { project: madeCampaign },
})

const rejects = rejecting('completeMilestone')

const words = (context: PlayContext) => wordsOf(context, 'manager')
const press = async ({ canvas, userEvent }: PlayContext, name: string | RegExp) =>
  userEvent.click(await canvas.findByRole('button', { name }))

/** One is released, one is voted on, one is ahead. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /First 500 made/ })).toBeVisible()
    await expect(await canvas.findByText('2 parts, $24,496.00, are still held.')).toBeVisible()
    const rows = within(canvas.getByRole('region', { name: 'All milestones' })).getAllByRole('listitem')
    await expect(rows[0]).toHaveTextContent(/\$12,248\.00.*Released/)
    await expect(rows[1]).toHaveTextContent(/\$15,310\.00.*Vote open, 9 days left/)
    await expect(rows[2]).toHaveTextContent(/\$9,186\.00.*Upcoming/)
  },
})
/** What was sent beside what has arrived: what backers look at before they vote. */
export const ClaimedAndConfirmed = meta.story({
  play: inEveryLanguage(async (context) => {
    const { canvas } = context
    const t = words(context)
    const title = t('timeline.claims.title')
    await expect(await canvas.findByRole('heading', { name: title })).toBeVisible()
    await expect(await canvas.findByText(t('shipping.progress.shipped'))).toBeVisible()
    const claims = within(await canvas.findByRole('table', { name: title }))
    const total = await claims.findByRole('row', { name: new RegExp(`^${t('shipping.total')} `) })
    await expect(total).toHaveTextContent(/1$/)
    await expect(await canvas.findByRole('link', { name: t('timeline.claims.all') })).toHaveAttribute(
      'href',
      `/manager/${madeCampaign.id}/shipping`,
    )
  }),
})
/** Cash and parcels for each result; what is typed stays in the browser, and is there after a reload. */
export const Planning = meta.story({
  beforeEach: () => localStorage.removeItem('kindling:plan:usr_ines:31'),
  play: async (context) => {
    const { canvas, userEvent } = context
    const row = (en: string, fr: string) => (name: string) => asRead(name) === spoken(context, { en, fr })
    const left = (en: string, fr: string) => row(`Left ${en}`, `Reste ${fr}`)
    const plan = within(await canvas.findByRole('table', { name: 'If this vote carries' }))
    await expect(
      await plan.findByRole('row', { name: left('$20,054.00 $4,744.00', '20 054,00 $ 4 744,00 $') }),
    ).toBeVisible()
    await userEvent.type(canvas.getByLabelText('In your bank'), '2850')
    const bills = [
      ['Second enamel batch', '5200', 'waits'],
      ['Press hire', '3200', 'due'],
      ['Postage', '1400', 'parcels'],
    ] as const
    for (const [place, [name, amount, kind]] of bills.entries()) {
      await userEvent.click(canvas.getByRole('button', { name: 'Add a bill' }))
      await userEvent.type(canvas.getByLabelText(`Bill ${place + 1}`), name)
      await userEvent.type(canvas.getByLabelText(`Amount of bill ${place + 1}`), amount)
      await userEvent.selectOptions(canvas.getByLabelText(`Bill ${place + 1} is due`), kind)
    }
    await expect(
      await plan.findByRole('row', {
        name: left('$13,104.00 $806.00 short', '13 104,00 $ Il manque 806,00 $'),
      }),
    ).toBeVisible()
    await expect(
      await plan.findByRole('row', {
        name: row('Postage − $1,400.00 not sent', 'Postage − 1 400,00 $ pas envoyé'),
      }),
    ).toBeVisible()
    await expect(
      await plan.findByRole('row', {
        name: named(context, {
          en: /^Back to backers.* \$0\.00 \$24,496\.00$/,
          fr: /^Rendu aux contributeurs.* 0,00 \$ 24 496,00 \$$/,
        }),
      }),
    ).toBeVisible()
    await expect(await plan.findByRole('row', { name: /^0 on the way/ })).toBeVisible()
    await expect(await canvas.findByText(/Then \$4,394\.00 is left/)).toBeVisible()
    await expect(localStorage.getItem('kindling:plan:usr_ines:31')).toContain('Press hire')
  },
})
export const PlanningOnAPhone = Planning.extend({ globals: { viewport: { value: 'phone' } } })
/** Its days are counted in crimson. */
export const Late = meta.story({
  args: {
    project: {
      ...madeCampaign,
      milestones: madeCampaign.milestones.map((each) =>
        each.id === 'mst_made'
          ? { ...each, date: nowSeconds - 9 * day, completed_at: null, vote_ends_at: null }
          : each,
      ),
    },
  },
  parameters: answers([], { votes: [] }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /First 500 made/ })).toHaveTextContent(
      'First 500 made 9 days late',
    )
  },
})
/** A vote carried: what was held went back. */
export const Refunded = meta.story({
  parameters: answers([], {
    votes: [],
    projectMoney: {
      ...projectMoney,
      parts: projectMoney.parts.map((part) =>
        part.held > 0
          ? { ...part, held: 0, refunded: part.held, outcome: 'refunded' as const, decided_at: nowSeconds }
          : part,
      ),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Nothing is held now.')).toBeVisible()
  },
})
/** Everybody of the team sees it; an admin marks it complete. */
export const ReadOnly = meta.story({
  args: { project: { ...madeCampaign, role: 'VIEWER' as const } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Only an admin marks a milestone complete.')).toBeVisible()
    await expect(canvas.queryByRole('button', { name: /complete/ })).toBeNull()
  },
})
export const Empty = meta.story({ args: { project: { ...madeCampaign, milestones: [] } } })
export const Loading = meta.story({ parameters: answers([pending('getProjectMoney')]) })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

async function mark(context: PlayContext) {
  const t = words(context)
  await press(context, t('timeline.verbOf', { title: 'Delivered' }))
  const dialog = inDialog(context)
  await press(dialog, t('timeline.complete.go'))
  await fill(dialog, t('timeline.complete.name'), 'Delivered')
  await press(dialog, t('timeline.verb'))
}
const isMarked = async (context: PlayContext) => {
  const done = words(context)('timeline.complete.done', { title: 'Delivered' })
  await expect(await context.canvas.findByText(asRead(done))).toBeVisible()
}
/** Asked twice, and for good. */
export const Marking = meta.story(sending(mark, isMarked))
export const WrongName = meta.story({
  play: async (context) => {
    await press(context, 'Mark complete: Delivered')
    const dialog = inDialog(context)
    await press(dialog, 'Continue')
    await fill(dialog, 'Name of the milestone', 'Deliverd')
    await press(dialog, 'Mark complete')
    const field = screen.getByLabelText('Name of the milestone')
    await expect(field).toHaveAccessibleDescription(/It is “Delivered”/)
    await expect(field).toHaveFocus()
  },
})

/** Its money was decided about meanwhile. */
export const MarkInvalidState = Marking.extend(
  rejects('INVALID_STATE', /decided about in the meantime/, {
    words: 'errors:forms.milestone_complete.form.INVALID_STATE',
  }),
)
export const MarkInvalidId = Marking.extend(
  rejects('INVALID_ID', /milestone is gone/, {
    field: 'milestone',
    words: 'errors:forms.milestone_complete.milestone.INVALID_ID',
  }),
)
/** Suspended since the page was read. */
export const MarkInvalidProjectState = Marking.extend(
  rejects('INVALID_PROJECT_STATE', /The project does not allow this right now/),
)
export const MarkMissingPermission = Marking.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const MarkNotFound = Marking.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const MarkNetworkFailure = Marking.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
MarkNetworkFailure.test(
  'recovers',
  recovers((context) => tryAgain(inDialog(context)), isMarked),
)

const inPlace = { by: 'text' } as const
export const NetworkFailure = meta.story(
  rejected('getProjectMoney', 'NETWORK_FAILURE', /could not reach the server/, inPlace),
)
NetworkFailure.test(
  'recovers',
  recovers(
    async ({ canvas, userEvent }) => userEvent.click(canvas.getByRole('button', { name: 'Try again' })),
    async ({ canvas }) =>
      expect(await canvas.findByRole('heading', { name: 'All milestones' })).toBeVisible(),
  ),
)
export const RequestTimeout = meta.story(
  rejected('getProjectMoney', 'REQUEST_TIMEOUT', /took too long/, inPlace),
)
export const ExternalError = meta.story(
  rejected('getProjectMoney', 'EXTERNAL_ERROR', /did not answer/, inPlace),
)
export const RestrictedArea = meta.story(
  rejected('getProjectMoney', 'RESTRICTED_AREA', /Log in to continue/, inPlace),
)
