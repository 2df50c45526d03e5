import {
  getPrivateProject,
  submitProject,
  takeBackReview,
  updateProject,
} from '@kindling/api-client/contract/project-editing'
import { getProject } from '@kindling/api-client/contract/projects'
import { getMe } from '@kindling/api-client/contract/users'
import { asc, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailQueue, projectActivity } from '../database/schema.ts'
import { makeStorefront } from '../testing/draft.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { reviewStorefront, type StorefrontReview } from './review.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const at = () => made.platform.platform.businessNow()

it('a storefront is read by a moderator before it opens, and cannot change meanwhile', async () => {
  const { browser, projectId: id } = await makeStorefront(made.platform)
  const moderator = await made.stage.moderator()
  const { user } = await moderator.client(getMe, {})
  const params = { id }
  const answer = ({ decision, reason, rule }: Pick<StorefrontReview, 'decision' | 'reason' | 'rule'>) =>
    db().transaction((tx) =>
      reviewStorefront(tx, { projectId: Number(id), userId: user.id, decision, reason, rule, at: at() }),
    )
  const state = async () => {
    const { project } = await browser.client(getPrivateProject, { params })
    return [project.status, project.review_status, project.review_note, project.review_rule]
  }

  await browser.client(submitProject, { params, body: {} })
  expect(await state()).toEqual(['DRAFT', 'IN_REVIEW', null, null])
  const change = () => browser.client(updateProject, { params, body: { blurb: 'Parts, each sold alone.' } })
  for (const call of [change, () => browser.client(submitProject, { params, body: {} })])
    await expect(call()).rejects.toMatchObject({ code: 'INVALID_PROJECT_STATE' })

  await browser.client(takeBackReview, { params })
  await change()
  await expect(browser.client(takeBackReview, { params })).rejects.toMatchObject({
    code: 'INVALID_PROJECT_STATE',
  })
  await expect(answer({ decision: 'approve', reason: 'Fine.' })).rejects.toMatchObject({
    items: [{ code: 'INVALID_PROJECT_STATE' }],
  })

  await browser.client(submitProject, { params, body: {} })
  const reason = 'Say what the lid is made of.'
  await answer({ decision: 'ask-for-changes', reason, rule: 'PROMISE' })
  expect(await state()).toEqual(['DRAFT', 'CHANGES_ASKED', reason, 'PROMISE'])
  await browser.client(submitProject, { params, body: {} })
  expect(await state()).toEqual(['DRAFT', 'IN_REVIEW', null, null])
  await answer({ decision: 'approve', reason: 'Clear now.' })
  expect(await state()).toEqual(['ACTIVE', 'APPROVED', null, null])
  const { project } = await made.stage.visitor().client(getProject, { params: { name: id } })
  expect(project.storefront_start_time).not.toBeNull()

  const lines = await db()
    .select({ entry: projectActivity.entry })
    .from(projectActivity)
    .where(eq(projectActivity.projectId, Number(id)))
    .orderBy(asc(projectActivity.id))
  expect(lines.map(({ entry }) => entry.name)).toEqual([
    'BANK_ACCOUNT_CHANGED',
    'REVIEW_ASKED',
    'REVIEW_TAKEN_BACK',
    'REVIEW_ASKED',
    'REVIEW_CHANGES_ASKED',
    'REVIEW_ASKED',
    'REVIEW_APPROVED',
  ])
  const mails = await db()
    .select({ event: mailQueue.event })
    .from(mailQueue)
    .where(eq(mailQueue.projectId, Number(id)))
  expect(mails.map(({ event }) => event?.name).sort()).toEqual(['REVIEW_APPROVED', 'REVIEW_CHANGES_ASKED'])
})
