import {
  listNotifications,
  markAllNotificationsRead,
  markNotificationRead,
} from '@kindling/api-client/contract/notifications'
import type { Notification } from '@kindling/api-client/model/notification'
import { answers, fails, fixtures, malformed, offline, pending } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport'
import { useState } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import preview from '#catalogue/preview'
import { storyClient } from '../shared/story-client.ts'
import { heal, type Play, type PlayContext } from '../shared/story-plays.ts'
import { NotificationsMenu, type NotificationsMenuProps } from './NotificationsMenu.tsx'

const done = fn()
type Read = NotificationsMenuProps['read']

/** The menu with the platform behind it, as a page has it: read when it is opened. */
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

const bell = ({ canvas }: PlayContext) => canvas.getByRole('button', { name: /^Notifications/ })
const opened = async (context: PlayContext) => {
  await context.userEvent.click(bell(context))
  await context.canvas.findByRole('link', { name: /Vote open: First 500 made/ })
}
/** The four stand open; the button says what went wrong and works once all is well. */
const notAllMarked =
  (words: RegExp): Play =>
  async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    const alert = await canvas.findByRole('alert')
    await expect(alert).toHaveTextContent('They are not marked as read.')
    await expect(alert).toHaveTextContent(words)
    await expect(bell(context)).toHaveAccessibleName('Notifications, 2 unread')
    heal(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(bell(context)).toHaveAccessibleName('Notifications'))
    await expect(canvas.queryByRole('alert')).toBeNull()
  }
const notRead: Play = async (context) => {
  const { canvas, userEvent } = context
  await userEvent.click(bell(context))
  await expect(await canvas.findByRole('alert')).toHaveTextContent('Notifications could not be loaded.')
  // All of them are one press away, whatever became of these.
  await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/notifications')
  heal(context)
  await userEvent.click(canvas.getByRole('button', { name: 'Try again' }))
  await expect(await canvas.findByRole('link', { name: /Vote open/ })).toBeVisible()
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
export const Open = meta.story({ play: opened })
export const Followed = meta.story({
  play: async (context) => {
    await opened(context)
    const link = context.canvas.getByRole('link', { name: /^Unread: Greta Osei answered you/ })
    await expect(link).toHaveAttribute('href', '/project/7/discussion')
    link.addEventListener('click', (event) => event.preventDefault())
    await context.userEvent.click(link)
    await waitFor(() => expect(done).toHaveBeenCalledWith('ntf_2'))
    await expect(bell(context)).toHaveAccessibleName('Notifications, 1 unread')
  },
})
export const AllMarked = meta.story({
  play: async (context) => {
    const { canvas, userEvent } = context
    await opened(context)
    await userEvent.click(canvas.getByRole('button', { name: 'Mark all as read' }))
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('All read'))
    await waitFor(() => expect(canvas.queryAllByText(/^Unread/)).toEqual([]))
    await expect(canvas.queryByRole('button', { name: 'Mark all as read' })).toBeNull()
  },
})
export const Empty = meta.story({
  args: { unread: 0 },
  parameters: answers([], { notifications: [] }),
  play: async (context) => {
    await context.userEvent.click(bell(context))
    await expect(await context.canvas.findByRole('heading', { name: 'Nothing smouldering' })).toBeVisible()
  },
})
export const Loading = meta.story({
  parameters: answers([pending('listNotifications')]),
  play: (context) => context.userEvent.click(bell(context)),
})
export const Offline = meta.story({ parameters: answers([offline()]), play: notRead })
export const Malformed = meta.story({ parameters: answers([malformed('listNotifications')]), play: notRead })
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } }, play: opened })

/** The menu says so and tries again. */
export const ListNetworkFailure = meta.story({
  parameters: fails('listNotifications', 'NETWORK_FAILURE'),
  play: notRead,
})
/** The menu says so and tries again. */
export const ListRequestTimeout = meta.story({
  parameters: fails('listNotifications', 'REQUEST_TIMEOUT'),
  play: notRead,
})
/** The menu says so and tries again. */
export const ListExternalError = meta.story({
  parameters: fails('listNotifications', 'EXTERNAL_ERROR'),
  play: notRead,
})
/** The menu says so; the page behind leads to the login. */
export const ListRestrictedArea = meta.story({
  parameters: fails('listNotifications', 'RESTRICTED_AREA'),
  play: notRead,
})
/** Said over the list; the same button tries again. */
export const AllNetworkFailure = meta.story({
  parameters: fails('markAllNotificationsRead', 'NETWORK_FAILURE'),
  play: notAllMarked(/could not reach the server/),
})
/** Said over the list; the same button tries again. */
export const AllRequestTimeout = meta.story({
  parameters: fails('markAllNotificationsRead', 'REQUEST_TIMEOUT'),
  play: notAllMarked(/took too long/),
})
/** Said over the list; the same button tries again. */
export const AllExternalError = meta.story({
  parameters: fails('markAllNotificationsRead', 'EXTERNAL_ERROR'),
  play: notAllMarked(/nothing was changed/),
})
/** Said over the list; the page behind leads to the login. */
export const AllRestrictedArea = meta.story({
  parameters: fails('markAllNotificationsRead', 'RESTRICTED_AREA'),
  play: notAllMarked(/Log in to continue/),
})
