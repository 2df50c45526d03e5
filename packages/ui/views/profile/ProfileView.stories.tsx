import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import { ProfileView } from './ProfileView.tsx'

const { backer, greta, kettle, upcoming, delivered, liveProjects, teamProjects } = fixtures
const retry = fn()
const there = (projects: readonly (typeof kettle)[], total = projects.length) => ({
  data: { projects, meta: { total_count: total } },
  error: undefined,
  retry,
})
const coming = { data: undefined, error: undefined, retry }
const failed = { ...coming, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false } }
const own = {
  user: backer,
  edit: {
    onSave: fn(async () => undefined),
    onPicture: fn(async () => undefined),
    onRemovePicture: fn(async () => undefined),
  },
  team: there([]),
  teamHref: '/user/me/team',
}

const meta = preview.meta({
  title: 'Views/Profile/Profile',
  component: ProfileView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: {
    person: greta,
    created: there([kettle, upcoming]),
    backed: there([delivered, ...liveProjects.slice(1)], 14),
    now: fixtures.nowSeconds * 1000,
    hrefs: { created: '/user/usr_greta/created', backed: '/user/usr_greta/backed' },
  },
  beforeEach: () => {
    retry.mockClear()
  },
})

export const Public = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Greta Osei' })).toBeVisible()
    const site = canvas.getByRole('link', { name: 'fernhill.example (opens in a new tab)' })
    await expect(site).toHaveAttribute('href', 'https://fernhill.example/')
    await expect(site).toHaveAttribute('rel', expect.stringContaining('noopener noreferrer'))
    await expect(await canvas.findByText('Joined Mar 2022')).toBeVisible()
    // Six of fourteen, and the way to all (spec 1 §9).
    await expect(canvas.getAllByRole('heading', { level: 3 })).toHaveLength(2 + 6)
    await expect(await canvas.findByRole('link', { name: 'View all 14' })).toHaveAttribute(
      'href',
      '/user/usr_greta/backed',
    )
    await expect(canvas.queryByRole('button', { name: 'Edit profile' })).toBeNull()
  },
})
export const Own = meta.story({
  args: { person: backer, own, created: there([]), backed: there([delivered]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Settings' })).toHaveAttribute(
      'href',
      '/settings/account',
    )
    await expect(await canvas.findByRole('link', { name: 'Start a project' })).toHaveAttribute(
      'href',
      '/create',
    )
    await expect(canvas.queryByRole('link', { name: /View all/ })).toBeNull()
  },
})
/** Projects of others, with what the person is there; a draft leads to its dashboard, a published one to its manager. */
export const OwnInATeam = meta.story({
  args: {
    person: backer,
    own: { ...own, team: there(teamProjects, 9) },
    created: there([]),
    backed: there([delivered]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 2, name: /^In a team/ })).toBeVisible()
    await expect(await canvas.findByText('You are a member')).toBeVisible()
    const link = (name: RegExp | string) => canvas.findByRole('link', { name })
    await expect(await link('View all 9')).toHaveAttribute('href', '/user/me/team')
    await expect(await link(/^Manage/)).toHaveAttribute('href', `/manager/${kettle.id}`)
    await expect(await link(upcoming.name)).toHaveAttribute('href', `/dashboard/${upcoming.id}`)
  },
})
/** That list alone is missing. */
export const OwnTeamFailed = meta.story({
  args: { person: backer, own: { ...own, team: failed }, created: there([]), backed: there([delivered]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
/** A new account: no name, nothing created, nothing backed. */
export const OwnEmpty = meta.story({
  args: {
    person: fixtures.newcomer,
    own: { ...own, user: fixtures.newcomer },
    created: there([]),
    backed: there([]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'new' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Explore projects' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})
/** A person's list is private until they show it: others do not see its length either. */
export const PledgesPrivate = meta.story({
  args: { person: { ...greta, public_pledges: false }, backed: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Greta Osei keeps their pledges private.')).toBeVisible()
    await expect(canvas.queryByText('projects backed')).toBeNull()
  },
})
export const OwnPrivate = meta.story({
  args: {
    person: { ...backer, public_pledges: false },
    own: { ...own, user: { ...backer, public_pledges: false } },
    created: there([]),
    backed: there([delivered]),
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/Only you see this list/)).toBeVisible()
  },
})
export const NothingYet = meta.story({ args: { created: there([]), backed: there([]) } })
export const WithPicture = meta.story({
  args: {
    person: {
      ...greta,
      image: { ...(kettle.main_image ?? fixtures.categories[0]?.image), sources: [] } as typeof greta.image,
    },
  },
})
export const Loading = meta.story({ args: { created: coming, backed: coming } })
/** One list could not be loaded: the rest is shown, and each list is retried alone. */
export const Failed = meta.story({
  args: { created: failed, backed: failed },
  play: async ({ canvas, userEvent }) => {
    for (const button of canvas.getAllByRole('button', { name: 'Try again' })) await userEvent.click(button)
    await expect(retry).toHaveBeenCalledTimes(2)
  },
})
/** Hostile text: no script runs, no link leaves the site, nothing overflows. */
export const HostileText = meta.story({
  args: {
    person: {
      ...greta,
      name: '<img src=x onerror=alert(1)>Wwwwwwwwwwwww',
      location: 'Llanfairpwllgwyngyllgogerychwyrn',
      website: 'javascript:alert(1)//example.com',
      bio: `${'x'.repeat(300)}\n<script>alert(1)</script> \u202e drow`,
    },
    created: there([{ ...kettle, name: 'Bergwerksschaufelradbaggermodellbausatz'.repeat(3) }]),
    backed: there([{ ...delivered, name: 'x'.repeat(140), creator: { id: '1', name: 'y'.repeat(140) } }]),
  },
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link').map((link) => link.getAttribute('href') ?? '')
    await expect(links.filter((href) => href.startsWith('javascript'))).toEqual([])
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })
export const OwnOnAPhone = meta.story({
  args: { person: backer, own, created: there([]), backed: there([delivered]) },
  globals: { viewport: { value: 'phone' } },
})
