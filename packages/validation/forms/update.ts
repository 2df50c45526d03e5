import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { visibleLength } from '../rules/sanitize-description.ts'
import { entries, length, line, must, required, rule } from './field.ts'

/** Tags without a word in them are no text. */
const visible = must<string>((html) => visibleLength(html) > 0, 'VALUE_MISSING')

const dayMs = 86_400_000

/**
 * Spec 2 §3, §7. `description` is HTML. `reward_ids` (ours): only backers of these rewards read it, so that `public` counts
 * only without them. `publish_at` (ours): a draft until then, in unix seconds after `nowMs` (unix milliseconds); null:
 * not by itself.
 */
export function updateForm({ nowMs }: { nowMs: () => number }) {
  return z.object({
    name: required('VALUE_MISSING', length({ max: COMMUNITY.updateTitleMax })),
    description: required('VALUE_MISSING', visible, length({ max: COMMUNITY.updateMax })),
    public: z.boolean('INVALID_TYPE'),
    reward_ids: z.optional(
      z
        .array(z.string('INVALID_TYPE').check(rule(line)), 'INVALID_TYPE')
        .check(rule(entries(COMMUNITY.updateRewardsMax))),
    ),
    publish_at: z.nullish(
      z.int('INVALID_TYPE').check(
        rule((seconds) => {
          if (seconds * 1000 <= nowMs()) return { code: 'DATE_EARLY' }
          const max = COMMUNITY.updateAheadDays
          return seconds * 1000 > nowMs() + max * dayMs
            ? { code: 'OUT_OF_RANGE', params: { min: 0, max } }
            : null
        }),
      ),
    ),
    draft: z.optional(z.boolean('INVALID_TYPE')),
  })
}
export type UpdateForm = z.infer<ReturnType<typeof updateForm>>
