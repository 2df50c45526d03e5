import { fixtures } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn } from '#catalogue/test'
import type { WorkedOn } from '../../state/worked-on.ts'
import { ProjectSwitcher } from './ProjectSwitcher.tsx'
import type { PlayContext } from './story-plays.ts'
import { wordsOf } from './story-words.ts'

const { kettle, lamp, upcoming, teamProjects } = fixtures
const onOpen = fn()
const retry = fn()
const waiting = { data: undefined, error: undefined, retry }
const all = [lamp, { ...upcoming, id: '31', status: 'DRAFT' as const }, ...teamProjects]
const there = (data: typeof all): WorkedOn => ({ read: { ...waiting, data }, onOpen })

const meta = preview.meta({
  title: 'Views/Shared/Project switcher',
  component: ProjectSwitcher,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'padded' },
  args: { projectId: lamp.id, name: lamp.name, from: 'manager' as const, workedOn: there(all) },
  // Its list lies over the page, which must be tall enough for it.
  decorators: [
    (Story) => (
      <div style={{ minBlockSize: 520, maxInlineSize: 320 }}>
        <Story />
        <button type="button">Save</button>
      </div>
    ),
  ],
  beforeEach: () => {
    onOpen.mockClear()
    retry.mockClear()
  },
})
const starting = (name: string) => new RegExp(`^${name}`)
const button = ({ canvas }: PlayContext) => canvas.findByRole('button', { name: starting(lamp.name) })
const opens = async (context: PlayContext) => context.userEvent.click(await button(context))

export const Closed = meta.story({
  play: async (context) => {
    await expect(await button(context)).toHaveAttribute('aria-expanded', 'false')
    await expect(onOpen).not.toHaveBeenCalled()
  },
})
/** Own projects first, then those of teams. The one that is open is marked; a draft has no manager yet. */
export const Open = meta.story({
  play: async (context) => {
    await opens(context)
    await expect(onOpen).toHaveBeenCalledTimes(1)
    const { canvas } = context
    const link = (name: string) => canvas.findByRole('link', { name: starting(name) })
    await expect(await link(lamp.name)).toHaveAttribute('aria-current', 'page')
    await expect(await link(kettle.name)).toHaveAttribute('href', `/manager/${kettle.id}`)
    const drafts = await canvas.findAllByRole('link', { name: starting(upcoming.name) })
    await expect(drafts.map((each) => each.getAttribute('href'))).toEqual([
      '/dashboard/31',
      `/dashboard/${upcoming.id}`,
    ])
  },
})
Open.test('closes by Escape, with the focus back on the name', async (context) => {
  await context.userEvent.keyboard('{Escape}')
  await expect(context.canvas.queryByRole('navigation')).toBeNull()
  await expect(await button(context)).toHaveFocus()
})
Open.test('closes when the focus leaves it', async ({ canvas, userEvent }) => {
  const links = await canvas.findAllByRole('link')
  links.at(-1)?.focus()
  await expect(await canvas.findByRole('navigation')).toBeVisible()
  await userEvent.tab()
  await expect(await canvas.findByRole('button', { name: 'Save' })).toHaveFocus()
  await expect(canvas.queryByRole('navigation')).toBeNull()
})
/** From a dashboard each leads to its dashboard. */
export const OpenFromADashboard = meta.story({
  args: { from: 'dashboard' as const },
  play: async (context) => {
    await opens(context)
    const link = await context.canvas.findByRole('link', { name: starting(kettle.name) })
    await expect(link).toHaveAttribute('href', `/dashboard/${kettle.id}`)
  },
})
export const Reading = meta.story({
  args: { workedOn: { read: waiting, onOpen } },
  play: async (context) => {
    await opens(context)
    const words = wordsOf(context, 'switcher')('loading')
    await expect(await context.canvas.findByRole('status', { name: words })).toBeVisible()
  },
})
export const Failed = meta.story({
  args: {
    workedOn: {
      read: { ...waiting, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false } },
      onOpen,
    },
  },
  play: async (context) => {
    await opens(context)
    await expect(await context.canvas.findByRole('alert')).toHaveTextContent(
      wordsOf(context, 'switcher')('failed'),
    )
  },
})
Failed.test('tries again', async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
  await expect(retry).toHaveBeenCalledTimes(1)
})
/** Nothing to switch to. */
export const Alone = meta.story({
  args: { workedOn: there([lamp]) },
  play: async (context) => {
    await opens(context)
    await expect(await context.canvas.findByText(wordsOf(context, 'switcher')('alone'))).toBeVisible()
  },
})
/** Names as long as they may be, in a bar of 320 px. */
export const LongNames = meta.story({
  args: {
    name: 'Lantern '.repeat(10),
    workedOn: there(all.map((each) => ({ ...each, name: `${each.name} and everything that goes with it` }))),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: starting('Lantern') }))
    await expect((await canvas.findAllByRole('link')).length).toBe(6)
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
})
