import { flagComment, listComments } from '@kindling/api-client/contract/comments'
import {
  decideModerationCase,
  getModerationCase,
  listModerationCases,
  listModerationLog,
  unblockAccount,
} from '@kindling/api-client/contract/moderation'
import { flagProject } from '@kindling/api-client/contract/project-actions'
import { answerModerator, getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { getProject } from '@kindling/api-client/contract/projects'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { comments, moderationLog, notifications, projects, users } from '../database/schema.ts'
import { mailsTo } from '../testing/mails.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { newcomer, signIn } from '../testing/sign-in.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const reason = 'It sells what is not theirs.'

/** The comment of a case, and its author's e-mails about it. */
async function commentOf(caseId: string) {
  const [row] = await db()
    .select({ comment: comments, email: users.email })
    .from(comments)
    .innerJoin(users, eq(users.id, comments.authorId))
    .where(eq(comments.id, caseId.replace('comment-', '')))
  if (!row) throw new Error(`No comment of ${caseId}`)
  return row
}
const subjectsTo = async (email: string) =>
  (await mailsTo(made.platform, email)).map(({ subject }) => subject).filter((each) => !/^Confirm/.test(each))

describe('a hidden comment', () => {
  it('is removed with a reason that its author reads, and blocks the account if asked', async () => {
    const { browser, caseId } = await made.stage.hidden()
    const { cases, counts } = await browser.client(listModerationCases, { query: { queue: 'COMMENT' } })
    expect(cases.map(({ id }) => id)).toContain(caseId)
    expect(counts.COMMENT).toBe(cases.length)
    const before = await browser.client(getModerationCase, { params: { caseId } })
    expect(before.case).toMatchObject({ is_open: true, flags: 3, text: 'Does the lid whistle?', history: [] })
    const { comment, email } = await commentOf(caseId)
    const author = await signIn(made.platform, comment.authorId)
    const input = {
      params: { caseId },
      body: { act: 'REMOVE', reason, rule: 'ADVERTISING', block: true },
    } as const
    const { case: after } = await browser.client(decideModerationCase, input)
    expect(after).toMatchObject({ is_open: false, flags: 0, person: { blocked: true, earlier: 2 } })
    expect(after.history.map(({ act }) => act).toSorted()).toEqual(['BLOCK', 'REMOVE'])
    expect(after.history.map(({ rule }) => rule)).toEqual(['ADVERTISING', 'ADVERTISING'])
    expect((await commentOf(caseId)).comment).toMatchObject({
      removedBy: 'MODERATOR',
      body: 'Does the lid whistle?',
    })
    // Logged out at once, and told nevertheless.
    await expect(author.client(getMe, {})).rejects.toMatchObject({ code: 'RESTRICTED_AREA' })
    const mails = (await mailsTo(made.platform, email)).filter(({ subject }) => !/^Confirm/.test(subject))
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'A moderator removed your comment',
      'Your account is blocked',
    ])
    for (const { text } of mails) {
      expect(text).toContain(reason)
      expect(text).toContain('The rule: Advertise nothing else here.')
    }
    await expect(browser.client(decideModerationCase, input)).rejects.toMatchObject({ code: 'INVALID_STATE' })

    made.platform.clock.advance(1_000)
    const params = { userId: comment.authorId }
    await browser.client(unblockAccount, { params, body: { reason: 'They have apologised.' } })
    expect(await subjectsTo(email)).toContain('Your account is open again')
    const { entries } = await browser.client(listModerationLog, {})
    expect(entries.slice(0, 1)).toMatchObject([{ act: 'UNBLOCK', person: { blocked: false } }])
  })

  it('is shown again, counts again, and is hidden only by three new flags', async () => {
    const { browser, caseId } = await made.stage.hidden()
    const { comment, email } = await commentOf(caseId)
    const count = async () => {
      const [row] = await db().select().from(projects).where(eq(projects.id, comment.projectId))
      return row?.commentsCount
    }
    const hidden = await count()
    const body = { act: 'DISMISS', reason: 'A fair question.' } as const
    await browser.client(decideModerationCase, { params: { caseId }, body })
    expect(await count()).toBe((hidden ?? 0) + 1)
    expect(await subjectsTo(email)).toEqual(['Your comment is shown again'])
    made.platform.clock.advance(1_000)
    const id = String(comment.projectId)
    const shown = async () => {
      const answer = await browser.client(listComments, { params: { projectId: id } })
      return answer.comments.find((each) => each.id === comment.id)?.removed
    }
    for (let n = 1; n <= COMMUNITY.flagsToHide; n++) {
      expect(await shown()).toBeNull()
      const { client } = await newcomer(made.platform)
      await client(flagComment, { params: { id, commentId: comment.id }, body: { reason: 'SPAM' } })
    }
    expect(await shown()).toBe('FLAGS')
  })
})

describe('a flagged project', () => {
  const flagged = async () => {
    const project = await made.stage.project()
    const flagger = await newcomer(made.platform)
    const body = { reason: 'fraudulent', text: 'A wire holds it up.' } as const
    await flagger.client(flagProject, { params: { id: project.id }, body })
    return { project, flagger, caseId: `project-${project.id}`, browser: await made.stage.moderator() }
  }

  it('is suspended, found under what is suspended, and restored, each with its reason', async () => {
    const { project, caseId, browser } = await flagged()
    const decide = (act: 'ASK_CHANGES' | 'SUSPEND' | 'RESTORE') =>
      browser.client(decideModerationCase, {
        params: { caseId },
        body: { act, reason, ...(act !== 'RESTORE' && { rule: 'TRUTH' as const }) },
      })
    const noteOf = async () => {
      const [row] = await db()
        .select()
        .from(projects)
        .where(eq(projects.id, Number(project.id)))
      return [row?.reviewNote, row?.reviewRule]
    }
    expect((await decide('ASK_CHANGES')).case).toMatchObject({ is_open: true, flags: 1 })
    // Its team reads it on the dashboard, until something else is decided.
    expect(await noteOf()).toEqual([reason, 'TRUTH'])
    expect((await decide('SUSPEND')).case).toMatchObject({
      queue: 'SUSPENDED',
      status: 'SUSPENDED',
      flags: 0,
    })
    await expect(decide('SUSPEND')).rejects.toMatchObject({ code: 'INVALID_STATE' })
    const { cases } = await browser.client(listModerationCases, { query: { queue: 'SUSPENDED' } })
    expect(cases.map(({ id, due }) => [id, due])).toContainEqual([caseId, null])
    const { case: after } = await decide('RESTORE')
    expect(await noteOf()).toEqual([null, null])
    expect(after.is_open).toBe(false)
    expect(after.history.map(({ act }) => act)).toHaveLength(3)
    const { project: shown } = await browser.client(getProject, { params: { name: project.id } })
    expect(shown.status).toBe('ACTIVE')
    const [creator] = await db().select().from(users).where(eq(users.id, project.creatorId))
    expect((await subjectsTo(creator?.email ?? '')).toSorted()).toEqual([
      'A kettle goes on',
      'A kettle is suspended',
      'A moderator asks for changes to A kettle',
    ])
  })

  it('is answered by its team once after each decision, which its moderators read', async () => {
    const { project, caseId, browser } = await flagged()
    const team = await signIn(made.platform, project.creatorId)
    const params = { id: project.id }
    const say = (text: string) => team.client(answerModerator, { params, body: { text } })
    const decide = async (act: 'ASK_CHANGES' | 'SUSPEND') => {
      made.platform.clock.advance(1_000)
      const body = { act, reason, rule: 'TRUTH' as const }
      await browser.client(decideModerationCase, { params: { caseId }, body })
    }
    const isListedAsAnswered = async () => {
      const { cases } = await browser.client(listModerationCases, {})
      return cases.find(({ id }) => id === caseId)?.answered
    }
    await expect(say('Nobody asked.')).rejects.toMatchObject({ code: 'INVALID_STATE' })
    await decide('ASK_CHANGES')
    expect(await isListedAsAnswered()).toBe(false)
    expect((await say('It is a safety line.')).project.review_answer).toBe('It is a safety line.')
    await expect(say('And another thing.')).rejects.toMatchObject({ code: 'INVALID_STATE' })
    expect(await isListedAsAnswered()).toBe(true)
    const { case: read } = await browser.client(getModerationCase, { params: { caseId } })
    expect(read).toMatchObject({ is_open: true, answered: true, person: { earlier: 1 } })
    expect(read.history.map(({ act, reason }) => [act, reason])).toEqual([
      ['ANSWER', 'It is a safety line.'],
      ['ASK_CHANGES', reason],
    ])
    await decide('SUSPEND')
    const { project: suspended } = await team.client(getPrivateProject, { params })
    expect(suspended.review_answer).toBeNull()
    expect((await say('We object.')).project.review_answer).toBe('We object.')
    // The log of the desk lists decisions alone.
    const { entries } = await browser.client(listModerationLog, {})
    expect(entries.map(({ act }) => act)).not.toContain('ANSWER')
  })

  it('is dismissed, and whoever flagged it hears so', async () => {
    const { caseId, browser, flagger } = await flagged()
    const body = { act: 'DISMISS', reason: 'The wire is its charging cable.' } as const
    await browser.client(decideModerationCase, { params: { caseId }, body })
    const { user } = await flagger.client(getMe, {})
    const told = await db().select().from(notifications).where(eq(notifications.userId, user.id))
    expect(told.map(({ event }) => event?.name)).toEqual(['FLAGS_DISMISSED'])
    const { cases } = await browser.client(listModerationCases, {})
    expect(cases.map(({ id }) => id)).not.toContain(caseId)
  })

  it('is not decided by its own team, and no moderator is blocked', async () => {
    const { project, caseId, browser } = await flagged()
    await db().update(users).set({ isModerator: true }).where(eq(users.id, project.creatorId))
    const own = await signIn(made.platform, project.creatorId)
    const input = { params: { caseId }, body: { act: 'DISMISS', reason } } as const
    await expect(own.client(decideModerationCase, input)).rejects.toMatchObject({
      code: 'MISSING_PERMISSION',
    })
    const blocking = { ...input, body: { act: 'SUSPEND', reason, rule: 'TRUTH', block: true } } as const
    await expect(browser.client(decideModerationCase, blocking)).rejects.toMatchObject({
      code: 'INVALID_STATE',
    })
    const [row] = await db()
      .select()
      .from(projects)
      .where(eq(projects.id, Number(project.id)))
    expect(row?.status).toBe('ACTIVE')
  })
})

it('asking for changes, suspending or removing names the rule', async () => {
  const { browser, caseId } = await made.stage.hidden()
  const input = { params: { caseId }, body: { act: 'REMOVE', reason } } as const
  await expect(browser.client(decideModerationCase, input)).rejects.toMatchObject({
    code: 'FIELD_MISSING',
    field: 'rule',
  })
})

it('a storefront is opened, or goes back to its team with a note', async () => {
  const { browser: team, projectId } = await made.stage.storefrontInReview()
  const browser = await made.stage.moderator()
  const caseId = `storefront-${projectId}`
  const { case: asked } = await browser.client(getModerationCase, { params: { caseId } })
  expect(asked).toMatchObject({ is_open: true, queue: 'STOREFRONT', preview_code: expect.any(String) })
  const { user } = await team.client(getMe, {})
  const decide = (act: 'APPROVE' | 'ASK_CHANGES') =>
    browser.client(decideModerationCase, {
      params: { caseId },
      body: { act, reason: 'Stock and prices agree.', rule: 'PROMISE' },
    })
  const { case: opened } = await decide('APPROVE')
  expect(opened).toMatchObject({ is_open: false, status: 'ACTIVE' })
  // An approval is about no rule, whatever was sent.
  expect(opened.history[0]?.rule).toBeNull()
  expect(await subjectsTo(user.email)).toHaveLength(1)
  await expect(decide('ASK_CHANGES')).rejects.toMatchObject({ code: 'INVALID_STATE' })
})

it('the list of decisions is never changed, by nobody', async () => {
  const { browser, caseId } = await made.stage.hidden()
  await browser.client(decideModerationCase, { params: { caseId }, body: { act: 'DISMISS', reason } })
  const never = expect.objectContaining({ message: expect.stringContaining('only ever added') })
  await expect(db().update(moderationLog).set({ reason: 'None.' })).rejects.toMatchObject({ cause: never })
  await expect(db().delete(moderationLog)).rejects.toMatchObject({ cause: never })
})
