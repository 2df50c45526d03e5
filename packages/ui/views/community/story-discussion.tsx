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
import type { CommentPermission, CommentThread } from '@kindling/api-client/model/comment'
import { fixtures } from '@kindling/api-client/scenarios'
import { isApiError } from '@kindling/api-client/transport/api-error'
import { type ReactNode, useEffect, useState } from 'react'
import { fn, screen, waitFor, within } from '#catalogue/test'
import { storyClient } from '../shared/story-client.ts'
import { inDialog, type PlayContext } from '../shared/story-plays.ts'
import { wordsOf } from '../shared/story-words.ts'
import { type DiscussionSort, DiscussionView, type DiscussionViewProps } from './DiscussionView.tsx'

const { backer, nowSeconds, wholeKettle } = fixtures
const projectId = wholeKettle.id

type ReadError = DiscussionViewProps['read']['error']

export interface PlayedProps {
  /** Who reads; null: a visitor. */
  readonly person: { readonly id: string; readonly name: string } | null
  readonly sort: DiscussionSort
  /** Null: the project takes no more pledges. */
  readonly pledgeHref: string | null
  /** Comments of others that wait. */
  readonly news: number
  readonly onNews: () => void
  readonly hasMore: boolean
  readonly onMore: () => Promise<unknown>
}

export const playedArgs: PlayedProps = {
  person: { id: backer.id, name: backer.name },
  sort: 'top',
  pledgeHref: '/project/fernhill-kettle#rewards',
  news: 0,
  onNews: fn(),
  hasMore: false,
  onMore: fn(async () => undefined),
}

/** The view on the real client, against the platform that the story plays: each act reads the discussion again. */
export function Played({ person, sort, hasMore, onMore, ...rest }: PlayedProps): ReactNode {
  const [list, setList] = useState<{ threads: CommentThread[]; total: number }>()
  const [error, setError] = useState<ReadError>()
  const [permission, setPermission] = useState<CommentPermission>()
  const read = async () => {
    setError(undefined)
    try {
      const { comments, meta } = await storyClient(listComments, { params: { projectId }, query: { sort } })
      setList({ threads: comments, total: meta.total_count })
    } catch (caught) {
      setError({
        code: isApiError(caught) ? caught.code : 'EXTERNAL_ERROR',
        isNotFound: isApiError(caught) && caught.isNotFound,
      })
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: read once for each order
  useEffect(() => {
    void read()
    storyClient(getCommentPermission, { params: { projectId } }).then(setPermission, () => undefined)
  }, [sort])
  const then =
    <Args extends unknown[]>(act: (...args: Args) => Promise<unknown>) =>
    async (...args: Args) => {
      await act(...args)
      await read()
    }
  const of = (commentId: string) => ({ params: { projectId, commentId } })
  return (
    <DiscussionView
      {...rest}
      sort={sort}
      sortHrefs={{ top: '#top', newest: '#newest' }}
      creator={wholeKettle.creator.name}
      loginHref="/login"
      faq={wholeKettle.faq}
      faqHref="/project/fernhill-kettle/faq"
      read={{ data: list && { ...list, hasMore }, error, retry: () => void read() }}
      onMore={onMore}
      room={{
        projectId,
        person,
        permission,
        now: nowSeconds * 1000,
        onWrite: then((text, parentId) =>
          parentId === null
            ? storyClient(addComment, { params: { projectId }, body: { text } })
            : storyClient(addReply, { params: { projectId, parentId }, body: { text } }),
        ),
        onEdit: then((commentId, text) =>
          storyClient(editComment, { params: { commentId }, body: { text } }),
        ),
        onRemove: then((commentId) => storyClient(removeComment, { params: { commentId } })),
        onVote: then((id, vote) => storyClient(voteOnComment, { ...of(id), body: { vote } })),
        onPin: then((id, pinned) => storyClient(pinComment, { ...of(id), body: { pinned } })),
        onFlag: then((commentId, body) =>
          storyClient(flagComment, { params: { id: projectId, commentId }, body }),
        ),
        onReplies: async (threadId) => {
          const { comments } = await storyClient(listReplies, { params: { commentId: threadId } })
          setList(
            (before) =>
              before && {
                ...before,
                threads: before.threads.map((each) =>
                  each.id === threadId ? { ...each, replies: comments } : each,
                ),
              },
          )
        },
      }}
    />
  )
}

/** The article of a comment, found by its own words. */
export async function commentOf({ canvas }: PlayContext, words: RegExp) {
  const text = await canvas.findByText(words, undefined, { timeout: 15_000 })
  const article = text.closest('article')
  if (!article) throw new Error('A comment is an article')
  return within(article)
}

/** A button below a comment, by the key of its verb. */
export async function pressed(
  context: PlayContext,
  words: RegExp,
  verb: 'reply' | 'edit' | 'remove' | 'report' | 'pin' | 'unpin' | 'vote',
) {
  const t = wordsOf(context, 'community')
  const article = await commentOf(context, words)
  const button = await article.findByRole('button', { name: new RegExp(`^${t(verb)}`) }, { timeout: 15_000 })
  await context.userEvent.click(button)
  return button
}

/** Replaces the text of the field that is open, and sends it. */
export async function write(
  context: PlayContext,
  label: 'label' | 'replyLabel' | 'editLabel',
  text: string,
  verb: 'post' | 'save',
) {
  const t = wordsOf(context, 'community')
  const field = await context.canvas.findByLabelText(t(`compose.${label}`), undefined, { timeout: 15_000 })
  await context.userEvent.clear(field)
  if (text) {
    await context.userEvent.click(field)
    await context.userEvent.paste(text)
  }
  const form = within(field.closest('form') ?? document.body)
  await context.userEvent.click(form.getByRole('button', { name: t(`compose.${verb}`) }))
}

/** Presses the button that ends a dialog. */
export async function answer(context: PlayContext, key: 'removeAsk.submit' | 'flag.submit') {
  const t = wordsOf(context, 'community')
  const dialog = inDialog(context).canvas
  await context.userEvent.click(await dialog.findByRole('button', { name: t(key) }, { timeout: 15_000 }))
}

export const closed = () =>
  waitFor(() => {
    if (screen.queryByRole('dialog')) throw new Error('The dialog is still open')
  })
