import { answers, fails, fixtures } from '@kindling/api-client/scenarios'
import type { PlayContext } from '@kindling/ui/views/story-plays'
import { cutOff, opened, rejected } from '@kindling/ui/views/story-rejected'
import { named } from '@kindling/ui/views/story-words'
import preview from '#catalogue/preview'
import { expect, waitFor } from '#catalogue/test'
import { PageAt } from './PageAt.tsx'
import { asksToLogIn, comesBack, follow, inMain } from './plays.ts'

const { backer } = fixtures

const meta = preview.meta({
  title: 'Pages/Notifications',
  component: PageAt,
  tags: ['views', '!autodocs'],
  parameters: { layout: 'fullscreen', send: opened, ...answers([], { user: backer }) },
  args: { path: '/notifications', user: backer },
})

const bell = ({ canvas }: PlayContext, name: string) =>
  waitFor(() => expect(canvas.getByRole('button', { name: /^Notifications/ })).toHaveAccessibleName(name), {
    timeout: 15_000,
  })
/** The title of a notification is written by the server. */
const ofGreta = (context: PlayContext) =>
  named(context, {
    en: /^Mark as read: Greta Osei answered you$/,
    fr: /^Marquer comme lue : Greta Osei vous a répondu$/,
  })
const inItsPlace = { by: 'heading', words: 'notifications:failed' } as const
const listMissing = /Notifications could not be loaded\./

/** A notification marked as read changes in the list and lowers the header's count, without a reload. */
export const List = meta.story({
  play: async (context) => {
    const { userEvent } = context
    const main = await inMain(context)
    await bell(context, 'Notifications, 2 unread')
    await userEvent.click(await main.findByRole('button', { name: ofGreta(context) }, { timeout: 15_000 }))
    await bell(context, 'Notifications, 1 unread')
    await userEvent.click(await main.findByRole('button', { name: 'Mark all as read' }))
    await bell(context, 'Notifications')
    await waitFor(() => expect(main.queryAllByText(/^Unread/)).toEqual([]))
  },
})
/** Front end 16: a second press, or another tab, is no error and counts once. */
export const ReadElsewhere = meta.story({
  parameters: fails('markNotificationRead', 'NOTIFICATION_ALREADY_READ', {}, { user: backer }),
  play: async (context) => {
    const main = await inMain(context)
    const button = await main.findByRole('button', { name: ofGreta(context) }, { timeout: 15_000 })
    await context.userEvent.dblClick(button)
    await waitFor(() => expect(button).not.toBeInTheDocument())
    await expect(main.queryByRole('alert')).toBeNull()
    await bell(context, 'Notifications, 2 unread')
  },
})
export const ByKind = meta.story({
  play: async (context) => {
    const main = await inMain(context)
    follow(await main.findByRole('link', { name: 'Updates' }))
    await waitFor(() => expect(main.queryByRole('link', { name: /Vote open/ })).toBeNull())
    await expect(await main.findByRole('link', { name: /The first castings are cold/ })).toBeVisible()
    await expect(await main.findByRole('link', { name: 'Updates' })).toHaveAttribute('aria-current', 'page')
  },
})
/** From the header of any page. */
export const FromTheHeader = meta.story({
  args: { path: '/projects/trending', user: backer },
  play: async (context) => {
    const { canvas, userEvent } = context
    await inMain(context)
    await bell(context, 'Notifications, 2 unread')
    await userEvent.click(await canvas.findByRole('button', { name: /^Notifications/ }))
    await userEvent.click(await canvas.findByRole('button', { name: 'Mark all as read' }))
    await bell(context, 'Notifications')
    await userEvent.keyboard('{Escape}')
    await expect(await canvas.findByRole('button', { name: 'Notifications' })).toHaveFocus()
  },
})
export const Visitor = meta.story({
  args: { path: '/notifications', user: null },
  play: asksToLogIn,
})
export const Offline = List.extend(cutOff(inItsPlace, listMissing))
export const NetworkFailure = List.extend(
  rejected('listNotifications', 'NETWORK_FAILURE', listMissing, inItsPlace),
)
NetworkFailure.test('comes back', comesBack('link', /Vote open/))
/** A page number out of range: the list says so, its categories lead back. */
export const OutOfRange = List.extend(
  rejected('listNotifications', 'OUT_OF_RANGE', listMissing, { field: 'page', ...inItsPlace }),
)
