import type { Comment } from '../model/comment.ts'
import { nowSeconds } from './clock.ts'
import { comments as anyComments } from './fixtures.ts'
import { type Handlers, text } from './handler.ts'
import { pageOf } from './paging.ts'
import { me, type Store } from './store.ts'

const written = ({ date }: Comment) => Date.parse(date)
const orders: Readonly<Record<string, (a: Comment, b: Comment) => number>> = {
  oldest: (a, b) => written(a) - written(b),
  newest: (a, b) => written(b) - written(a),
  top: (a, b) => b.votes - a.votes || written(b) - written(a),
}
const inOrder = (comments: readonly Comment[], sort: string) =>
  comments.toSorted((a, b) => Number(b.pinned) - Number(a.pinned) || (orders[sort]?.(a, b) ?? 0))

const shownReplies = 2
const isShown = ({ removed }: Comment) => removed === null

/** The discussion: what is written, voted for, pinned or removed is so for the rest of the story. */
export function commentHandlers(store: Store): Handlers<'comments'> {
  const repliesOf = (id: string) =>
    store.comments.filter((each) => each.parent_id === id && isShown(each)).sort(orders.oldest)
  const counted = (comment: Comment): Comment => ({ ...comment, replies_count: repliesOf(comment.id).length })
  const find = (id: string | undefined): Comment => {
    const found = store.comments.find((each) => each.id === id) ?? anyComments[0]
    if (!found) throw new Error('Nobody has said anything')
    return counted(found)
  }
  const change = (id: string | undefined, changes: Partial<Comment>): Comment => {
    store.comments = store.comments.map((each) => (each.id === id ? { ...each, ...changes } : each))
    return find(id)
  }
  const add = (body: Readonly<Record<string, unknown>>, answered?: Comment): Comment => {
    const { id, name, image } = me(store)
    const isCreator = id === store.project.creator.id
    const comment: Comment = {
      id: `cmt_new_${store.comments.length}`,
      parent_id: answered ? (answered.parent_id ?? answered.id) : null,
      text: text(body.text),
      removed: null,
      author: { id, name, image, role: isCreator ? 'CREATOR' : 'BACKER' },
      answers: answered?.parent_id ? { id: answered.id, name: answered.author?.name ?? '' } : null,
      votes: 0,
      vote: false,
      flagged: false,
      pinned: false,
      date: new Date(nowSeconds * 1000).toUTCString().replace('GMT', '+0000'),
      edited: null,
      replies_count: 0,
    }
    store.comments = [...store.comments, comment]
    return comment
  }
  const backs = () => store.pledges.some(({ status }) => status !== 'FAILED' && status !== 'SHOPPING')
  return {
    listComments: ({ query }) => {
      const threads = store.comments
        .filter((each) => each.parent_id === null)
        .map(counted)
        .filter((each) => isShown(each) || each.replies_count > 0)
      const page = Number(query.cursor ?? 1)
      const { shown, meta } = pageOf(
        inOrder(threads, query.sort ?? 'newest'),
        page,
        Number(query['page[size]'] ?? 12),
      )
      return {
        comments: shown.map((each) => ({ ...each, replies: repliesOf(each.id).slice(0, shownReplies) })),
        meta: {
          total_count: store.comments.filter(isShown).length,
          next: meta.next && String(page + 1),
        },
      }
    },
    listReplies: ({ params, query }) => {
      const replies = inOrder(repliesOf(params.commentId ?? ''), query.sort ?? 'oldest')
      const { shown, meta } = pageOf(replies, 1, Number(query['page[size]'] ?? 12))
      return { comments: shown, meta }
    },
    getCommentPermission: () => {
      const can_moderate = store.user !== null && store.project.is_collaborator
      const can_comment = store.user !== null && (can_moderate || backs())
      const needs = can_comment ? null : store.user ? 'PLEDGE' : 'LOG_IN'
      return { can_comment, needs, can_moderate }
    },
    addComment: ({ body }) => ({ comment: add(body) }),
    addReply: ({ params, body }) => ({ comment: add(body, find(params.parentId)) }),
    voteOnComment: ({ params, body }) => {
      const { vote, votes } = find(params.commentId)
      const wanted = body.vote === true
      const difference = Number(wanted) - Number(vote)
      return { comment: change(params.commentId, { vote: wanted, votes: votes + difference }) }
    },
    editComment: ({ params, body }) => ({
      comment: change(params.commentId, {
        text: text(body.text),
        edited: new Date(nowSeconds * 1000).toUTCString().replace('GMT', '+0000'),
      }),
    }),
    removeComment: ({ params }) => {
      const isOwn = find(params.commentId).author?.id === me(store).id
      change(params.commentId, {
        text: null,
        author: null,
        pinned: false,
        removed: isOwn ? 'AUTHOR' : 'TEAM',
      })
      return {}
    },
    pinComment: ({ params, body }) => {
      store.comments = store.comments.map((each) => ({ ...each, pinned: false }))
      return { comment: change(params.commentId, { pinned: body.pinned === true }) }
    },
    flagComment: ({ params }) => {
      change(params.commentId, { flagged: true })
      return {}
    },
  }
}
