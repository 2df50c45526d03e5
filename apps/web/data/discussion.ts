import {
  addComment,
  addReply,
  editComment,
  flagComment,
  getCommentPermission,
  listComments,
  listReplies,
  pinComment,
  removeComment,
  voteOnComment,
} from '@kindling/api-client/contract/comments'
import type { CommentFlagForm } from '@kindling/validation/forms/flag'
import { useState } from 'react'
import { useSWRConfig } from 'swr'
import {
  newestOf,
  newsIn,
  opened,
  type Threads,
  withChange,
  withFlag,
  withNews,
  withoutComment,
  withPage,
  withPin,
  withReplies,
  withWritten,
} from './discussion-threads.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'
import { useQuery } from './use-query.ts'

const pageSize = 20
/** As many replies as a page may hold: few threads have more. */
const repliesSize = 100
/** How often it is asked whether others have written, while the page is looked at. */
const newsEveryMs = 30_000

export const commentsQuery = (projectId: string, sort: 'top' | 'newest') =>
  query(listComments, { params: { projectId }, query: { sort, 'page[size]': String(pageSize) } })
export const commentPermissionQuery = (projectId: string) =>
  query(getCommentPermission, { params: { projectId } })

/**
 * A discussion as its reader sees it: it moves only by what they do, and what others write meanwhile is counted. Mount
 * it anew for another order or another person.
 */
export function useDiscussion(
  projectId: string,
  { sort, ownId }: { readonly sort: 'top' | 'newest'; readonly ownId: string | undefined },
) {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const read = useQuery(commentsQuery(projectId, sort))
  const newest = useQuery(commentsQuery(projectId, 'newest'), { refreshMs: newsEveryMs })
  const [shown, setShown] = useState<Threads | null>(null)
  const [since, setSince] = useState<number | null>(null)
  // What is there first stays: a later reading is news.
  if (shown === null && read.data) setShown(opened(read.data))
  if (since === null && newest.data) setSince(newestOf(newest.data))
  const news = shown && newest.data && since !== null ? newsIn(shown, newest.data, { since, ownId }) : []

  const change = (by: (before: Threads) => Threads) => setShown((before) => before && by(before))
  const isHere = (key: unknown) => typeof key === 'string' && key.startsWith(`${listComments.name} `)
  /** Whoever comes back to the tab finds what they did. */
  const readAgain = () => void mutate(isHere)
  const inProject = (commentId: string) => ({ params: { projectId, commentId } })

  const actions = {
    onWrite: async (text: string, answersId: string | null) => {
      const body = { text }
      const { comment } = await (answersId === null
        ? client(addComment, { params: { projectId }, body })
        : client(addReply, { params: { projectId, parentId: answersId }, body }))
      change((before) => withWritten(before, comment))
      readAgain()
    },
    onEdit: async (commentId: string, text: string) => {
      const { comment } = await client(editComment, { params: { commentId }, body: { text } })
      change((before) => withChange(before, comment))
      readAgain()
    },
    onRemove: async (commentId: string) => {
      await client(removeComment, { params: { commentId } })
      const isMine = (each: { readonly id: string; readonly author: { readonly id: string } | null }) =>
        each.id === commentId && each.author?.id === ownId
      change((before) => {
        const own = before.threads.some((thread) => isMine(thread) || thread.replies.some(isMine))
        return withoutComment(before, commentId, own ? 'AUTHOR' : 'TEAM')
      })
      readAgain()
    },
    onVote: async (commentId: string, vote: boolean) => {
      const { comment } = await client(voteOnComment, { ...inProject(commentId), body: { vote } })
      change((before) => withChange(before, comment))
      readAgain()
    },
    onPin: async (commentId: string, pinned: boolean) => {
      const { comment } = await client(pinComment, { ...inProject(commentId), body: { pinned } })
      change((before) => withPin(before, comment))
      readAgain()
    },
    onFlag: async (commentId: string, body: CommentFlagForm) => {
      await client(flagComment, { params: { id: projectId, commentId }, body })
      change((before) => withFlag(before, commentId))
      readAgain()
    },
    onReplies: async (commentId: string) => {
      const cursor = shown?.nextReplies[commentId]
      const page = await client(listReplies, {
        params: { commentId },
        query: { 'page[size]': String(repliesSize), ...(cursor && { cursor }) },
      })
      change((before) => withReplies(before, commentId, page))
    },
  }
  return {
    read,
    shown,
    actions,
    news: news.length,
    onNews: () => {
      change((before) => withNews(before, news, newest.data?.meta.total_count ?? before.total))
      if (newest.data) setSince(newestOf(newest.data))
    },
    onMore: async () => {
      if (!shown?.next) return
      const page = await client(listComments, {
        params: { projectId },
        query: { sort, 'page[size]': String(pageSize), cursor: shown.next },
      })
      change((before) => withPage(before, page))
    },
  }
}
