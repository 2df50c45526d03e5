import { answers, fixtures } from '@kindling/api-client/scenarios'
import { opened } from '@kindling/ui/views/story-rejected'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn } from './plays.ts'

const { backer, readyDraft } = fixtures
const like = (draft: Partial<typeof readyDraft>) => ({
  parameters: answers([], { draft: { ...readyDraft, status: 'COMPLETE', result: 'successful', ...draft } }),
})

const meta = preview.meta({
  title: 'Pages/Manager',
  component: PageAt,
  tags: ['views', '!autodocs'],
  args: { path: '/manager/31/backers', user: backer },
  parameters: { layout: 'fullscreen', send: opened, ...like({}).parameters },
})

export const Visitor = meta.story({ args: { user: null }, play: asksToLogIn })
export const Backers = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1, name: 'Backers' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: /^Backers/ })).toHaveAttribute(
      'aria-current',
      'page',
    )
    await expect(await canvas.findByRole('link', { name: 'Edit project' })).toHaveAttribute(
      'href',
      '/dashboard/31/overview',
    )
  },
})
export const OnAPhone = Backers.extend({ globals: { viewport: { value: 'phone' } }, play: async () => {} })

/** A person's role decides what they see (decisions 2 §2): names and addresses are not for every one. */
export const Viewer = meta.story({
  ...like({ role: 'VIEWER' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Your role does not show this' })).toBeVisible()
  },
})
/** Projects of others are behind the name of this one, next to the person's own. */
export const Switching = meta.story({
  parameters: answers([], {
    draft: { ...readyDraft, status: 'COMPLETE', result: 'successful', role: 'VIEWER' },
    created: [fixtures.delivered],
    teamProjects: fixtures.teamProjects,
  }),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Other projects$/ }))
    await expect(await canvas.findByRole('link', { name: /You are a member/ })).toHaveAttribute(
      'href',
      `/manager/${fixtures.kettle.id}`,
    )
    await expect(await canvas.findByRole('link', { name: /Dusk, a lantern/ })).toBeVisible()
  },
})

/** Reads drafts, but is not of the team. */
export const Moderator = meta.story({
  ...like({ role: 'moderator' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: /nothing at this address/ })).toBeVisible()
  },
})
export const Draft = meta.story({
  ...like({ status: 'DRAFT' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Publish the project first' })).toBeVisible()
    await expect(await canvas.findByRole('link', { name: 'Open the dashboard' })).toHaveAttribute(
      'href',
      '/dashboard/31/overview',
    )
  },
})
export const Suspended = meta.story({
  ...like({ status: 'SUSPENDED', suspension_rule: 'TRUTH' }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'This project is suspended' })).toBeVisible()
    await expect(await canvas.findByText(/checking this project against the rule/)).toBeVisible()
  },
})
