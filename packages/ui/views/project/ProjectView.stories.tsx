import type { Milestone } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, within } from '#catalogue/test'
import { withCanadianDollars } from '../../state/story-about-rate.ts'
import { ProjectView } from './ProjectView.tsx'
import { cardOf, kettle, panelOf, projectStory } from './story-project.tsx'

const { nowSeconds, wholeKettle } = fixtures
const day = 86_400

const meta = preview.meta({
  title: 'Views/Project',
  component: ProjectView,
  tags: ['views'],
  ...projectStory,
})

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(/^Fernhill/)
    // In the panel, or at the lower edge of a phone: one at a time.
    const back = canvas.getByRole('link', { name: 'Back this project' })
    await expect(back).toHaveAttribute('href', '#rewards')
    await expect(
      await panelOf(canvas).findByText('Charged on 2 December, only if it reaches its goal.'),
    ).toBeVisible()
    const choose = cardOf(canvas, 'Kettle and repair roll').getByRole('link', { name: 'Select $148 reward' })
    await expect(choose).toHaveAttribute('href', '/project/7/checkout?variant=var_roll')
  },
})
/** Amounts in Canadian dollars stand beside those that are charged, in the panel and on each reward. */
export const AboutCanadian = meta.story({
  beforeEach: withCanadianDollars,
  play: async ({ canvas }) => {
    await expect(await cardOf(canvas, 'Kettle and repair roll').findByText('About CA$204')).toBeVisible()
    await expect(await panelOf(canvas).findByText(/^About .* pledged$/)).toHaveTextContent(
      /CA\$[\d,]+|\d \$ CA/,
    )
  },
})
export const Almost = meta.story({
  args: { project: kettle({ total_pledged: 5_952_000 }) },
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await expect(await panel.findByText('almost funded')).toBeVisible()
    await expect(await panel.findByText('pledged of $60,000 goal, $480 to go')).toBeVisible()
    await expect(await panel.findByText(/only if it reaches its goal/)).toBeVisible()
  },
})
export const Funded = meta.story({
  args: { project: kettle({ total_pledged: 8_580_000 }) },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByText('143%')).toBeVisible()
    await expect(await canvas.findByText('The goal is reached. Charged on 2 December.')).toBeVisible()
  },
})
export const LastDay = meta.story({
  args: { project: kettle({ end_time: nowSeconds + day / 2 }) },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByText('Today')).toBeVisible()
  },
})
export const Upcoming = meta.story({
  args: {
    project: kettle({
      start_time: nowSeconds + 5 * day,
      end_time: nowSeconds + 35 * day,
      total_pledged: 0,
      backers_count: 0,
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
    await expect(await panelOf(canvas).findByText(/^Opens on 25 Nov, 12:00 UTC/)).toBeVisible()
    const button = cardOf(canvas, 'One kettle').getByRole('button')
    await expect(button).toHaveAccessibleName('Opens 25 November')
    await expect(button).toHaveAttribute('aria-disabled', 'true')
  },
})
export const Draft = meta.story({
  args: { project: kettle({ status: 'DRAFT', start_time: null, end_time: null }) },
})

const [tooling, made, delivered] = wholeKettle.milestones as [Milestone, Milestone, Milestone]
const voting: Milestone[] = [
  {
    ...tooling,
    state: 'complete',
    outcome: 'released',
    date: nowSeconds - 60 * day,
    completed_at: nowSeconds - 62 * day,
  },
  { ...made, state: 'in_progress', date: nowSeconds + 9 * day + 60, vote_ends_at: nowSeconds + 9 * day + 60 },
  { ...delivered, date: nowSeconds + 90 * day },
]
const ended = { start_time: nowSeconds - 200 * day, end_time: nowSeconds - 170 * day }

export const EndedFunded = meta.story({
  args: { project: kettle({ ...ended, status: 'COMPLETE', total_pledged: 6_124_001, milestones: voting }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
    const release = within(await canvas.findByRole('region', { name: 'How money is released' }))
    await expect(await release.findByText(/^Of \$61,240\.01 raised/)).toBeVisible()
    // The parts add up to the cent.
    await expect(await release.findByText('$61,240.01')).toBeVisible()
    await expect(release.getAllByText('vote open, 9 days left').length).toBeGreaterThan(0)
    await expect(cardOf(canvas, 'One kettle').queryByRole('button')).toBeNull()
    await expect(await panelOf(canvas).findByRole('link', { name: 'See the vote' })).toHaveAttribute(
      'href',
      '/project/fernhill-kettle/vote',
    )
  },
})
/** Its days are counted in crimson, and its money is still held. */
export const LateMilestone = meta.story({
  args: {
    project: kettle({
      ...ended,
      status: 'COMPLETE',
      total_pledged: 6_124_001,
      milestones: voting.map((each) =>
        each.id === made.id ? { ...each, date: nowSeconds - 12 * day, vote_ends_at: null } : each,
      ),
    }),
  },
  play: async ({ canvas }) => {
    const release = within(await canvas.findByRole('region', { name: 'How money is released' }))
    await expect(release.getAllByText('12 days late').length).toBeGreaterThan(0)
    await expect(await panelOf(canvas).findByText('12 days late')).toBeVisible()
  },
})
/** A vote carried: what was held went back, and nothing more is promised. */
export const Refunded = meta.story({
  args: {
    project: kettle({
      ...ended,
      status: 'COMPLETE',
      total_pledged: 6_124_001,
      milestones: voting.map((each) =>
        each.id === tooling.id ? each : { ...each, outcome: 'refunded', vote_ends_at: null },
      ),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/What was still held went back to backers/)).toBeVisible()
  },
})
/** Both pages of a project and of the one that goes on from it link to each other. */
export const Continued = meta.story({
  args: {
    project: kettle({
      continues: { id: '3', name: 'Fernhill, the first hundred', vanity_url: 'fernhill-first' },
      continued_by: [{ id: '9', name: 'Fernhill, every day', vanity_url: null }],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Fernhill, the first hundred' })).toHaveAttribute(
      'href',
      '/project/fernhill-first',
    )
    await expect(await canvas.findByRole('link', { name: 'Fernhill, every day' })).toHaveAttribute(
      'href',
      '/project/9',
    )
  },
})
export const Delivered = meta.story({
  args: {
    project: kettle({
      ...ended,
      status: 'COMPLETE',
      total_pledged: 6_124_000,
      delivered: true,
      milestones: wholeKettle.milestones.map((milestone, index) => ({
        ...milestone,
        state: 'complete',
        outcome: 'released',
        date: nowSeconds - (90 - index * 30) * day,
        completed_at: nowSeconds - (90 - index * 30) * day,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Delivered: every milestone is reached.')).toBeVisible()
    await expect(await canvas.findByText('All of $61,240.00 raised is released.')).toBeVisible()
  },
})
export const EndedMissed = meta.story({
  args: { project: kettle({ ...ended, status: 'COMPLETE', total_pledged: 3_480_000 }) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Ended at 58%. Nobody was charged.')).toBeVisible()
    await expect(canvas.queryByText(/held/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
  },
})
/** The rule is named without saying that it is broken: a moderator is still looking. */
export const Suspended = meta.story({
  args: { project: kettle({ status: 'SUSPENDED', suspension_rule: 'TRUTH' }) },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByText('Suspended')).toBeVisible()
    await expect(
      await panelOf(canvas).findByText(
        'A moderator is checking this project against the rule “Show and say only what is true”.',
      ),
    ).toBeVisible()
    await expect(await cardOf(canvas, 'One kettle').findByRole('button')).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    await expect(canvas.queryByRole('textbox', { name: 'Amount in dollars' })).toBeNull()
  },
})
/** Suspensions from before rules were named have none. */
export const SuspendedWithoutARule = meta.story({
  args: { project: kettle({ status: 'SUSPENDED' }) },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByText('Suspended')).toBeVisible()
    await expect(canvas.queryByText(/against the rule/)).toBeNull()
  },
})
export const PreOrder = meta.story({
  args: {
    project: kettle({ funding_type: 'PREORDER', preorder_start_time: nowSeconds - day, milestones: [] }),
  },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByRole('link', { name: 'Pre-order' })).toBeVisible()
    await expect(await canvas.findByText('Charged when you order.')).toBeVisible()
    // The project has begun: protection is no longer shown (spec 2 §4).
    await expect(canvas.queryByText(/held for backers/)).toBeNull()
  },
})
export const Storefront = meta.story({
  args: {
    project: kettle({
      funding_type: 'STOREFRONT',
      storefront_start_time: nowSeconds - 30 * day,
      end_time: null,
      funding_goal: 0,
      milestones: [],
    }),
  },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByRole('link', { name: 'Order' })).toBeVisible()
    await expect(panelOf(canvas).queryByRole('progressbar')).toBeNull()
    await expect(
      await cardOf(canvas, 'One kettle').findByRole('link', { name: 'Order for $95' }),
    ).toBeVisible()
  },
})
