import type { ServedName } from '@kindling/api-client/contract'
import { removeMilestone } from '@kindling/api-client/contract/milestones'
import { answerModerator, getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { getMe } from '@kindling/api-client/contract/users'
import { COMMUNITY, MILESTONE, PROJECT, REWARD, SUSPENSION } from '@kindling/validation/limits'
import { eq, sql } from 'drizzle-orm'
import { faqItems, milestones, projects, rewards, rewardVariants, users } from '../../database/schema.ts'
import { newId } from '../../kernel/ids.ts'
import { FilesUnavailable } from '../../providers/files.ts'
import type { Prepared } from '../happy/prepared.ts'
import { confirm, fill } from '../people.ts'
import { pictureFile } from '../pictures.ts'
import type { TestPlatform } from '../platform.ts'
import { platformStage } from '../stage.ts'
import { changed, nowhere, type Provoke, type Rejections, triedOften } from './rejection.ts'

/** The call that goes well, with other values in its body. */
const sent = <N extends ServedName>(name: N, change: object) =>
  changed(
    name,
    (input) =>
      ({
        ...input,
        body: { ...(input as { body?: object }).body, ...change },
      }) as typeof input,
  )
/** The same about what is not there. */
const elsewhere = <N extends ServedName>(name: N, params: object) =>
  changed(
    name,
    (input) =>
      ({
        ...input,
        params: { ...(input as { params: object }).params, ...params },
      }) as typeof input,
  )
const projectOf = (input: unknown) => Number((input as { params: { id: string } }).params.id)
/** The same after the project, or what belongs to it, became another. */
const after = <N extends ServedName>(
  name: N,
  change: (made: TestPlatform, projectId: number) => Promise<unknown>,
) => changed(name, undefined, (made, { input }) => change(made, projectOf(input)))
const project = (change: Partial<typeof projects.$inferInsert>) => (made: TestPlatform, id: number) =>
  made.platform.db.update(projects).set(change).where(eq(projects.id, id))
const pledgedFor = ({ platform }: TestPlatform, id: number) =>
  platform.db.update(rewards).set({ taken: 1, backersCount: 1 }).where(eq(rewards.projectId, id))
const full =
  (
    row: (n: number) => object,
    table: Parameters<TestPlatform['platform']['db']['insert']>[0],
    count: number,
  ) =>
  ({ platform }: TestPlatform, projectId: number) =>
    platform.db
      .insert(table)
      .values(Array.from({ length: count }, (_, n) => ({ projectId, ...row(n) })) as never)

/** 2028-01-01 in unix milliseconds. */
const date = 1_830_297_600_000
const oddText = 'half \0 a word'
const pictured = <N extends 'uploadProjectImage' | 'setVariantImage'>(name: N, file: () => Promise<File>) =>
  changed(name, undefined, async (_, prepared) => {
    Object.assign(prepared.input, { body: { file: await file() } })
  })
/** What is wrong with a file whatever it is a picture of; `maxMB` is the most its kind may weigh. */
const pictureFiles = <N extends 'uploadProjectImage' | 'setVariantImage'>(name: N, maxMB: number) => ({
  FIELD_MISSING: changed(name, (input) => ({ ...input, body: {} as { file: File } })),
  FILE_TYPE: pictured(name, async () => new File(['<svg/>'], 'kettle.svg', { type: 'image/svg+xml' })),
  FILE_SIZE_BIG: pictured(name, async () => {
    const [picture, rest] = [await pictureFile(), new Uint8Array(maxMB * 1024 * 1024)]
    return new File([picture, rest], 'kettle.jpeg', { type: 'image/jpeg' })
  }),
  INVALID_FILE_DIMENSION: pictured(name, () => pictureFile({ width: 6_001, height: 8, format: 'png' })),
  FILE_UPLOAD_ERROR: changed(name, undefined, async ({ platform }) => {
    const { put } = platform.files
    platform.files.put = () => {
      platform.files.put = put
      return Promise.reject(new FilesUnavailable('out of reach'))
    }
  }),
  RATE_LIMITED: changed(name, undefined, async (made, { browser }) => {
    const { user } = await browser.client(getMe, {})
    await triedOften(made, `project-picture:${user.id}`, PROJECT.uploadsPerHour)
  }),
})

/** Another project with an address of its own. */
async function makeTaken(made: TestPlatform) {
  const { id } = await platformStage(made).project()
  const vanityUrl = `taken-${id}`
  await project({ vanityUrl })(made, Number(id))
  return { id, vanityUrl }
}

/** Somebody has pledged for the variant. */
const chosenVariant = (
  { platform }: TestPlatform,
  { input }: { readonly input: { readonly params: { readonly variantId: string } } },
) => platform.db.update(rewardVariants).set({ taken: 1 }).where(eq(rewardVariants.id, input.params.variantId))

/** The call about the reward's default variant. */
const ofDefault =
  <N extends 'updateVariant' | 'removeVariant'>(name: N, body: object): Provoke<N> =>
  async (made) => {
    const prepared = await changed(name)(made)
    const { params } = prepared.input as { params: { rewardId: string } }
    const all = await made.platform.db
      .select()
      .from(rewardVariants)
      .where(eq(rewardVariants.rewardId, params.rewardId))
    const variantId = all.find(({ isDefault }) => isDefault)?.id ?? ''
    return {
      ...prepared,
      input: { params: { ...params, variantId }, body } as unknown as Prepared<N>['input'],
    }
  }

const rewardTexts = <N extends 'createReward' | 'updateReward'>(name: N) => ({
  FIELD_MISSING: sent(name, { title: '' }),
  INVALID_VALUE: sent(name, { needs_shipping: true, shipping_cost: { US: 1 } }),
  INVALID_TYPE: sent(name, { price: 0.5 }),
  NUMBER_LOW: sent(name, { price: 0 }),
  NUMBER_HIGH: sent(name, { price: REWARD.priceMaxCents + 1 }),
  DATE_EARLY: sent(name, { delivery_date: 1 }),
  ITERABLE_LENGTH_LONG: sent(name, { title: 'x'.repeat(REWARD.titleMax + 1) }),
  REGEX_FAIL: sent(name, { title: oddText }),
})
const variantTexts = <N extends 'createVariant' | 'updateVariant'>(name: N) => ({
  INVALID_ID: elsewhere(name, { rewardId: 'rwd_of_nobody' }),
  FIELD_MISSING: sent(name, { name: '' }),
  INVALID_TYPE: sent(name, { quantity: 0.5 }),
  NUMBER_LOW: sent(name, { quantity: 0 }),
  NUMBER_HIGH: sent(name, { quantity: REWARD.backerLimitMax + 1 }),
  ITERABLE_LENGTH_LONG: sent(name, { name: 'x'.repeat(REWARD.variantNameMax + 1) }),
  REGEX_FAIL: sent(name, { name: oddText }),
  VARIANT_LIMIT_EXCEEDED: sent(name, { quantity: 101 }),
})
const milestoneTexts = <N extends 'createMilestone' | 'updateMilestone'>(name: N) => ({
  FIELD_MISSING: sent(name, { title: '' }),
  INVALID_TYPE: sent(name, { funds: 'a fifth' }),
  DATE_EARLY: sent(name, { date: 1 }),
  NUMBER_LOW: sent(name, { funds: MILESTONE.shareMinPercent - 1 }),
  OUT_OF_RANGE: sent(name, { date: 2_000_000_000 }),
  ITERABLE_LENGTH_LONG: sent(name, { title: 'x'.repeat(MILESTONE.titleMax + 1) }),
  REGEX_FAIL: sent(name, { title: oddText }),
})
const faqTexts = <N extends 'createFaqItem' | 'updateFaqItem'>(name: N) => ({
  FIELD_MISSING: sent(name, { answer: '' }),
  ITERABLE_LENGTH_LONG: sent(name, { question: 'x'.repeat(COMMUNITY.questionMax + 1) }),
  REGEX_FAIL: sent(name, { question: oddText }),
})

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
    PROJECT_EXISTS: async (made) => {
      const prepared = await changed('createProject')(made)
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
    INVALID_STATE: after('updateProject', project({ status: 'ACTIVE' })),
    VALUE_EXISTS: async (made) => {
      const prepared = await changed('updateProject')(made)
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
      (made, { input }) => project({ edits: { blurb: 2 } })(made, projectOf(input)),
    ),
  },
  deleteProject: {},
  submitProject: {
    FIELD_MISSING: after('submitProject', project({ location: '' })),
    ITERABLE_LENGTH_SHORT: after('submitProject', project({ blurb: 'Boils.' })),
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
      const whole = { id: newId('mst'), title: 'All at once', date: new Date(date), funds: 100 }
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
    REGEX_FAIL: sent('answerModerator', { text: 'half \0 a word' }),
  },
  uploadProjectImage: {
    INVALID_ID: changed('uploadProjectImage', (input) => ({
      params: { ...input.params, imageType: 'reward' },
      body: { ...input.body, reward_id: 'rwd_of_nobody' },
    })),
    INVALID_VALUE: elsewhere('uploadProjectImage', { imageType: 'poster' }),
    MAX_COUNT: changed(
      'uploadProjectImage',
      (input) => ({ ...input, params: { ...input.params, imageType: 'images' } }),
      async (made, prepared) => {
        const image = { file: 'a.webp', width: 1, height: 1, color: '#000000', alt: '', widths: [] }
        await project({ images: Array.from({ length: 10 }, () => image) })(made, projectOf(prepared.input))
        Object.assign(prepared.input, { body: { file: await pictureFile({ width: 1024, height: 576 }) } })
      },
    ),
    ...pictureFiles('uploadProjectImage', 2),
    IMAGE_ASPECT_RATIO: pictured('uploadProjectImage', () => pictureFile({ width: 1200, height: 1200 })),
    IMAGE_DIMENSIONS: pictured('uploadProjectImage', () => pictureFile({ width: 300, height: 400 })),
  },
  removeProjectImage: { INVALID_ID: elsewhere('removeProjectImage', { imageId: 'no-picture' }) },
  createReward: {
    ...rewardTexts('createReward'),
    MAX_COUNT: after(
      'createReward',
      full(
        (n) => ({ id: newId('rwd'), position: n + 1, title: 'One more', price: 100 }),
        rewards,
        REWARD.max,
      ),
    ),
  },
  updateReward: {
    ...rewardTexts('updateReward'),
    INVALID_ID: elsewhere('updateReward', { rewardId: 'rwd_of_nobody' }),
    INVALID_STATE: after('updateReward', pledgedFor),
    DONATION_NO_VARIANT: sent('updateReward', { is_donation: true }),
  },
  removeReward: {
    INVALID_ID: elsewhere('removeReward', { rewardId: 'rwd_of_nobody' }),
    INVALID_STATE: after('removeReward', pledgedFor),
  },
  createVariant: {
    ...variantTexts('createVariant'),
    DONATION_NO_VARIANT: after('createVariant', ({ platform }, id) =>
      platform.db.update(rewards).set({ isDonation: true }).where(eq(rewards.projectId, id)),
    ),
    MAX_COUNT: changed('createVariant', undefined, ({ platform }, { input }) =>
      platform.db.insert(rewardVariants).values(
        Array.from({ length: REWARD.variantsMax }, (_, n) => ({
          id: newId('var'),
          rewardId: input.params.rewardId,
          position: n + 2,
          name: `Shade ${n}`,
        })),
      ),
    ),
  },
  updateVariant: {
    ...variantTexts('updateVariant'),
    INVALID_VARIANT_ORDER: sent('updateVariant', { position: 7 }),
    INVALID_DEFAULT_VARIANT: ofDefault('updateVariant', { default: false }),
    INVALID_STATE: changed('updateVariant', undefined, chosenVariant),
  },
  removeVariant: {
    INVALID_ID: elsewhere('removeVariant', { variantId: 'var_of_nobody' }),
    INVALID_STATE: changed('removeVariant', undefined, chosenVariant),
    INVALID_DEFAULT_VARIANT: ofDefault('removeVariant', {}),
  },
  setVariantImage: {
    INVALID_ID: elsewhere('setVariantImage', { variantId: 'var_of_nobody' }),
    FILE_NOT_ALLOWED: changed('setVariantImage', undefined, ({ platform }, { input }) =>
      platform.db
        .update(rewardVariants)
        .set({ name: '' })
        .where(eq(rewardVariants.id, input.params.variantId)),
    ),
    ...pictureFiles('setVariantImage', 1),
  },
  createMilestone: {
    ...milestoneTexts('createMilestone'),
    NUMBER_HIGH: sent('createMilestone', { funds: 41 }),
    MAX_COUNT: after(
      'createMilestone',
      full(
        (n) => ({ id: newId('mst'), title: `Step ${n}`, date: new Date(date), funds: 0 }),
        milestones,
        MILESTONE.max,
      ),
    ),
  },
  updateMilestone: {
    ...milestoneTexts('updateMilestone'),
    NUMBER_HIGH: sent('updateMilestone', { funds: 101 }),
    INVALID_ID: elsewhere('updateMilestone', { milestoneId: 'mst_of_nobody' }),
    // Launched meanwhile, so its share stands.
    INVALID_STATE: changed('updateMilestone', undefined, async ({ platform }, { input }) => {
      const endTime = new Date(platform.businessNow().getTime() + 30 * 86_400_000)
      await platform.db
        .update(projects)
        .set({ status: 'ACTIVE', endTime })
        .where(eq(projects.id, Number(input.params.id)))
    }),
  },
  removeMilestone: { INVALID_ID: elsewhere('removeMilestone', { milestoneId: 'mst_of_nobody' }) },
  createFaqItem: {
    ...faqTexts('createFaqItem'),
    MAX_COUNT: after(
      'createFaqItem',
      full(
        (n) => ({ id: newId('faq'), position: n, question: 'Why?', answer: 'So.' }),
        faqItems,
        COMMUNITY.questionsMax,
      ),
    ),
  },
  updateFaqItem: {
    ...faqTexts('updateFaqItem'),
    INVALID_ID: elsewhere('updateFaqItem', { itemId: 'faq_of_nobody' }),
  },
  removeFaqItem: { INVALID_ID: elsewhere('removeFaqItem', { itemId: 'faq_of_nobody' }) },
  promiseRhythm: {
    FIELD_MISSING: changed('promiseRhythm', (input) => ({ ...input, body: {} as typeof input.body })),
    INVALID_TYPE: sent('promiseRhythm', { weeks: 1.5 }),
    NUMBER_LOW: sent('promiseRhythm', { weeks: 0 }),
    NUMBER_HIGH: sent('promiseRhythm', { weeks: COMMUNITY.rhythmWeeksMax + 1 }),
  },
} satisfies Rejections
