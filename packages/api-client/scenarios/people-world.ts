import type { UserProfile } from '../model/account.ts'
import type { Notification } from '../model/notification.ts'
import type { ProjectSummary } from '../model/project.ts'
import type { Image } from '../model/wire.ts'
import { allProjects, delivered, kettle, upcoming } from './fixtures.ts'
import { greta } from './people-fixtures.ts'
import type { Asked, World } from './world.ts'

interface Self {
  readonly me: () => UserProfile
  readonly change: (user: UserProfile) => void
  readonly told: readonly Notification[]
  readonly created: readonly ProjectSummary[]
  readonly backed: readonly ProjectSummary[]
}

type Names =
  | 'getUser'
  | 'updateMe'
  | 'setAvatar'
  | 'removeAvatar'
  | 'listCreatedProjects'
  | 'listPledgedProjects'
  | 'listNotifications'
  | 'markNotificationRead'
  | 'markAllNotificationsRead'

/** What a person gets who has brought a picture. */
const picture: Image = {
  url: '/media/skylark-kite-main-320.webp',
  width: 320,
  height: 427,
  color: '#c5ae8a',
  alt: '',
  sources: [],
}

const pageOf = <Item>(items: readonly Item[], page: number, size: number) => ({
  shown: items.slice((page - 1) * size, page * size),
  meta: { total_count: items.length, next: items.length > page * size ? 'next' : null },
})
const projectsOf = (items: readonly ProjectSummary[], { query }: Asked) => {
  const { shown, meta } = pageOf(items, Number(query.page ?? 1), Number(query['page[size]'] ?? 12))
  return { projects: shown, meta }
}

/** Profiles and notifications as stories meet them: what is changed stays so, what is read is read. */
export function peopleWorld({ me, change, told, created, backed }: Self): Pick<World, Names> {
  let notifications = [...told]
  const count = () =>
    change({ ...me(), notifications_unread_count: notifications.filter(({ read }) => !read).length })
  const isMe = (id: string | undefined) => id === 'me' || id === me().id
  return {
    getUser: ({ params }) => {
      const { id, name, bio, location, website, public_pledges, image, joined } = me()
      if (!isMe(params.id)) return { user: { ...greta, id: params.id ?? greta.id } }
      return {
        user: {
          ...{ id, name, bio, location, website, public_pledges, image, joined },
          created_projects_count: created.length,
          backed_projects_count: public_pledges ? backed.length : 0,
        },
      }
    },
    updateMe: ({ body }) => {
      change({ ...me(), ...(body as Partial<UserProfile>) })
      return { user: me() }
    },
    setAvatar: () => {
      change({ ...me(), image: picture })
      return { user: me() }
    },
    removeAvatar: () => {
      change({ ...me(), image: null })
      return { user: me() }
    },
    listCreatedProjects: (asked) =>
      projectsOf(isMe(asked.params.userId) ? created : [kettle, upcoming], asked),
    listPledgedProjects: (asked) =>
      projectsOf(isMe(asked.params.userId) ? backed : [delivered, ...allProjects.slice(1)], asked),
    listNotifications: ({ body }) => {
      const {
        page = 1,
        size = 12,
        object_types: types = [],
      } = body as {
        page?: number
        size?: number
        object_types?: string[]
      }
      const wanted = notifications.filter(
        ({ object_type }) => types.length === 0 || types.includes(object_type),
      )
      const { shown, meta } = pageOf(wanted, page, size)
      return { notifications: shown, meta }
    },
    markNotificationRead: ({ params }) => {
      notifications = notifications.map((each) => (each.id === params.id ? { ...each, read: true } : each))
      count()
      const notification = notifications.find(({ id }) => id === params.id) ?? notifications[0]
      if (!notification) throw new Error('Nothing was told')
      return { notification }
    },
    markAllNotificationsRead: () => {
      notifications = notifications.map((each) => ({ ...each, read: true }))
      count()
      return {}
    },
  }
}
