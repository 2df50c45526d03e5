import { PROJECT, PUBLISH } from '../limits/draft.ts'
import { CAMPAIGN } from '../limits/project.ts'
import { campaignEnd } from './campaign-length.ts'
import type { FundingType } from './kinds-of-funding.ts'
import { milestoneDateProblem } from './milestone-dates.ts'
import type { Problem } from './problem.ts'
import { failedPublishChecks, type PublishCheck, type PublishDraft } from './publish-checklist.ts'

const DAY_SECONDS = 86_400

/** A draft with all that publishing looks at; fields as they travel. */
export interface Publishable extends PublishDraft {
  readonly funding_type: FundingType
  /** Cents. */
  readonly funding_goal: number
  /** Percent. */
  readonly reserve_percent: number
  readonly milestones: readonly { readonly date: number; readonly funds: number }[]
  readonly rewards: readonly { readonly delivery_date: number | null; readonly is_addon: boolean }[]
  /** Of the creator. */
  readonly kyc_status: string
  /** Null while there is no bank account. */
  readonly bank_account_last4: string | null
}

/** What is open before publishing; the place to change it is known by its field. */
export const publishFields = [
  'name',
  'blurb',
  'category_id',
  'location',
  'main_image',
  'description',
  'rewards',
  'duration',
  'delivery_date',
  'funding_goal',
  'funds',
  'date',
  'start_time',
  'identity',
  'bank_account',
] as const
export type PublishField = (typeof publishFields)[number]
export type PublishProblem = Problem & { readonly field: PublishField }

const missing = (field: PublishField): PublishProblem => ({ code: 'FIELD_MISSING', field })
const short = (field: PublishField, min: number, max: number): PublishProblem => ({
  code: 'ITERABLE_LENGTH_SHORT',
  field,
  params: { min, max },
})

/** Each of the eight checks as the error it is when it fails (spec 2 §5). */
const ofCheck: Readonly<Record<PublishCheck, PublishProblem>> = {
  name: short('name', PUBLISH.nameMin, PROJECT.nameMax),
  blurb: short('blurb', PUBLISH.blurbMin, PROJECT.blurbMax),
  category: missing('category_id'),
  location: missing('location'),
  main_image: missing('main_image'),
  description: short('description', PUBLISH.descriptionMin, PROJECT.descriptionMax),
  rewards: missing('rewards'),
  duration: missing('duration'),
}

/** A pre-order has no campaign's end: its eighth check is a delivery date on every reward (decisions 2 §1). */
function checks(draft: Publishable): PublishProblem[] {
  const failed = failedPublishChecks(draft).map((check) => ofCheck[check])
  if (draft.funding_type === 'CROWDFUNDING') return failed
  const undated = draft.rewards.some(({ delivery_date }) => delivery_date === null)
  return [
    ...failed.filter(({ field }) => field !== 'duration'),
    ...(undated ? [missing('delivery_date')] : []),
  ]
}

/** The milestones hold what is promised, from 30 days after the end of a campaign that starts then. */
function milestoneProblems(draft: Publishable, startSeconds: number): PublishProblem[] {
  const { milestones, reserve_percent, duration } = draft
  const held = milestones.reduce((sum, { funds }) => sum + funds, 0)
  if (draft.funding_type !== 'CROWDFUNDING')
    return milestones.length > 0 ? [{ code: 'OUT_OF_RANGE', field: 'funds', params: { min: 0, max: 0 } }] : []
  const end = campaignEnd(startSeconds, duration ?? CAMPAIGN.daysMin)
  const wrong = milestones.map(({ date }) => milestoneDateProblem(date, end)).find((found) => found !== null)
  return [
    ...(held === reserve_percent
      ? []
      : [
          {
            code: 'OUT_OF_RANGE',
            field: 'funds',
            params: { min: reserve_percent, max: reserve_percent },
          } as const,
        ]),
    ...(wrong ? [{ ...wrong, field: 'date' } as const] : []),
  ]
}

/** The last moment a start may be set to; unix seconds. */
export const lastStart = (nowSeconds: number): number => nowSeconds + PROJECT.startAheadDays * DAY_SECONDS

function startProblem(startSeconds: number, nowSeconds: number): PublishProblem[] {
  if (startSeconds < nowSeconds) return [{ code: 'DATE_EARLY', field: 'start_time' }]
  return startSeconds > lastStart(nowSeconds)
    ? [{ code: 'OUT_OF_RANGE', field: 'start_time', params: { min: 0, max: PROJECT.startAheadDays } }]
    : []
}

/**
 * Everything that stands between a draft and its launch, in the order it is shown; empty if nothing does. The overview
 * and the server ask this one function (decisions 2 §1).
 *
 * @param startSeconds when it would start, in unix seconds; `nowSeconds`: at once
 */
export function publishProblems(
  draft: Publishable,
  nowSeconds: number,
  startSeconds: number = nowSeconds,
): PublishProblem[] {
  return [
    ...checks(draft),
    ...(draft.funding_type === 'CROWDFUNDING' && draft.funding_goal === 0 ? [missing('funding_goal')] : []),
    // A start that cannot be chosen says so itself, and not beside each milestone.
    ...milestoneProblems(draft, Math.min(Math.max(startSeconds, nowSeconds), lastStart(nowSeconds))),
    ...startProblem(startSeconds, nowSeconds),
    ...(draft.kyc_status === 'KYC_COMPLETE' ? [] : [missing('identity')]),
    ...(draft.bank_account_last4 === null ? [missing('bank_account')] : []),
  ]
}
