import * as z from 'zod/mini'
import { PROFILE } from '../limits/account.ts'
import { email, length, required } from './field.ts'

/** What a login may find missing (spec 1 §4). */
export const missingItems = ['name', 'email'] as const
export type MissingItem = (typeof missingItems)[number]

const name = required('VALUE_MISSING', length({ max: PROFILE.nameMax }))

/** Spec 1 §2: name and/or e-mail; ask for the fields the login's answer lists. */
export const missingInfoForm = z.object({ name, email: email() })
export const missingNameForm = z.object({ name })
export const missingEmailForm = z.object({ email: email() })

export type MissingInfoForm = z.infer<typeof missingInfoForm>
export type MissingNameForm = z.infer<typeof missingNameForm>
export type MissingEmailForm = z.infer<typeof missingEmailForm>
