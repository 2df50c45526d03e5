import { PASSWORD } from '@kindling/validation/limits'
import { passwordProblem } from '@kindling/validation/rules/password'
import { countCharacters } from '@kindling/validation/rules/text-length'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { PasswordChecklist } from '../../widgets/PasswordChecklist/PasswordChecklist.tsx'
import { PasswordInput, type PasswordInputProps } from './PasswordInput.tsx'

export interface NewPasswordFieldProps extends Omit<PasswordInputProps, 'autoComplete'> {
  /** The value so far. */
  readonly typed: string
}

/** A new password, with a checklist of its requirements that updates while typing. */
export function NewPasswordField({ typed, ...field }: NewPasswordFieldProps) {
  const { t } = useTranslation('auth')
  const checklistId = useId()
  return (
    <>
      <PasswordInput {...field} autoComplete="new-password" aria-describedby={checklistId} />
      <PasswordChecklist
        id={checklistId}
        password={typed}
        labels={{
          length: t('checklist.length', { min: PASSWORD.min }),
          advice: t('checklist.advice'),
          upper: t('checklist.upper'),
          lower: t('checklist.lower'),
          number: t('checklist.number'),
          met: t('checklist.met'),
          unmet: t('checklist.unmet'),
        }}
      />
    </>
  )
}

/** Why a new password cannot be sent yet, if its length is the reason. */
export function usePasswordWait(): (typed: string) => string | undefined {
  const { t } = useTranslation('auth')
  return (typed) => {
    if (passwordProblem(typed) === null) return undefined
    const missing = PASSWORD.min - countCharacters(typed)
    return missing > 0 ? t('signup.missing', { count: missing }) : t('signup.tooLong', { max: PASSWORD.max })
  }
}
