import { removeMilestone } from '@kindling/api-client/contract/milestones'
import { decideModerationCase } from '@kindling/api-client/contract/moderation'
import { answerModerator, getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { removeReward } from '@kindling/api-client/contract/rewards'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY, PROJECT, REWARD, SUSPENSION } from '@kindling/validation/limits'
import { eq, sql } from 'drizzle-orm'
import { milestones, projects, rewards, users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { confirm, fill } from '../people.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import { about, after, date, full, projectBecomes, projectOf } from './about-draft.ts'
import type { HappyCalls } from './prepared.ts'
import { changed, elsewhere, nowhere, oddText, type Rejections, sent, triedOften } from './rejection.ts'
import { addsEdit, addsNewest, again, gives, isDecided, isInNextState, isOutOfReach } from './replay.ts'

/** A draft from the wizard to its launch. */
export const draftCalls = {
  createProject: again(gives('PROJECT_EXISTS', 'the name is taken, by the first try'))(async (stage) => ({
    browser: await stage.confirmed(),
    input: {
      body: {
        name: `Hollin ${Math.random().toString(36).slice(2)}`,
        contact_email: 'ines@hollin.example',
        funding_type: 'CROWDFUNDING' as const,
        category_id: 6,
      },
    },
  })),
  getProjectPreview: async (stage) => ({
    browser: stage.visitor(),
    input: { params: { id: (await stage.draft()).previewCode } },
  }),
  getPrivateProject: about(({ projectId }) => ({ params: { id: projectId } })),
  updateProject: again(addsEdit)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: {
        blurb: 'Eleven parts, one coin to open it.',
        category_id: 6,
        vanity_url: `hollin-${projectId}`,
      },
    })),
  ),
  deleteProject: again(isOutOfReach)(about(({ projectId }) => ({ params: { id: projectId } }))),
  submitProject: again(isInNextState)(about(({ projectId }) => ({ params: { id: projectId }, body: {} }))),
  promiseRhythm: about(({ projectId }) => ({ params: { id: projectId }, body: { weeks: 2 } })),
  renewPreview: again(addsNewest)(about(({ projectId }) => ({ params: { id: projectId } }))),
  closeProject: again(isInNextState)(async (stage) => {
    const project = await stage.project({ fundingType: 'PREORDER' })
    return { browser: await stage.creator(project), input: { params: { id: project.id } } }
  }),
  takeBackReview: again(isInNextState)(async (stage) => {
    const { browser, projectId } = await stage.storefrontInReview()
    return { browser, input: { params: { id: projectId } } }
  }),
  restoreRemoved: again(gives('INVALID_ID', 'it is back'))(async (stage) => {
    const { browser, projectId: id, rewardId } = await stage.draft()
    await browser.client(removeReward, { params: { id, rewardId } })
    return { browser, input: { params: { id, partId: rewardId } } }
  }),
  answerModerator: again(isDecided)(async (stage) => {
    const { browser, projectId } = await stage.storefrontInReview()
    const moderator = await stage.moderator()
    await moderator.client(decideModerationCase, {
      params: { caseId: `storefront-${projectId}` },
      body: { act: 'ASK_CHANGES', reason: 'Say what the lid is made of.', rule: 'PROMISE' },
    })
    return { browser, input: { params: { id: projectId }, body: { text: 'It is steel, and says so now.' } } }
  }),
} satisfies Partial<HappyCalls>

/** Another project with an address of its own. */
async function makeTaken(made: TestPlatform) {
  const { id } = await platformStage(made).project()
  const vanityUrl = `taken-${id}`
  await projectBecomes({ vanityUrl })(made, Number(id))
  return { id, vanityUrl }
}

export const draftRejections = {
  createProject: {
    NOT_YET_CONFIRM: changed('createProject', undefined, async ({ platform }, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await platform.db.update(users).set({ emailConfirmed: false }).where(eq(users.id, user.id))
    }),
    FIELD_MISSING: sent('createProject', { name: '' }),
    EMAIL_MISSING: sent('createProject', { contact_email: '' }),
    INVALID_VALUE: sent('createProject', { contact_email: 'ines' }),
    INVALID_ID: sent('createProject', { category_id: 99 }),
    ITERABLE_LENGTH_LONG: sent('createProject', { name: 'x'.repeat(PROJECT.nameMax + 1) }),
    REGEX_FAIL: sent('createProject', { name: oddText }),
    PROJECT_EXISTS: async (made, happy) => {
      const prepared = await changed('createProject')(made, happy)
      const { id } = await makeTaken(made)
      return { ...prepared, input: { body: { ...prepared.input.body, name: `Taken ${id}` } } }
    },
    RATE_LIMITED: changed('createProject', undefined, async (made, { browser }) => {
      const { user } = await browser.client(getMe, {})
      await triedOften(made, `create:${user.id}`, PROJECT.createdPerDay)
    }),
  },
  getProjectPreview: { NOT_FOUND: elsewhere('getProjectPreview', { id: nowhere }) },
  getPrivateProject: {},
  updateProject: {
    FIELD_MISSING: sent('updateProject', { name: '' }),
    EMAIL_MISSING: sent('updateProject', { contact_email: '' }),
    INVALID_VALUE: sent('updateProject', { main_video: 'a film' }),
    INVALID_ID: sent('updateProject', { category_id: 99 }),
    INVALID_TYPE: sent('updateProject', { duration: 20.5 }),
    INVALID_STATE: after('updateProject', projectBecomes({ status: 'ACTIVE' })),
    VALUE_EXISTS: async (made, happy) => {
      const prepared = await changed('updateProject')(made, happy)
      const { vanityUrl } = await makeTaken(made)
      return { ...prepared, input: { ...prepared.input, body: { vanity_url: vanityUrl } } }
    },
    NUMBER_LOW: sent('updateProject', { duration: 14 }),
    NUMBER_HIGH: sent('updateProject', { duration: 61 }),
    ITERABLE_LENGTH_LONG: sent('updateProject', { blurb: 'x'.repeat(PROJECT.blurbMax + 1) }),
    REGEX_FAIL: sent('updateProject', { location: oddText }),
    INTEGRITY_ERROR: changed(
      'updateProject',
      (input) => ({ ...input, body: { blurb: 'Mine.', updated: 1 } }),
      (made, { input }) => projectBecomes({ edits: { blurb: 2 } })(made, projectOf(input)),
    ),
  },
  deleteProject: {},
  submitProject: {
    FIELD_MISSING: after('submitProject', projectBecomes({ location: '' })),
    ITERABLE_LENGTH_SHORT: after('submitProject', projectBecomes({ blurb: 'Boils.' })),
    OUT_OF_RANGE: sent('submitProject', { start_time: 2_000_000_000 }),
    DATE_EARLY: sent('submitProject', { start_time: 1 }),
    // The database fails in the middle of it.
    PROJECT_DEPLOY_FAIL: changed('submitProject', undefined, async ({ platform }, { input }) => {
      const id = Number(input.params.id)
      await platform.db.execute(
        sql.raw(`create function fail_${id}() returns trigger language plpgsql as
          $$ begin raise exception 'no space left'; end $$`),
      )
      await platform.db.execute(
        sql.raw(`create trigger fail_${id} before update on projects for each row
          when (new.id = ${id} and new.status = 'ACTIVE') execute function fail_${id}()`),
      )
    }),
  },
  promiseRhythm: {
    FIELD_MISSING: changed('promiseRhythm', (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_TYPE: sent('promiseRhythm', { weeks: 1.5 }),
    NUMBER_LOW: sent('promiseRhythm', { weeks: 0 }),
    NUMBER_HIGH: sent('promiseRhythm', { weeks: COMMUNITY.rhythmWeeksMax + 1 }),
  },
  renewPreview: {},
  closeProject: {
    // An order that nobody has sent.
    INVALID_STATE: async (made) => {
      const stage = platformStage(made)
      const project = await stage.project({ fundingType: 'PREORDER' })
      const { client } = await stage.backer()
      await confirm(client, project, await fill(client, project))
      return { browser: await stage.creator(project), input: { params: { id: project.id } } }
    },
    INVALID_PROJECT_STATE: changed('closeProject', undefined, ({ platform }, { input }) =>
      platform.db
        .update(projects)
        .set({ fundingType: 'CROWDFUNDING' })
        .where(eq(projects.id, Number(input.params.id))),
    ),
  },
  takeBackReview: {
    INVALID_PROJECT_STATE: changed('takeBackReview', undefined, ({ platform }, { input }) =>
      platform.db
        .update(projects)
        .set({ reviewStatus: 'NONE' })
        .where(eq(projects.id, Number(input.params.id))),
    ),
  },
  restoreRemoved: {
    INVALID_ID: elsewhere('restoreRemoved', { partId: 'faq_of_nobody' }),
    MAX_COUNT: after(
      'restoreRemoved',
      full((n) => ({ id: newId('rwd'), position: n, title: `Kettle ${n}`, price: 100 }), rewards, REWARD.max),
    ),
    INVALID_STATE: async (made) => {
      const { browser, projectId: id } = await platformStage(made).draft()
      const { project: draft } = await browser.client(getPrivateProject, { params: { id } })
      const partId = draft.milestones[0]?.id ?? ''
      await browser.client(removeMilestone, { params: { id, milestoneId: partId } })
      const whole = { id: newId('mst'), title: 'All at once', date: new Date(date * 1_000), funds: 100 }
      await full(() => whole, milestones, 1)(made, Number(id))
      return { browser, input: { params: { id, partId } } }
    },
  },
  answerModerator: {
    INVALID_STATE: changed('answerModerator', undefined, (_, { browser, input }) =>
      browser.client(answerModerator, input),
    ),
    FIELD_MISSING: sent('answerModerator', { text: undefined }),
    ITERABLE_LENGTH_LONG: sent('answerModerator', { text: 'x'.repeat(SUSPENSION.reasonMax + 1) }),
    REGEX_FAIL: sent('answerModerator', { text: oddText }),
  },
} satisfies Rejections
