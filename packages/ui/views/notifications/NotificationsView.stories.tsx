import { markAllNotificationsRead, markNotificationRead } from '@kindling/api-client/contract/notifications'
import { answers, fixtures, pending } from '@kindling/api-client/scenarios'
import preview from '#catalogue/preview'
import { expect, fn, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import type { PlayContext } from '../shared/story-plays.ts'
import { recovers, rejected, rejecting, sending } from '../shared/story-rejected.ts'
import { asRead, spoken, wordsOf } from '../shared/story-words.ts'
import { NotificationsView } from './NotificationsView.tsx'

const done = fn()
const allDone = fn()
const { notifications } = fixtures
const retry = fn()
const there = (shown: typeof notifications, total = shown.length) => ({
  data: { notifications: shown, meta: { total_count: total } },
  error: undefined,
  retry,
})

const meta = preview.meta({
  title: 'Views/Notifications/List',
  component: NotificationsView,
  tags: ['views'],
  parameters: { landmark: 'main', layout: 'fullscreen', ...answers() },
  args: {
    read: there(notifications),
    unread: 2,
    filter: 'all' as const,
    page: 1,
    pageSize: 12,
    now: fixtures.nowSeconds * 1000,
    hrefOf: ({ filter, page }) => `/notifications?kind=${filter}&page=${page}`,
    onRead: async (id: string) => done(await storyClient(markNotificationRead, { params: { id } })),
    onReadAll: async () => allDone(await storyClient(markAllNotificationsRead, {})),
  },
  beforeEach: () => {
    for (const each of [done, allDone, retry]) each.mockClear()
  },
})

const rejects = rejecting('markNotificationRead')

const markOne = async ({ canvas, userEvent }: PlayContext) => {
  // The first unread row, not the button over the list.
  const [button] = within(canvas.getByRole('list')).getAllByRole('button')
  await userEvent.click(button as HTMLElement)
}
const oneMarked = async ({ canvas }: PlayContext) => {
  await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
  await expect(canvas.queryByRole('alert')).toBeNull()
}
const markAll = (context: PlayContext) =>
  context.userEvent.click(
    context.canvas.getByRole('button', { name: wordsOf(context, 'notifications')('markAll') }),
  )
const allMarked = async ({ canvas }: PlayContext) => {
  await waitFor(() => expect(allDone).toHaveBeenCalledTimes(1))
  await expect(canvas.queryByRole('alert')).toBeNull()
}

export const Default = meta.story({
  play: async (context) => {
    const { canvas } = context
    await expect(await canvas.findByRole('status')).toHaveTextContent('2 unread')
    const rows = within(canvas.getByRole('list')).getAllByRole('link')
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/project/7/vote',
      '/project/7/discussion',
      '/project/7/#campaign-timeline',
      '/project/5',
      '/project/7/#campaign-timeline',
      '/project/7',
    ])
    const times = rows.map((row) => asRead(row.querySelector('time')?.textContent ?? ''))
    await expect(times).toEqual(
      spoken(context, {
        en: [
          '12 m12 minutes ago',
          '3 h3 hours ago',
          '1 d1 day ago',
          '2 d2 days ago',
          '1 w1 week ago',
          '3 w3 weeks ago',
        ],
        fr: [
          '12 minil y a 12 minutes',
          '3 hil y a 3 heures',
          '1 jil y a 1 jour',
          '2 jil y a 2 jours',
          '1 semil y a 1 semaine',
          '3 semil y a 3 semaines',
        ],
      }),
    )
    await markOne(context)
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1))
    await markAll(context)
    await waitFor(() => expect(allDone).toHaveBeenCalledTimes(1))
  },
})
export const AllRead = meta.story({
  args: { unread: 0, read: there(notifications.map((each) => ({ ...each, read: true }))) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull()
    await expect(await canvas.findByRole('status')).toHaveTextContent('All read')
  },
})
export const Pages = meta.story({
  args: { read: there(notifications, 40), page: 2 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
    await expect(await canvas.findByRole('link', { name: 'Next' })).toHaveAttribute(
      'href',
      '/notifications?kind=all&page=3',
    )
  },
})
export const Filtered = meta.story({
  args: { filter: 'updates' as const, read: there(notifications.slice(2, 3)) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Updates' })).toHaveAttribute('aria-current', 'page')
  },
})
export const Empty = meta.story({ args: { unread: 0, read: there([]) } })
export const EmptyFilter = meta.story({
  args: { unread: 0, filter: 'comments' as const, read: there([]) },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Show all types' })).toHaveAttribute(
      'href',
      '/notifications?kind=all&page=1',
    )
  },
})
export const Loading = meta.story({ args: { read: { data: undefined, error: undefined, retry } } })
export const Failed = meta.story({
  args: { read: { data: undefined, error: { code: 'NETWORK_FAILURE' as const, isNotFound: false }, retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }))
    await expect(retry).toHaveBeenCalledTimes(1)
  },
})
export const MarkingAll = meta.story({
  parameters: answers([pending('markAllNotificationsRead')]),
  play: async (context) => {
    await markAll(context)
    await expect(await context.canvas.findByRole('button', { name: 'Marking' })).toHaveAttribute('aria-busy')
  },
})
/** A message leads to the thread: of one's own pledge, or of a backer's in the manager. */
export const Messages = meta.story({
  args: { unread: 2, filter: 'other' as const, read: there(fixtures.messageNotifications) },
  play: async (context) => {
    const { canvas } = context
    const rows = within(await canvas.findByRole('list')).getAllByRole('link')
    await expect(rows.map((row) => row.getAttribute('href'))).toEqual([
      '/pledges/plg_1#pledge-messages',
      '/manager/7/backers/plg_2#pledge-messages',
    ])
    for (const text of spoken(context, {
      en: ['Ines Hollin wrote to you', 'A backer wrote to you'],
      fr: ['Ines Hollin vous a écrit', 'Un contributeur vous a écrit'],
    }))
      await expect(await canvas.findByText(text)).toBeVisible()
  },
})
export const MessagesInFrench = Messages.extend({ globals: { language: 'fr' } })
/** Formatted in the reader's language when it is shown. */
export const InFrench = meta.story({
  globals: { language: 'fr' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Greta Osei vous a répondu')).toBeVisible()
    await expect(canvas.queryByText((text) => /answered you|Vote open/.test(text))).toBeNull()
  },
})
const inBoth = (text: string) => ({ en: text, fr: text })
/** Long and foreign text of another user: no script runs, nothing overflows its row. */
export const HostileText = meta.story({
  args: {
    read: there(
      notifications.map((each, index) => ({
        ...each,
        data: {
          title: inBoth(index % 2 ? 'x'.repeat(200) : '<img src=x onerror="alert(1)">\u202e drow'),
          subtitle: '',
          body: inBoth(`${'Ḿärä 李 😀 '.repeat(40)}<script>alert(1)</script>`),
        },
      })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('img')).toBeNull()
    const { scrollWidth, clientWidth } = document.documentElement
    await expect(scrollWidth).toBe(clientWidth)
  },
})
export const OnAPhone = meta.story({ globals: { viewport: { value: 'phone' } } })

export const OneMarked = meta.story(sending(markOne, oneMarked))
export const AllMarked = meta.story(sending(markAll, allMarked))

/** The message is shown over the list; the same button retries. */
export const AllNetworkFailure = AllMarked.extend(
  rejected(
    'markAllNotificationsRead',
    'NETWORK_FAILURE',
    /They are not marked as read\. We could not reach the server/,
  ),
)
AllNetworkFailure.test('recovers', recovers(markAll, allMarked))

/** The notification is gone: the page reads the list again. */
export const OneInvalidId = OneMarked.extend(
  rejects('INVALID_ID', /It is not marked as read\. .*no longer exists/, {
    field: 'id',
  }),
)
/** The message is shown over the list; the same button retries. */
export const OneNetworkFailure = OneMarked.extend(
  rejects('NETWORK_FAILURE', /It is not marked as read\. We could not reach/),
)
OneNetworkFailure.test('still counts it, and recovers', async (context) => {
  await expect(context.canvas.getAllByText(/^Unread/)).toHaveLength(2)
  await recovers(markOne, oneMarked)(context)
})
/** The message is shown over the list; the same button retries. */
export const OneRequestTimeout = OneMarked.extend(rejects('REQUEST_TIMEOUT', /The answer took too long/))
/** The message is shown over the list; the same button retries. */
export const OneExternalError = OneMarked.extend(rejects('EXTERNAL_ERROR', /nothing was changed/))
/** The message is shown over the list; the page behind redirects to the login. */
export const OneRestrictedArea = OneMarked.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
