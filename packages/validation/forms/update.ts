import * as z from 'zod/mini'
import { COMMUNITY } from '../limits/project.ts'
import { visibleLength } from '../rules/sanitize-description.ts'
import { length, must, required } from './field.ts'

/** Tags without a word in them are no text. */
const visible = must<string>((html) => visibleLength(html) > 0, 'VALUE_MISSING')

/** Spec 2 §3, §7. `description` is HTML. */
export const updateForm = z.object({
  name: required('VALUE_MISSING', length({ max: COMMUNITY.updateTitleMax })),
  description: required('VALUE_MISSING', visible, length({ max: COMMUNITY.updateMax })),
  public: z.boolean('INVALID_TYPE'),
  draft: z.optional(z.boolean('INVALID_TYPE')),
})
export type UpdateForm = z.infer<typeof updateForm>
