import * as z from 'zod/mini'
import { isPersonName } from '../rules/person-name.ts'
import { must, required } from './field.ts'

const name = required('VALUE_MISSING', must(isPersonName, 'VALUE_INVALID'))

/** Spec 1 §2, §7: what starting the identity check sends. */
export const verificationForm = z.object({ firstName: name, lastName: name })
export type VerificationForm = z.infer<typeof verificationForm>
