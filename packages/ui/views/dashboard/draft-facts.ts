import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { can } from '@kindling/validation/permissions'
import {
  type PublishField,
  type PublishProblem,
  publishProblems,
} from '@kindling/validation/rules/publish-problems'

const sections = [
  'overview',
  'basics',
  'products',
  'rewards',
  'timeline',
  'bonus',
  'faq',
  'translation',
  'account',
  'team',
] as const
export type Section = (typeof sections)[number]

/** Sections of a project: a pre-order and a storefront have no milestones (decisions 2 §1). */
export const sectionsOf = ({ funding_type }: Pick<PrivateProject, 'funding_type'>): readonly Section[] =>
  funding_type === 'CROWDFUNDING' ? sections : sections.filter((each) => each !== 'timeline')

/** Where each open point of publishing is changed; the identity is the person's, not the project's. */
export const placeOf = (field: PublishField): Section | 'identity' => {
  if (field === 'rewards' || field === 'delivery_date') return 'rewards'
  if (field === 'funds' || field === 'date') return 'timeline'
  if (field === 'start_time') return 'overview'
  if (field === 'bank_account') return 'account'
  return field === 'identity' ? 'identity' : 'basics'
}

export type SectionState = 'empty' | 'open' | 'done'

/** How far a section is: not started, open, or done; null for one that its draft says nothing about. */
export function sectionState(
  section: Section,
  draft: PrivateProject,
  problems: readonly PublishProblem[],
): SectionState | null {
  if (section === 'team') return 'done'
  if (section === 'translation' || section === 'bonus' || section === 'products') return null
  if (section === 'faq') return draft.faq.length > 0 ? 'done' : 'empty'
  const isOpen =
    section === 'overview' ? problems.length > 0 : problems.some(({ field }) => placeOf(field) === section)
  const begun = {
    overview: true,
    basics: true,
    rewards: draft.rewards.length > 0,
    timeline: draft.milestones.length > 0,
    account: draft.bank_account_last4 !== null,
  }[section]
  if (!begun) return 'empty'
  return isOpen ? 'open' : 'done'
}

/** Why nothing can be changed; null if it can. */
export function readOnlyReason({ role, status, review_status }: PrivateProject) {
  if (!can(role, 'content:write')) return 'role'
  if (review_status === 'IN_REVIEW') return 'review'
  return status === 'SUSPENDED' || status === 'COMPLETE' ? 'state' : null
}

/** What stands between the draft and its launch. `now` in milliseconds. */
export const problemsOf = (draft: PrivateProject, now: number) =>
  publishProblems(draft, Math.floor(now / 1000))
