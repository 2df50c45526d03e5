import type { ModerationRule } from '@kindling/validation/rules/moderation'
import { useTranslation } from 'react-i18next'
import { Text } from '../../primitives/Text/Text.tsx'

interface SuspensionRuleProps {
  readonly rule: ModerationRule
}

/** The rule that a suspended project is checked against: nothing is decided yet, so it does not say that one is broken. */
export function SuspensionRule({ rule }: SuspensionRuleProps) {
  const { t } = useTranslation('rules')
  return (
    <Text size="t14" tone="muted">
      {t('checked', { rule: t(`words.${rule}`) })}
    </Text>
  )
}
