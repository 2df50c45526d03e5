import type { ProjectUpdate } from '../model/project.ts'
import { nowSeconds } from './clock.ts'
import { type Handlers, text } from './handler.ts'
import { pageOf } from './paging.ts'
import { rhythmOf } from './rhythm.ts'
import type { Store } from './store.ts'

const plannedFor = (value: unknown): number | null => (typeof value === 'number' ? value : null)
const idsOf = (value: unknown): string[] => (Array.isArray(value) ? value.map(String) : [])

/** Updates of a project, the newest first: what is liked, written or removed is so for the rest of the story. */
export function updateHandlers(store: Store): Handlers<'updates'> & Handlers<'update-changes'> {
  const find = (id: string | undefined): ProjectUpdate => {
    const found = store.updates.find((each) => each.id === id) ?? store.updates[0]
    if (!found) throw new Error('No update was published')
    return found
  }
  const change = (id: string | undefined, changes: Partial<ProjectUpdate>): ProjectUpdate => {
    store.updates = store.updates.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return find(id)
  }
  const now = () => new Date(nowSeconds * 1000).toUTCString().replace('GMT', '+0000')
  /** Removed ones keep their number; drafts have none. */
  const nextNumber = () => store.updates.filter(({ draft }) => !draft).length + 1
  return {
    listUpdates: ({ query }) => {
      const page = Number(query.cursor ?? 1)
      const { shown, meta } = pageOf(store.updates, page, Number(query['page[size]'] ?? store.updates.length))
      return {
        updates: shown,
        rhythm: rhythmOf(store),
        meta: { ...meta, next: meta.next && String(page + 1) },
      }
    },
    getUpdate: ({ params }) => ({ update: find(params.updateId) }),
    createUpdate: ({ body }) => {
      const planned = plannedFor(body.publish_at)
      const draft = planned !== null || body.draft === true
      const update: ProjectUpdate = {
        ...find(undefined),
        id: `upd_new_${store.updates.length}`,
        number: draft ? null : nextNumber(),
        removed: false,
        name: text(body.name),
        description: text(body.description),
        public: body.public === true && idsOf(body.reward_ids).length === 0,
        reward_ids: idsOf(body.reward_ids),
        draft,
        publish_at: planned,
        held: null,
        likes: 0,
        liked: false,
        mailed_count: draft ? null : 0,
        date: now(),
        edited: null,
        published: draft ? null : now(),
      }
      store.updates = [update, ...store.updates]
      return { update }
    },
    editUpdate: ({ params, body }) => {
      const { id, draft } = find(params.updateId)
      const rewardIds =
        body.reward_ids === undefined ? find(params.updateId).reward_ids : idsOf(body.reward_ids)
      const texts = {
        ...(body as Partial<ProjectUpdate>),
        reward_ids: rewardIds,
        ...(rewardIds.length > 0 && { public: false }),
      }
      if (!draft) return { update: change(id, { ...texts, edited: now() }) }
      const planned = body.publish_at === undefined ? find(id).publish_at : plannedFor(body.publish_at)
      if (body.draft !== false || planned !== null)
        return { update: change(id, { ...texts, draft: true, publish_at: planned, held: null }) }
      const published = change(id, {
        ...texts,
        publish_at: null,
        held: null,
        number: nextNumber(),
        published: now(),
      })
      store.updates = [published, ...store.updates.filter((each) => each !== published)]
      return { update: published }
    },
    countUpdateReach: ({ body }) => {
      const { rewards } = store.draft
      const chosen = rewards.filter(({ id }) => idsOf(body.reward_ids).includes(id))
      const sum = (of: typeof rewards) => of.reduce((all, each) => all + each.backers_count, 0)
      return {
        reach: {
          reached_count: sum(chosen.length > 0 ? chosen : rewards),
          backers_count: sum(rewards),
          followers_count: 88,
          rewards: rewards.map(({ id, backers_count }) => ({ id, backers_count })),
        },
      }
    },
    likeUpdate: ({ params, body }) => {
      const { liked, likes } = find(params.updateId)
      const wanted = body.like === true
      return {
        update: change(params.updateId, { liked: wanted, likes: likes + Number(wanted) - Number(liked) }),
      }
    },
    removeUpdate: ({ params }) => {
      if (find(params.updateId).draft) {
        store.updates = store.updates.filter(({ id }) => id !== params.updateId)
        return {}
      }
      change(params.updateId, { removed: true, name: '', description: null, likes: 0, edited: null })
      return {}
    },
  }
}
