import { fixtures } from '@kindling/api-client/scenarios'
import { describe, expect, it } from 'vitest'
import {
  newestOf,
  newsIn,
  opened,
  withChange,
  withFlag,
  withNews,
  withoutComment,
  withPage,
  withPin,
  withReplies,
  withWritten,
} from './discussion-threads.ts'

const all = fixtures.comments
const threads = all
  .filter(({ parent_id, removed }) => parent_id === null && removed === null)
  .map((thread) => ({
    ...thread,
    replies: all.filter(({ parent_id }) => parent_id === thread.id).slice(0, 2),
  }))
const page = { comments: threads.slice(0, 3), meta: { total_count: 11, next: 'two' } }
const shown = opened(page)
const [first, second] = shown.threads
const wiremu = threads.find(({ id }) => id === 'cmt_wiremu') ?? threads[0]
const written = { ...threads[0], id: 'cmt_new', pinned: false, parent_id: null } as (typeof threads)[number]

describe('a discussion on the screen', () => {
  it('grows at its end, with nothing twice', () => {
    const more = withPage(shown, { comments: threads.slice(2), meta: { total_count: 11, next: null } })
    expect(more.threads.map(({ id }) => id)).toEqual(threads.map(({ id }) => id))
    expect(more.next).toBeNull()
  })
  it('puts what was written below the pinned thread, and a reply last in its thread', () => {
    const after = withWritten(shown, written)
    expect(after.threads.map(({ id }) => id).slice(0, 2)).toEqual([first?.id, 'cmt_new'])
    const reply = { ...written, id: 'cmt_reply', parent_id: second?.id ?? '' }
    const answered = withWritten(shown, reply).threads[1]
    expect(answered?.replies.at(-1)?.id).toBe('cmt_reply')
    expect([answered?.replies_count, withWritten(shown, reply).total]).toEqual([
      (second?.replies_count ?? 0) + 1,
      12,
    ])
  })
  it('opens the rest of the replies in the order they were written', () => {
    const start = opened({ comments: wiremu ? [wiremu] : [], meta: { total_count: 11, next: null } })
    const replies = all.filter(({ parent_id }) => parent_id === 'cmt_wiremu').toReversed()
    const after = withReplies(start, 'cmt_wiremu', {
      comments: replies,
      meta: { total_count: 4, next: 'more' },
    })
    expect(after.threads[0]?.replies.map(({ id }) => id)).toEqual([1, 2, 3, 4].map((n) => `cmt_wiremu_${n}`))
    expect(after.nextReplies).toEqual({ cmt_wiremu: 'more' })
  })
  it('changes, flags, pins and removes in place', () => {
    const id = second?.id ?? ''
    const voted = withChange(shown, { ...(second ?? written), votes: 99 })
    expect(voted.threads[1]?.votes).toBe(99)
    expect(voted.threads[1]?.replies).toEqual(second?.replies)
    expect(withFlag(shown, id).threads.map(({ flagged }) => flagged)).toEqual([false, true, false])
    const pinned = withPin(shown, { ...(second ?? written), pinned: true })
    expect(pinned.threads.filter((each) => each.pinned).map((each) => each.id)).toEqual([id])
    const removed = withoutComment(shown, id, 'TEAM')
    expect([removed.threads[1]?.text, removed.threads[1]?.removed, removed.total]).toEqual([null, 'TEAM', 10])
  })
  it('holds back what others write, and knows it from what is old', () => {
    const since = newestOf({ comments: threads, meta: page.meta })
    const later = { ...written, id: 'cmt_later', date: new Date(since + 1_000).toUTCString() }
    const mine = {
      ...later,
      id: 'cmt_mine',
      author: { ...later.author, id: 'usr_me' } as typeof later.author,
    }
    const now = { comments: [mine, later, ...threads], meta: { total_count: 13, next: null } }
    const news = newsIn(shown, now, { since, ownId: 'usr_me' })
    expect(news.map(({ id }) => id)).toEqual(['cmt_later'])
    expect(shown.threads).toHaveLength(3)
    expect(withNews(shown, news, 13).threads[1]?.id).toBe('cmt_later')
  })
})
