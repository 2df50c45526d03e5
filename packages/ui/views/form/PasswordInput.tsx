import { useTranslation } from 'react-i18next'
import { PasswordField, type PasswordFieldProps } from '../../primitives/PasswordField/PasswordField.tsx'

export type PasswordInputProps = Omit<PasswordFieldProps, 'showLabel' | 'hideLabel'>

/** A password field with the site's words for showing what is typed. */
export function PasswordInput(props: PasswordInputProps) {
  const { t } = useTranslation()
  return <PasswordField {...props} showLabel={t('showPassword')} hideLabel={t('hidePassword')} />
}
