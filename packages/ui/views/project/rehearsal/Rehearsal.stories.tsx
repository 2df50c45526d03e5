import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import type { PlayContext } from '../../shared/story-plays.ts'
import { wordsOf } from '../../shared/story-words.ts'
import { ProjectBody, type ProjectBodyProps } from '../ProjectBody.tsx'
import { RefundStages } from '../RefundStages.tsx'
import { panelOf, projectStory } from '../story-project.tsx'
import { RehearsalView, type RehearsalViewProps } from './RehearsalView.tsx'
import type { RehearsalRole, RehearsalState } from './states.ts'

const { readyDraft, readyStorefront, emptyDraft, wholeKettle, nowSeconds } = fixtures
const draft = { ...readyDraft, rewards: wholeKettle.rewards }
const placed = fn()
const ended = fn()

/** The rehearsal with a place that its bar can change, as the address holds it in the application. */
function Placed(props: RehearsalViewProps) {
  const [place, setPlace] = useState(props.place)
  return (
    <RehearsalView
      {...props}
      place={place}
      onPlace={(next) => {
        placed(next)
        setPlace(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Project: rehearsal',
  component: RehearsalView,
  tags: ['views'],
  parameters: projectStory.parameters,
  args: {
    draft,
    start: nowSeconds * 1000,
    place: { state: 'vote' as const, role: 'backer' as const },
    onPlace: placed,
    onEnd: ended,
    tab: 'project' as const,
    hrefs: { ...projectStory.args.hrefs, project: '/project/preview/x', faq: '/project/preview/x/faq' },
    country: 'CAN',
    body: (props: ProjectBodyProps) => (
      <ProjectBody {...props} refunds={<RefundStages project={props.project} now={props.now} />} />
    ),
  },
  render: (args) => <Placed {...args} />,
  beforeEach: () => {
    placed.mockClear()
    ended.mockClear()
  },
})

const t = (context: PlayContext) => wordsOf(context, 'rehearsal')
const barOf = (context: PlayContext) =>
  within(context.canvas.getByRole('region', { name: t(context)('label') }))
const shown = () => document.querySelector('button[aria-current="step"]') as HTMLElement
const at = (state: RehearsalState, role: RehearsalRole) => ({ args: { place: { state, role } } })
const isAt = (context: PlayContext, state: RehearsalState) =>
  waitFor(() => expect(shown()).toHaveTextContent(t(context)(`states.${state}`)))

export const Default = meta.story({
  play: async (context) => {
    const words = wordsOf(context, 'project')
    await isAt(context, 'vote')
    const panel = panelOf(context.canvas)
    // To a link of the rehearsed page nothing happens, and the bar says so.
    const vote = await panel.findByRole('link', { name: words('news.readAndVote') })
    await context.userEvent.click(vote)
    await expect(await barOf(context).findByText(t(context)('nowhere'))).toBeVisible()
  },
})
/** The arrow keys step, in the direction of writing; the last state stays. */
export const ByKeyboard = meta.story({
  ...at('upcoming', 'visitor'),
  play: async (context) => {
    const { userEvent } = context
    const forward = document.documentElement.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}'
    const back = document.documentElement.dir === 'rtl' ? '{ArrowRight}' : '{ArrowLeft}'
    const { track, sides } = (await import('./states.ts')).statesOf(draft)
    for (const state of [...track, ...sides].slice(1)) {
      await userEvent.keyboard(forward)
      await isAt(context, state)
    }
    await userEvent.keyboard(forward)
    await isAt(context, 'suspended')
    await expect(await barOf(context).findByRole('button', { name: t(context)('next') })).toHaveAttribute(
      'aria-disabled',
      'true',
    )
    // The focus on a state goes along.
    shown().focus()
    await userEvent.keyboard(back)
    await isAt(context, 'refunded')
    await expect(shown()).toHaveFocus()
    // A field keeps its own keys.
    const picker = context.canvas.getByRole('combobox')
    picker.focus()
    await userEvent.keyboard(back)
    await isAt(context, 'refunded')
  },
})
export const NotStarted = meta.story(at('upcoming', 'visitor'))
export const Live = meta.story({
  ...at('live', 'visitor'),
  play: async (context) => {
    await expect(await panelOf(context.canvas).findByText('83%')).toBeVisible()
    await expect(await panelOf(context.canvas).findByText(/^12$/)).toBeVisible()
  },
})
export const Almost = meta.story({
  ...at('almost', 'visitor'),
  play: async (context) => {
    await expect(
      await panelOf(context.canvas).findByText(wordsOf(context, 'project')('panel.almostFunded')),
    ).toBeVisible()
  },
})
export const Funded = meta.story(at('funded', 'backer'))
/** The days are in crimson, in the panel and in the plan of the money. */
export const Late = meta.story({
  ...at('late', 'backer'),
  play: async (context) => {
    const words = wordsOf(context, 'project')('news.late', { count: 18 })
    await expect(await panelOf(context.canvas).findByText(words)).toBeVisible()
  },
})
export const VoteAsVisitor = meta.story(at('vote', 'visitor'))
/** The creator reads what they have received by then, to the cent. */
export const VoteAsCreator = meta.story({
  ...at('vote', 'you'),
  play: async (context) => {
    await expect(await barOf(context).findByText(/37[\s,.\u202f]080/)).toBeVisible()
  },
})
export const Delivered = meta.story(at('delivered', 'backer'))
export const EndedShort = meta.story(at('short', 'backer'))
export const Refunded = meta.story(at('refunded', 'backer'))
export const RefundedAsCreator = meta.story(at('refunded', 'you'))
export const Suspended = meta.story(at('suspended', 'visitor'))
/** What the draft does not say yet is made up, and named. */
export const EmptyDraft = meta.story({
  args: { draft: emptyDraft, place: { state: 'live' as const, role: 'visitor' as const } },
  play: async (context) => {
    await expect(
      await barOf(context).findByText(new RegExp(t(context)('assumed.duration', { days: 30 }))),
    ).toBeVisible()
  },
})
/** No milestones, so nothing is late or voted on. */
export const Storefront = meta.story({
  args: { draft: readyStorefront, place: { state: 'live' as const, role: 'visitor' as const } },
  play: async (context) => {
    await expect(
      barOf(context).queryByRole('button', { name: new RegExp(t(context)('states.vote')) }),
    ).toBeNull()
  },
})
export const SeenAsAnother = meta.story({
  play: async (context) => {
    const bar = barOf(context)
    await context.userEvent.click(bar.getByRole('button', { name: t(context)('roles.visitor') }))
    await expect(placed).toHaveBeenLastCalledWith({ state: 'vote', role: 'visitor' })
    await expect(
      await panelOf(context.canvas).findByRole('link', { name: wordsOf(context, 'project')('news.read') }),
    ).toBeVisible()
    await context.userEvent.click(bar.getByRole('button', { name: t(context)('end') }))
    await expect(ended).toHaveBeenCalledOnce()
  },
})
/** The track scrolls under 1100 px, to the shown state. */
export const OnAPhone = meta.story({
  globals: { viewport: { value: 'phone' } },
  play: async (context) => {
    await isAt(context, 'vote')
    const list = shown().closest('ol') as HTMLElement
    await waitFor(() => {
      const { left, right } = shown().getBoundingClientRect()
      const box = list.getBoundingClientRect()
      void expect(left >= box.left - 1 && right <= box.right + 1).toBe(true)
    })
  },
})
