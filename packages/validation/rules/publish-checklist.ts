import { PUBLISH } from '../limits/draft.ts'
import { campaignLengthProblem } from './campaign-length.ts'
import { visibleLength } from './sanitize-description.ts'
import { countCharacters } from './text-length.ts'

export const publishChecks = [
  'name',
  'blurb',
  'category',
  'location',
  'main_image',
  'description',
  'rewards',
  'duration',
] as const

export type PublishCheck = (typeof publishChecks)[number]

/** What the checks look at; fields named as in spec 2 §3, missing ones not yet filled in. */
export interface PublishDraft {
  readonly name?: string | null
  readonly blurb?: string | null
  readonly category_id?: number | string | null
  readonly location?: string | null
  readonly main_image?: { readonly url: string } | null
  /** HTML; only what a reader sees is counted. */
  readonly description?: string | null
  readonly rewards?: readonly { readonly is_addon?: boolean }[] | null
  /** Days. */
  readonly duration?: number | null
}

const atLeast = (text: string | null | undefined, min: number) => countCharacters((text ?? '').trim()) >= min

/** The 8 checks before a project can be published, in the order they are shown (spec 2 §5). */
export function publishChecklist(draft: PublishDraft): Readonly<Record<PublishCheck, boolean>> {
  return {
    name: atLeast(draft.name, PUBLISH.nameMin),
    blurb: atLeast(draft.blurb, PUBLISH.blurbMin),
    // -1 is "none chosen" in the builder (spec 2 §7).
    category: ![undefined, null, '', -1, '-1'].includes(draft.category_id),
    location: atLeast(draft.location, PUBLISH.locationMin),
    main_image: Boolean(draft.main_image?.url),
    description: visibleLength(draft.description ?? '') >= PUBLISH.descriptionMin,
    // An add-on needs a reward beside it.
    rewards: (draft.rewards?.filter(({ is_addon }) => !is_addon).length ?? 0) >= PUBLISH.rewardsMin,
    duration: draft.duration != null && campaignLengthProblem(draft.duration) === null,
  }
}

/** Checks still failing, in order; none means the project can be published. */
export function failedPublishChecks(draft: PublishDraft): PublishCheck[] {
  const passed = publishChecklist(draft)
  return publishChecks.filter((check) => !passed[check])
}
