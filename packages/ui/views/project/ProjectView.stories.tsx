import type { Milestone, Project } from '@kindling/api-client/model/project'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { expect, fn, screen, waitFor, within } from 'storybook/test'
import preview from '#catalogue/preview'
import { Text } from '../../primitives/Text/Text.tsx'
import { ProjectSkeleton } from './ProjectSkeleton.tsx'
import { ProjectView, type ProjectViewProps } from './ProjectView.tsx'

const { nowSeconds, wholeKettle } = fixtures
const day = 86_400
const kettle = (change: Partial<Project>): Project => ({ ...wholeKettle, ...change })

function Held({ country: initial, ...props }: ProjectViewProps) {
  const [country, setCountry] = useState(initial)
  return (
    <ProjectView
      {...props}
      country={country}
      onCountryChange={(next) => {
        setCountry(next)
        props.onCountryChange(next)
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Project',
  component: ProjectView,
  tags: ['views'],
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, iframeHeight: '800px' } } },
  args: {
    project: wholeKettle,
    now: nowSeconds * 1000,
    tab: 'project' as const,
    hrefs: {
      project: '/project/fernhill-kettle',
      faq: '/project/fernhill-kettle/faq',
      updates: '/project/fernhill-kettle/updates',
      discussion: '/project/fernhill-kettle/discussion',
      category: '/projects/categories/6',
      creator: '/user/usr_greta',
    },
    country: 'CAN',
    onCountryChange: fn(),
    rewardHref: (_: unknown, variantId: string) => `/project/7/checkout?variant=${variantId}`,
    onSupport: fn(),
    onSubscribe: fn(),
    onShare: fn(),
    onReport: fn(),
  },
  render: (args) => <Held {...args} />,
})

/** The three panels of one page carry the same words: the panel itself is the complementary region. */
const panelOf = (canvas: { getAllByRole: typeof screen.getAllByRole }) => {
  const [panel] = canvas.getAllByRole('complementary')
  if (!panel) throw new Error('There is a pledge panel')
  return within(panel)
}
const cardOf = (canvas: { getByRole: typeof screen.getByRole }, name: string) =>
  within(canvas.getByRole('article', { name }))

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(/^Fernhill/)
    // In the panel, or at the lower edge of a phone: one at a time.
    const back = canvas.getByRole('link', { name: 'Back this project' })
    await expect(back).toHaveAttribute('href', '#rewards')
    await expect(
      panelOf(canvas).getByText('Charged on 2 December, only if it reaches its goal.'),
    ).toBeVisible()
    const choose = cardOf(canvas, 'Kettle and repair roll').getByRole('link', { name: 'Select $148 reward' })
    await expect(choose).toHaveAttribute('href', '/project/7/checkout?variant=var_roll')
  },
})
export const Almost = meta.story({
  args: { project: kettle({ total_pledged: 5_952_000 }) },
  play: async ({ canvas }) => {
    const panel = panelOf(canvas)
    await expect(panel.getByText('almost funded')).toBeVisible()
    await expect(panel.getByText('pledged of $60,000 goal, $480 to go')).toBeVisible()
    await expect(panel.getByText(/only if it reaches its goal/)).toBeVisible()
  },
})
export const Funded = meta.story({
  args: { project: kettle({ total_pledged: 8_580_000 }) },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).getByText('143%')).toBeVisible()
    await expect(canvas.getByText('The goal is reached. Charged on 2 December.')).toBeVisible()
  },
})
export const LastDay = meta.story({
  args: { project: kettle({ end_time: nowSeconds + day / 2 }) },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).getByText('Today')).toBeVisible()
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
    await expect(panelOf(canvas).getByText(/^Opens on 25 Nov, 12:00 UTC/)).toBeVisible()
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
  { ...tooling, state: 'complete', date: nowSeconds - 60 * day, completed_at: nowSeconds - 62 * day },
  { ...made, state: 'in_progress', date: nowSeconds + 9 * day + 60, vote_ends_at: nowSeconds + 9 * day + 60 },
  { ...delivered, date: nowSeconds + 90 * day },
]
const ended = { start_time: nowSeconds - 200 * day, end_time: nowSeconds - 170 * day }

export const EndedFunded = meta.story({
  args: { project: kettle({ ...ended, status: 'COMPLETE', total_pledged: 6_124_001, milestones: voting }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
    const release = within(canvas.getByRole('region', { name: 'How money is released' }))
    await expect(release.getByText(/^Of \$61,240\.01 raised/)).toBeVisible()
    // Adds up to the cent.
    await expect(release.getByText('$61,240.01')).toBeVisible()
    await expect(release.getAllByText('vote open, 9 days left').length).toBeGreaterThan(0)
    await expect(cardOf(canvas, 'One kettle').queryByRole('button')).toBeNull()
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
        date: nowSeconds - (90 - index * 30) * day,
        completed_at: nowSeconds - (90 - index * 30) * day,
      })),
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Delivered: every milestone is reached.')).toBeVisible()
    await expect(canvas.getByText('All of $61,240.00 raised is released.')).toBeVisible()
  },
})
export const EndedMissed = meta.story({
  args: { project: kettle({ ...ended, status: 'COMPLETE', total_pledged: 3_480_000 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Ended at 58%. Nobody was charged.')).toBeVisible()
    await expect(canvas.queryByText(/held/)).toBeNull()
    await expect(canvas.queryByRole('link', { name: 'Back this project' })).toBeNull()
  },
})
export const Suspended = meta.story({
  args: { project: kettle({ status: 'SUSPENDED' }) },
  play: async ({ canvas }) => {
    await expect(await panelOf(canvas).findByText('Suspended')).toBeVisible()
    await expect(cardOf(canvas, 'One kettle').getByRole('button')).toHaveAttribute('aria-disabled', 'true')
    await expect(canvas.queryByRole('textbox', { name: 'Amount in dollars' })).toBeNull()
  },
})
export const PreOrder = meta.story({
  args: {
    project: kettle({ funding_type: 'PREORDER', preorder_start_time: nowSeconds - day, milestones: [] }),
  },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).getByRole('link', { name: 'Pre-order' })).toBeVisible()
    await expect(canvas.getByText('Charged when you order.')).toBeVisible()
    // It has begun: protection is shown no more (spec 2 §4).
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
    await expect(panelOf(canvas).getByRole('link', { name: 'Order' })).toBeVisible()
    await expect(panelOf(canvas).queryByRole('progressbar')).toBeNull()
    await expect(cardOf(canvas, 'One kettle').getByRole('link', { name: 'Order for $95' })).toBeVisible()
  },
})
export const Backed = meta.story({
  args: {
    selection: { rewardId: 'rwd_one', variantId: 'var_slate', state: 'pledged' as const, href: '/pledges/7' },
    subscription: 'on' as const,
  },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).getByRole('link', { name: 'Manage pledge' })).toHaveAttribute(
      'href',
      '/pledges/7',
    )
    const card = cardOf(canvas, 'One kettle')
    await expect(card.getByText('Your selection')).toBeVisible()
    await expect(card.getByText('Slate')).toBeVisible()
    await expect(panelOf(canvas).getByRole('button', { name: 'Subscribed' })).toHaveAttribute(
      'aria-pressed',
      'true',
    )
  },
})
export const InTheCart = meta.story({
  args: {
    selection: {
      rewardId: 'rwd_roll',
      variantId: 'var_roll',
      state: 'cart' as const,
      href: '/project/7/checkout',
    },
  },
  play: async ({ canvas }) => {
    await expect(panelOf(canvas).getByRole('link', { name: 'Continue to checkout' })).toBeVisible()
    await expect(canvas.getByText(/^Your choice is kept\. Nothing is charged yet\./)).toBeVisible()
  },
})
export const ChoosingAVersion = meta.story({
  play: async ({ canvas, userEvent }) => {
    const card = cardOf(canvas, 'One kettle')
    await expect(card.getByRole('radio', { name: /Moss/ })).toBeChecked()
    const bone = card.getByRole('radio', { name: /Bone/ })
    await expect(bone).toBeDisabled()
    await expect(bone).toHaveAccessibleName('Bone All 40 taken')
    await userEvent.click(card.getByRole('radio', { name: /Slate/ }))
    const choose = card.getByRole('link', { name: 'Select $95 reward' })
    await expect(choose).toHaveAttribute('href', '/project/7/checkout?variant=var_slate')
  },
})
export const AnotherCountry = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const card = cardOf(canvas, 'Workshop day')
    await expect(card.getByRole('button', { name: 'Not available in Canada' })).toBeVisible()
    const picker = canvas.getByRole('combobox', { name: 'Ship to' })
    await waitFor(() => expect(within(picker).getAllByRole('option').length).toBeGreaterThan(200))
    await userEvent.selectOptions(picker, 'GBR')
    await expect(args.onCountryChange).toHaveBeenCalledWith('GBR')
    await expect(card.getByRole('link', { name: 'Select $240 reward' })).toBeVisible()
    await expect(cardOf(canvas, 'One kettle').getByText('$6.00')).toBeVisible()
    await expect(canvas.getByText('5 of 5 ship to United Kingdom')).toBeVisible()
  },
})
export const JustHelping = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    const amount = canvas.getByRole('textbox', { name: 'Amount in dollars' })
    const pledge = canvas.getByRole('button', { name: 'Pledge' })
    await userEvent.clear(amount)
    await userEvent.click(pledge)
    await expect(amount).toHaveAccessibleDescription('Enter at least $1.')
    await expect(amount).toHaveFocus()
    await userEvent.type(amount, '1001')
    await expect(amount).toHaveAccessibleDescription('At most $1,000 in one order.')
    await userEvent.clear(amount)
    await userEvent.type(amount, '25{Enter}')
    await expect(args.onSupport).toHaveBeenCalledOnce()
    await expect(args.onSupport).toHaveBeenCalledWith(2_500)
  },
})
export const WatchingTheFilm = meta.story({
  play: async ({ canvas, userEvent }) => {
    await expect(document.querySelector('iframe[src*="youtube"]')).toBeNull()
    await userEvent.click(canvas.getByRole('button', { name: 'Watch the film' }))
    const dialog = within(await screen.findByRole('dialog'))
    const film = dialog.getByTitle(/^The film of Fernhill/)
    await expect(film).toHaveAttribute(
      'src',
      expect.stringMatching(/^https:\/\/www\.youtube-nocookie\.com\/embed\//),
    )
    // In the frame, Escape would be heard by nobody here: focus is beside it, and comes back after a press on it.
    await expect(film).not.toHaveFocus()
    await userEvent.hover(film)
    film.focus()
    window.dispatchEvent(new Event('blur'))
    await expect(film).not.toHaveFocus()
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  },
})
export const AnotherPicture = meta.story({
  play: async ({ canvas, userEvent }) => {
    const [first, second] = within(canvas.getByRole('list', { name: 'Pictures' })).getAllByRole('button')
    await expect(first).toHaveAttribute('aria-pressed', 'true')
    if (second) await userEvent.click(second)
    await expect(canvas.getByText('2 of 2')).toBeVisible()
  },
})
export const PanelOutOfView = meta.story({
  play: async ({ canvas }) => {
    const compact = () => canvas.queryAllByRole('region', { name: 'Funding' })
    await waitFor(() => expect(compact()).toHaveLength(0))
    canvas.getByRole('heading', { name: 'Rewards' }).scrollIntoView()
    await waitFor(() => expect(compact().length).toBeGreaterThan(0))
    window.scrollTo(0, 0)
    await waitFor(() => expect(compact()).toHaveLength(0))
  },
})
export const WhereOneReads = meta.story({
  play: async ({ canvas }) => {
    const nav = canvas.queryByRole('navigation', { name: 'In this story' })
    if (!nav) return
    const here = (name: string) =>
      waitFor(() =>
        expect(within(nav).getByRole('link', { name })).toHaveAttribute('aria-current', 'location'),
      )
    await here('Why a kettle')
    canvas.getByRole('heading', { name: 'Questions' }).scrollIntoView()
    await here('Questions')
    window.scrollTo(0, 0)
    await here('Why a kettle')
  },
})
export const WithoutTools = meta.story({
  render: ({ onSubscribe: _, onShare: __, onReport: ___, ...args }) => <Held {...args} />,
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /Subscribe|Share|Report/ })).toBeNull()
  },
})
export const NoRewards = meta.story({
  args: { project: kettle({ rewards: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No rewards yet')).toBeVisible()
    await expect(canvas.queryByRole('combobox')).toBeNull()
  },
})
/** A creator may have emptied their name: their profile is reached all the same, and no link is blank. */
export const NamelessCreator = meta.story({
  args: { project: kettle({ creator: { ...wholeKettle.creator, name: '' } }) },
  play: async ({ canvas }) => {
    const link = await canvas.findByRole('link', { name: 'Creator' })
    await expect(link).toHaveAttribute('href', '/user/usr_greta')
  },
})
export const NoStory = meta.story({
  args: { project: kettle({ description: '', faq: [], milestones: [], main_video: null, images: [] }) },
})
export const HostileStory = meta.story({
  args: {
    project: kettle({
      description:
        '<b onmouseover="window.hacked = 1">Bold</b><br><img src="x" onerror="window.hacked = 1"><script>window.hacked = 1</script>fine <a href="javascript:window.hacked = 1">link</a><iframe src="https://example.com"></iframe>',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Bold' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'link' })).toBeNull()
    await expect(document.querySelector('#storybook-root iframe, #storybook-root [onerror]')).toBeNull()
    await expect('hacked' in window).toBe(false)
  },
})
export const Questions = meta.story({
  args: { tab: 'faq' as const },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /FAQ/ })).toHaveAttribute('aria-current', 'page')
    await expect(canvas.getByText('Will it work on induction?')).toBeVisible()
  },
})
export const NoQuestions = meta.story({
  args: { tab: 'faq' as const, project: kettle({ faq: [] }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No questions yet')).toBeVisible()
  },
})
export const AnotherTab = meta.story({
  args: { tab: 'updates' as const, children: <Text>Four updates stand here.</Text> },
})
export const Loading = meta.story({
  render: () => <ProjectSkeleton />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('The project is on its way')
  },
})
