import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@kindling/api-client/contract/notifications'
import type { Notification } from '@kindling/api-client/model/notification'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect, fn, waitFor } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { type PlayContext, tryAgain } from '../shared/story-plays.ts'
import { cutOff, recovers, rejected, sending, unreadable } from '../shared/story-rejected.ts'
import { named, wordsOf } from '../shared/story-words.ts'
import { NotificationsMenu, type NotificationsMenuProps } from './NotificationsMenu.tsx'

const done = fn()
type Read = NotificationsMenuProps['read']

/** The menu on the real client, as a page uses it: read when it is opened. */
function Live({ unread: first }: { unread: number }) {
  const [told, setTold] = useState<Notification[]>()
  const [error, setError] = useState<Read['error']>()
  const [unread, setUnread] = useState(first)
  const read = async () => {
    try {
      const { notifications } = await storyClient(listNotifications, { body: { page: 1, size: 4 } })
      setTold(notifications)
      setError(undefined)
    } catch (failure) {
      if (isApiError(failure)) setError(failure)
    }
  }
  return (
    <NotificationsMenu
      unread={unread}
      read={{ data: told && { notifications: told }, error, retry: () => void read() }}
      now={fixtures.nowSeconds * 1000}
      onOpen={() => void read()}
      onRead={async (id) => {
        await storyClient(markNotificationRead, { params: { id } })
        done(id)
        setUnread(unread - 1)
        await read()
      }}
      onReadAll={async () => {
        await storyClient(markAllNotificationsRead, {})
        setUnread(0)
        await read()
      }}
    />
  )
}

const meta = preview.meta({
  title: 'Views/Notifications/Menu',
  component: Live,
  tags: ['errors'],
  parameters: answers(),
  args: { unread: 2 },
  beforeEach: () => {
    done.mockClear()
  },
  render: (args) => (
    <div style={{ display: 'flex', justifyContent: 'flex-end', minBlockSize: 440 }}>
      <Live {...args} />
    </div>
  ),
})

const bell = (context: PlayContext, count = 2) =>
  context.canvas.getByRole('button', { name: wordsOf(context, 'notifications')('button', { count }) })
const press = (context: PlayContext) => context.userEvent.click(bell(context))
const areShown = ({ canvas }: PlayContext) =>
  waitFor(() => expect(canvas.getAllByRole('link')).toHaveLength(5))
const opened = async (context: PlayContext) => {
  await press(context)
  await areShown(context)
}
const markAll = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'notifications')('markAll') }),
  )
const areMarked = async (context: PlayContext) => {
  const { canvas } = context
  await waitFor(() => expect(bell(context, 0)).toBeVisible())
  const words = wordsOf(context, 'notifications')('unreadCount', { count: 0 })
  await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent(words))
  await expect(canvas.queryByRole('alert')).toBeNull()
}

export const Default = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await expect(bell(context)).toHaveAccessibleName('Notifications, 2 unread')
    await opened(context)
    await expect(canvas.getAllByRole('link')).toHaveLength(5)
    await userEvent.keyboard('{Escape}')
    await expect(bell(context)).toHaveFocus()
    await expect(canvas.queryByRole('link')).toBeNull()
  },
})
export const Open = meta.story(sending(press, areShown))
export const Followed = meta.story({
  play: async (context) => {
    await opened(context)
    const unread = named(context, {
      en: /^Unread: Greta Osei answered you/,
      fr: /^Non lue ?: Greta Osei vous a répondu/,
    })
    const link = context.canvas.getByRole('link', { name: unread })
    await expect(link).toHaveAttribute('href', '/project/7/discussion')
    link.addEventListener('click', (event) => event.preventDefault())
    await context.userEvent.click(link)
    await waitFor(() => expect(done).toHaveBeenCalledWith('ntf_2'))
    await expect(bell(context, 1)).toHaveAccessibleName('Notifications, 1 unread')
  },
})
export const AllMarked = meta.story(
  sending(
    async (context) => {
      await opened(context)
      await markAll(context)
    },
    async (context) => {
      await areMarked(context)
      const { canvas } = context
      const t = wordsOf(context, 'notifications')
      await waitFor(() => expect(canvas.queryAllByText(new RegExp(`^${t('unread')}`))).toEqual([]))
      await expect(canvas.queryByRole('button', { name: t('markAll') })).toBeNull()
    },
  ),
)
export const Empty = meta.story({
  args: { unread: 0 },
  parameters: answers([], { notifications: [] }),
  play: async (context) => {
    await context.userEvent.click(bell(context, 0))
    await expect(await context.canvas.findByRole('heading', { name: 'Nothing smouldering' })).toBeVisible()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listNotifications')]),
  play: (context) => context.userEvent.click(bell(context)),
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: opened })

/** The menu shows the message; its button keeps focus and retries. */
const notRead = { words: 'notifications:failed', focus: 'stays' } as const
const missing = /Notifications could not be loaded\./

export const Offline = Open.extend(cutOff(notRead, missing))
export const Malformed = Open.extend(unreadable('listNotifications', notRead, missing))
/** The menu shows the message and retries. */
export const ListNetworkFailure = Open.extend(
  rejected('listNotifications', 'NETWORK_FAILURE', missing, notRead),
)
ListNetworkFailure.test('leads to all of them, and recovers', async (context) => {
  await expect(await context.canvas.findByRole('link', { name: 'View all' })).toHaveAttribute(
    'href',
    '/notifications',
  )
  await recovers(tryAgain, areShown)(context)
})
/** The menu shows the message; the page behind redirects to the login. */
export const ListRestrictedArea = Open.extend(
  rejected('listNotifications', 'RESTRICTED_AREA', missing, notRead),
)
/** The message is shown over the list; the same button retries. */
export const AllNetworkFailure = AllMarked.extend(
  rejected(
    'markAllNotificationsRead',
    'NETWORK_FAILURE',
    /They are not marked as read\..*could not reach the server/,
    { focus: 'stays' },
  ),
)
AllNetworkFailure.test('still counts them, and recovers', async (context) => {
  await expect(bell(context)).toHaveAccessibleName('Notifications, 2 unread')
  await recovers(markAll, areMarked)(context)
})
/** The message is shown over the list; the page behind redirects to the login. */
export const AllRestrictedArea = AllMarked.extend(
  rejected('markAllNotificationsRead', 'RESTRICTED_AREA', /Log in to continue/, { focus: 'stays' }),
)
