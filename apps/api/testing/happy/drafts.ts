import { decideModerationCase } from '@kindling/api-client/contract/moderation'
import { removeReward } from '@kindling/api-client/contract/rewards'
import type { Draft } from '../draft.ts'
import { pictureFile } from '../pictures.ts'
import type { Stage } from '../stage.ts'
import type { HappyCalls } from './prepared.ts'
import {
  addsAnother,
  addsEdit,
  addsFile,
  addsNewest,
  again,
  gives,
  isDecided,
  isGone,
  isInNextState,
  isOutOfReach,
} from './replay.ts'

/** The creator of a draft, and the call they make about it. */
const about =
  <Input>(inputOf: (draft: Draft) => Input) =>
  async (stage: Stage) => {
    const draft = await stage.draft()
    return { browser: draft.browser, input: inputOf(draft) }
  }
const ofReward = ({ projectId, rewardId }: Draft) => ({ id: projectId, rewardId })
const ofVariant = (draft: Draft) => ({ ...ofReward(draft), variantId: draft.variantId })

/** 2028-01-01: after every campaign that a test begins, within 22 months of it. */
const date = 1_830_297_600

/** A draft from the wizard to its launch. */
export const drafts = {
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
  uploadProjectImage: again(addsFile)(async (stage) => {
    const { browser, projectId } = await stage.draft()
    const file = await pictureFile({ width: 900, height: 1200 })
    return { browser, input: { params: { id: projectId, imageType: 'main' }, body: { file } } }
  }),
  removeProjectImage: again(addsEdit)(
    about(({ projectId, imageId }) => ({ params: { id: projectId, imageId } })),
  ),
  createReward: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { title: 'Two kettles', price: 18_000, delivery_date: date },
    })),
  ),
  updateReward: again(addsEdit)(
    about((draft) => ({
      params: ofReward(draft),
      body: { title: 'A kettle and its lid', needs_shipping: true, shipping_cost: { '*': 2_400 } },
    })),
  ),
  removeReward: again(isGone)(about((draft) => ({ params: ofReward(draft) }))),
  createVariant: again(addsAnother)(
    about((draft) => ({ params: ofReward(draft), body: { name: 'Bone', quantity: 40 } })),
  ),
  updateVariant: again(addsEdit)(
    about((draft) => ({ params: ofVariant(draft), body: { name: 'Ash', position: 0 } })),
  ),
  setVariantImage: again(addsFile)(async (stage) => {
    const draft = await stage.draft()
    const file = await pictureFile({ width: 640, height: 360 })
    return { browser: draft.browser, input: { params: ofVariant(draft), body: { file } } }
  }),
  removeVariant: again(isGone)(about((draft) => ({ params: ofVariant(draft) }))),
  createMilestone: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { title: 'Tooling signed off', date, funds: 20 },
    })),
  ),
  updateMilestone: again(addsEdit)(
    about(({ projectId, milestoneId }) => ({
      params: { id: projectId, milestoneId },
      body: { title: 'Delivered to all', funds: 55 },
    })),
  ),
  removeMilestone: again(isGone)(
    about(({ projectId, milestoneId }) => ({ params: { id: projectId, milestoneId } })),
  ),
  createFaqItem: again(addsAnother)(
    about(({ projectId }) => ({
      params: { id: projectId },
      body: { question: 'Does it fit a caravan?', answer: 'Yes.' },
    })),
  ),
  updateFaqItem: again(addsEdit)(
    about(({ projectId, faqId }) => ({
      params: { id: projectId, itemId: faqId },
      body: { question: 'Does it whistle?', answer: 'Softly.' },
    })),
  ),
  removeFaqItem: again(isGone)(
    about(({ projectId, faqId }) => ({ params: { id: projectId, itemId: faqId } })),
  ),
} satisfies Partial<HappyCalls>
