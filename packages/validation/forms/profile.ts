import * as z from 'zod/mini'
import { PROFILE } from '../limits/account.ts'
import { TEXT } from '../limits/text.ts'
import { parseWebsite } from '../rules/website.ts'
import { length, optional, rule, upTo } from './field.ts'

/** Empty stays empty; a missing scheme becomes https. */
const website = z.string('INVALID_TYPE').check(
  z.trim(),
  rule(
    upTo<string>(TEXT.linkMax, (text) =>
      text === '' || parseWebsite(text) ? null : { code: 'INVALID_VALUE' },
    ),
  ),
  z.overwrite((text) => parseWebsite(text) ?? text),
)

/** Spec 1 §5; every field may be empty (without a name the profile shows its anonymous one). */
export const profileForm = z.object({
  name: optional(length({ max: PROFILE.nameMax })),
  location: optional(length({ max: PROFILE.locationMax })),
  bio: optional(length({ max: PROFILE.bioMax })),
  website: z.optional(website),
  public_pledges: z.optional(z.boolean('INVALID_TYPE')),
})
export type ProfileForm = z.infer<typeof profileForm>
