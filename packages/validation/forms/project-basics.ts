import * as z from 'zod/mini'
import { PROJECT } from '../limits/draft.ts'
import { IMAGE_RULES } from '../limits/files.ts'
import { MILESTONE } from '../limits/project.ts'
import { isAnalyticsId } from '../rules/analytics-id.ts'
import { campaignLengthProblem } from '../rules/campaign-length.ts'
import { isVanityUrl } from '../rules/project-slug.ts'
import { youtubeId } from '../rules/youtube.ts'
import { email, entries, length, must, optional, required, rule, upTo } from './field.ts'
import { integer } from './whole-number.ts'

const video = must<string>((url) => youtubeId(url) !== null, 'VALUE_INVALID')

const fundingGoal = integer({ min: PROJECT.goalMinCents, max: PROJECT.goalMaxCents })
const category = z.int('INVALID_TYPE')
/** Percent held for milestones. */
export const reserveField = integer({ min: 0, max: MILESTONE.othersMaxPercent })

const imageText = optional(length({ max: PROJECT.imageTextMax }))
const imagesMax = IMAGE_RULES.main.maxCount + IMAGE_RULES.social.maxCount + IMAGE_RULES.carousel.maxCount
const tooMany = entries(imagesMax)
/** Alternative texts by the id of their picture, of those that are changed (ours); empty: the picture has none. */
const imageTexts = z
  .record(z.string(), imageText, 'INVALID_TYPE')
  .check(
    rule(upTo(imagesMax, (texts: Readonly<Record<string, unknown>>) => tooMany(Object.keys(texts)))),
    z.meta({ 'x-maxBytes': 32_768 }),
  )

/**
 * Spec 2 §3. A draft may leave anything out but its name; `publish-checklist` says what publishing asks for.
 * `funding_goal` in cents, `duration` in days, `main_video` a YouTube address, `description` HTML.
 */
export const projectBasicsForm = z.object({
  name: required('VALUE_MISSING', length({ max: PROJECT.nameMax })),
  blurb: optional(length({ max: PROJECT.blurbMax })),
  vanity_url: optional(must(isVanityUrl, 'VALUE_INVALID')),
  category_id: z.nullish(category),
  location: optional(length({ max: PROJECT.locationMax })),
  contact_email: z.optional(email()),
  funding_goal: z.nullish(fundingGoal),
  duration: z.nullish(z.number('INVALID_TYPE').check(rule(campaignLengthProblem))),
  main_video: optional(video),
  description: optional(length({ max: PROJECT.descriptionMax })),
  image_texts: z.optional(imageTexts),
  google_analytics_id: optional(must(isAnalyticsId, 'VALUE_INVALID')),
})

/** The same as it travels: null where a project may do without; a category and a goal are changed and never taken away. */
export const projectBasicsBodyForm = z.extend(projectBasicsForm, {
  category_id: z.optional(category),
  funding_goal: z.optional(fundingGoal),
  vanity_url: z.nullish(projectBasicsForm.shape.vanity_url),
  main_video: z.nullish(projectBasicsForm.shape.main_video),
  google_analytics_id: z.nullish(projectBasicsForm.shape.google_analytics_id),
})
export type ProjectBasicsForm = z.infer<typeof projectBasicsForm>
