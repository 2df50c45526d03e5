import * as z from 'zod/mini'
import { TEXT } from '../limits/text.ts'
import { isTotpCode, normaliseTotpCode } from '../rules/totp-code.ts'
import { rule, upTo } from './field.ts'

/** A code of six digits. Nothing at all is asked for, and never called wrong. */
export function code(wrong: 'CODE_INVALID' | 'INVALID_VALUE') {
  const find = upTo<string>(TEXT.lineMax, (value) =>
    value === '' ? { code: 'VALUE_MISSING' } : isTotpCode(value) ? null : { code: wrong },
  )
  return z
    .string({ error: ({ input }) => (input === undefined ? 'VALUE_MISSING' : wrong) })
    .check(z.overwrite(normaliseTotpCode), rule(find))
}

/** Spec 1 §5: at login anything but six digits is CODE_INVALID. */
export const totpCodeForm = z.object({ code: code('CODE_INVALID') })
export type TotpCodeForm = z.infer<typeof totpCodeForm>
