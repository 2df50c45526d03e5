import { answers, fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, within } from '#catalogue/test'
import { PersonProjectsView } from './PersonProjectsView.tsx'

const { allProjects } = fixtures
const retry = fn()
const coming = { data: undefined, error: undefined, retry }

const meta = preview.meta({
  title: 'Views/Profile/All projects of a person',
  component: PersonProjectsView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: {
    kind: 'backed' as const,
    read: { ...coming, data: { projects: allProjects, meta: { total_count: 20 } } },
    name: 'Greta Osei',
    isOwn: false,
    page: 1,
    pageSize: 12,
    now: fixtures.nowSeconds * 1000,
    profileHref: '/user/usr_greta',
    hrefOf: (page: number) => `/user/usr_greta/backed?page=${page}`,
  },
  beforeEach: () => {
    retry.mockClear()
  },
})

export const Backed = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent('Backed by Greta Osei')
    await expect(await canvas.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/user/usr_greta/backed?page=2',
    )
    await expect(await canvas.findByRole('link', { name: 'Back to the profile' })).toHaveAttribute(
      'href',
      '/user/usr_greta',
    )
  },
})
const [first, ...others] = allProjects
/** A draft leads to its dashboard. */
export const Created = meta.story({
  args: {
    kind: 'created' as const,
    isOwn: true,
    read: {
      ...coming,
      data: {
        projects: first ? [{ ...first, status: 'DRAFT' as const }, ...others] : [],
        meta: { total_count: 20 },
      },
    },
  },
  play: async ({ canvas }) => {
    const links = within(canvas.getByRole('main')).getAllByRole('heading', { level: 2 })
    await expect(await within(links[0] as HTMLElement).findByRole('link')).toHaveAttribute(
      'href',
      `/dashboard/${first?.id}`,
    )
  },
})
export const Private = meta.story({
  args: { read: null },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Greta Osei keeps their pledges private.')).toBeVisible()
  },
})
export const Empty = meta.story({
  args: { read: { ...coming, data: { projects: [], meta: { total_count: 0 } } }, name: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('What Backer backs appears here.')).toBeVisible()
  },
})
export const EmptyOwn = meta.story({
  args: {
    kind: 'created' as const,
    read: { ...coming, data: { projects: [], meta: { total_count: 0 } } },
    isOwn: true,
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Start a project' })).toHaveAttribute(
      'href',
      '/create',
    )
    await expect(await canvas.findByRole('status')).toHaveTextContent('')
  },
})
export const EmptyOwnBacked = meta.story({
  args: { read: { ...coming, data: { projects: [], meta: { total_count: 0 } } }, isOwn: true },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Explore projects' })).toHaveAttribute(
      'href',
      '/projects/trending',
    )
  },
})
export const Loading = meta.story({ args: { read: coming } })
export const Failed = meta.story({
  args: { read: { ...coming, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
/** Projects of others that one works on. */
export const InATeam = meta.story({
  args: {
    kind: 'team' as const,
    isOwn: true,
    read: { ...coming, data: { projects: fixtures.teamProjects, meta: { total_count: 2 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Projects you work on with others',
    )
    await expect(await canvas.findByText('You are a viewer')).toBeVisible()
  },
})
export const InNoTeam = meta.story({
  args: {
    kind: 'team' as const,
    isOwn: true,
    read: { ...coming, data: { projects: [], meta: { total_count: 0 } } },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'In no team yet' })).toBeVisible()
    await expect(canvas.queryByRole('link', { name: 'Start a project' })).toBeNull()
  },
})
