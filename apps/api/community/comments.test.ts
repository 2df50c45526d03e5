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
import { listNotifications } from '@kindling/api-client/contract/notifications'
import { describe, expect, it } from 'vitest'
import type { Browser } from '../testing/browser.ts'
import { backerIn, say } from '../testing/discussion.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { newcomer } from '../testing/sign-in.ts'

const made = platformForTests()
const threads = async ({ client }: Browser, projectId: string, query: Record<string, string> = {}) =>
  (await client(listComments, { params: { projectId }, query })).comments
const flag = ({ client }: Browser, id: string, commentId: string) =>
  client(flagComment, { params: { id, commentId }, body: { reason: 'SPAM' } })
const remove = ({ client }: Browser, commentId: string) => client(removeComment, { params: { commentId } })

describe('a discussion', () => {
  it('shows threads with their first replies, and the rest of them on demand', async () => {
    const { projectId, browser, team, otherId } = await made.stage.discussion()
    for (const text of ['A reply', 'Another', 'A last one']) {
      made.platform.clock.advance(1_000)
      await say(browser, projectId, text, otherId)
    }
    const thread = (await threads(browser, projectId)).find(({ id }) => id === otherId)
    expect(thread?.replies_count).toBe(4)
    expect(thread?.replies.map(({ text }) => text)).toEqual(['No, it hums.', 'A reply'])
    expect(thread?.replies[0]?.author?.role).toBe('CREATOR')
    const { comments, meta } = await team.client(listReplies, {
      params: { commentId: otherId },
      query: { sort: 'newest', 'page[size]': '3' },
    })
    expect(comments.map(({ text }) => text)).toEqual(['A last one', 'Another', 'A reply'])
    expect(meta).toEqual({ total_count: 4, next: expect.any(String) })
  })

  it('keeps one level of replies: a deeper answer names whom it answers', async () => {
    const { projectId, browser, otherId, replyId } = await made.stage.discussion()
    const { comment } = await browser.client(addReply, {
      params: { projectId, parentId: replyId },
      body: { text: 'In which key?' },
    })
    expect([comment.parent_id, comment.answers]).toEqual([otherId, { id: replyId, name: 'Greta Osei' }])
  })

  it('pages by cursor in each order, and the pinned one comes first', async () => {
    const { projectId, browser, team, ownId, otherId } = await made.stage.discussion()
    const own: string[] = [otherId, ownId]
    for (let n = 0; n < 3; n++) {
      made.platform.clock.advance(1_000)
      own.push(await say(browser, projectId, `Question ${n}`))
    }
    await team.client(voteOnComment, { params: { projectId, commentId: own[2] ?? '' }, body: { vote: true } })
    const pin = { params: { projectId, commentId: own[3] ?? '' }, body: { pinned: true } }
    await team.client(pinComment, pin)
    const all = async (sort: string) => {
      const seen: string[] = []
      let cursor: string | null = ''
      while (cursor !== null) {
        const page: Awaited<ReturnType<typeof readPage>> = await readPage(sort, cursor)
        seen.push(...page.comments.map(({ id }) => id))
        cursor = page.meta.next
      }
      return seen
    }
    const readPage = (sort: string, cursor: string) =>
      browser.client(listComments, {
        params: { projectId },
        query: { sort, 'page[size]': '2', ...(cursor && { cursor }) },
      })
    expect((await all('newest')).slice(0, 3)).toEqual([own[3], own[4], own[2]])
    expect((await all('top')).slice(0, 3)).toEqual([own[3], own[2], own[4]])
    expect(new Set(await all('top'))).toEqual(new Set(own))
  })

  it('is written in by backers and the team; others are told what it takes', async () => {
    const { projectId, browser, team } = await made.stage.discussion()
    const ask = async ({ client }: Browser) => client(getCommentPermission, { params: { projectId } })
    expect(await ask(browser)).toEqual({ can_comment: true, needs: null, can_moderate: false })
    expect(await ask(team)).toEqual({ can_comment: true, needs: null, can_moderate: true })
    expect((await ask(made.stage.visitor())).needs).toBe('LOG_IN')
    const stranger = await newcomer(made.platform)
    expect((await ask(stranger)).needs).toBe('PLEDGE')
    const comment = { params: { projectId }, body: { text: 'Hello' } }
    await expect(stranger.client(addComment, comment)).rejects.toMatchObject({ code: 'BACKER_PRIVATE' })
  })

  it('notifies whom a comment answers, and the creator of the others', async () => {
    const { projectId, browser, team, otherId, ownId } = await made.stage.discussion()
    const other = await backerIn(made.platform, projectId)
    await say(other, projectId, 'Warm, not hot.', ownId)
    await runJobs(made.platform)
    const told = async ({ client }: Browser) =>
      (await client(listNotifications, { body: { object_types: ['PROJECT_COMMENT'] } })).notifications.map(
        ({ data }) => data.title.en,
      )
    expect(await told(browser)).toEqual(['Mara answered you'])
    // One thread each, and the reply to one of them; the creator's own reply is no news to them.
    expect(await told(team)).toEqual(Array(3).fill('Mara wrote a comment'))
    expect(otherId).not.toBe(ownId)
    await runJobs(made.platform)
    expect(await told(browser)).toHaveLength(1)
  })
})

describe('a comment', () => {
  it('is voted for once a person, and the vote taken back', async () => {
    const { projectId, browser, team, otherId } = await made.stage.discussion()
    const vote = async ({ client }: Browser, wanted: boolean) => {
      const { comment } = await client(voteOnComment, {
        params: { projectId, commentId: otherId },
        body: { vote: wanted },
      })
      return [comment.votes, comment.vote]
    }
    expect(await vote(browser, true)).toEqual([1, true])
    expect(await vote(browser, true)).toEqual([1, true])
    expect(await vote(team, true)).toEqual([2, true])
    expect(await vote(browser, false)).toEqual([1, false])
    expect(await vote(browser, false)).toEqual([1, false])
  })

  it('is changed by its author alone, with a mark that the same text does not leave', async () => {
    const { browser, team, ownId } = await made.stage.discussion()
    const edit = ({ client }: Browser, text: string) =>
      client(editComment, { params: { commentId: ownId }, body: { text } })
    expect((await edit(browser, 'Is the handle warm?')).comment.edited).toBeNull()
    const { comment } = await edit(browser, 'Is the handle hot?')
    expect([comment.text, comment.edited]).toEqual(['Is the handle hot?', expect.any(String)])
    await expect(edit(team, 'No.')).rejects.toMatchObject({ code: 'MISSING_PERMISSION' })
  })

  it('keeps its replies once removed, and leaves the list without any', async () => {
    const { projectId, browser, team, ownId, otherId } = await made.stage.discussion()
    await remove(browser, ownId)
    await remove(team, otherId)
    const left = await threads(browser, projectId)
    expect(left.map(({ id, text, author, removed }) => [id, text, author, removed])).toEqual([
      [otherId, null, null, 'TEAM'],
    ])
    expect(left[0]?.replies.map(({ text }) => text)).toEqual(['No, it hums.'])
    await expect(remove(browser, ownId)).rejects.toMatchObject({ code: 'INVALID_ID' })
  })

  it('is hidden by three people, never by one who flags again', async () => {
    const { projectId, browser, team, otherId } = await made.stage.discussion()
    await flag(browser, projectId, otherId)
    await expect(flag(browser, projectId, otherId)).rejects.toMatchObject({ code: 'PROJECT_FLAG_EXISTS' })
    await flag(team, projectId, otherId)
    const shown = async () => (await threads(browser, projectId)).find(({ id }) => id === otherId)
    expect([(await shown())?.removed, (await shown())?.flagged]).toEqual([null, true])
    await flag(await newcomer(made.platform), projectId, otherId)
    expect([(await shown())?.removed, (await shown())?.text]).toEqual(['FLAGS', null])
  })

  it('is pinned one a project', async () => {
    const { projectId, team, ownId, otherId } = await made.stage.discussion()
    const pin = (commentId: string, pinned = true) =>
      team.client(pinComment, { params: { projectId, commentId }, body: { pinned } })
    await pin(ownId)
    await pin(otherId)
    const pinned = async () => (await threads(team, projectId)).filter((each) => each.pinned)
    expect((await pinned()).map(({ id }) => id)).toEqual([otherId])
    await pin(otherId, false)
    expect(await pinned()).toEqual([])
  })
})
