import { PROTECTION } from '@kindling/validation/limits'
import type { PrivateProject } from '../contract/project-editing.schemas.ts'
import { inDays } from './clock.ts'
import { picture, social } from './pictures.ts'
import { kettle } from './projects.fixtures.ts'
import { oneKettle } from './rewards.fixtures.ts'
import { milestones, wholeKettle } from './whole-project.fixtures.ts'

const begun = {
  backers_count: 0,
  total_pledged: 0,
  start_time: null,
  end_time: null,
  updates_count: 0,
  comments_count: 0,
  is_collaborator: true,
  preview_code: 'prv_c29tZSByYW5kb20gYml0cw',
  google_analytics_id: null,
  contact_email: 'greta@fernhill.example',
  bank_account_last4: '6789',
  kyc_status: 'KYC_COMPLETE',
  role: 'creator',
  review_status: 'NONE',
  review_asked_at: null,
  review_note: null,
  review_rule: null,
  review_answer: null,
  rhythm_weeks: null,
  to_do: { milestones: 0, parcels: 0, drafts: 0 },
  updated: 1_796_000_000_000,
} as const satisfies Partial<PrivateProject>

/** A team's own picture for links to its project. */
export const socialPicture = picture('fernhill-kettle-detail', '', '#c5ae8a', social)

/** A draft that could be published. */
export const readyDraft: PrivateProject = {
  ...wholeKettle,
  ...begun,
  id: '31',
  name: 'Hollin, the kettle you can take apart',
  blurb: 'Eleven parts, one coin to open it, and every part sold on its own for twenty years.',
  vanity_url: 'hollin-kettle',
  status: 'DRAFT',
  rewards: [{ ...oneKettle, backers_count: 0, delivery_date: inDays(300) }],
  milestones: milestones.map((each) => ({ ...each, state: 'locked' })),
}

/** A storefront that could be submitted to review. */
export const readyStorefront: PrivateProject = {
  ...readyDraft,
  funding_type: 'STOREFRONT',
  name: 'Fernhill spare parts',
  vanity_url: 'fernhill-spare-parts',
  funding_goal: 0,
  duration: null,
  milestones: [],
}

/** The same, given back by a moderator. */
export const returnedStorefront: PrivateProject = {
  ...readyStorefront,
  review_status: 'CHANGES_ASKED',
  review_note: 'Say what the lid is made of, and where it is made.',
  review_rule: 'PROMISE',
}

/** The same in review, since yesterday. */
export const reviewedStorefront: PrivateProject = {
  ...readyStorefront,
  review_status: 'IN_REVIEW',
  review_asked_at: inDays(-1),
}

/** Three checks, the identity and the milestones are open. */
export const halfDraft: PrivateProject = {
  ...readyDraft,
  main_image: null,
  description: '<b>Why a kettle</b><br>Most kettles fail at one seal.',
  duration: null,
  milestones: milestones.slice(0, 2).map((each) => ({ ...each, state: 'locked' })),
  kyc_status: 'KYC_NOT_DONE',
}

/** As the wizard leaves it. */
export const emptyDraft: PrivateProject = {
  ...readyDraft,
  status: 'INITIAL',
  blurb: '',
  main_image: null,
  wide_image: null,
  images: [],
  description_images: [],
  main_video: null,
  category_id: kettle.category_id,
  location: '',
  description: '',
  duration: null,
  funding_goal: 0,
  reserve_percent: PROTECTION.defaultPercent,
  rewards: [],
  milestones: [],
  faq: [],
  kyc_status: 'KYC_NOT_DONE',
  bank_account_last4: null,
}
