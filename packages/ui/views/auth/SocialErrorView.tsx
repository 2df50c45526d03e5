import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { SocialProvider } from '../../state/login-flow.ts'
import { useMessages } from '../form/messages.ts'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { providerNames } from './social-names.ts'

export interface SocialErrorViewProps {
  readonly provider: SocialProvider | null
  /**
   * Why nobody was logged in: a code of the call, `cancelled` at the provider, or `second factor`, which a provider
   * cannot replace.
   */
  readonly reason:
    | { readonly code: string; readonly params?: Record<string, string | number> }
    | 'cancelled'
    | 'second factor'
  readonly loginHref: string
}

/** Codes that mean the round trip to the provider was inconsistent: they share one message. */
const lost = new Set(['UNAUTHORIZED', 'INVALID_VALUE', 'FOREIGN_ORIGIN', 'FIELD_MISSING'])

/** A social log-in failed (spec 1 §8); says what to do instead. */
export function SocialErrorView({ provider, reason, loginHref }: SocialErrorViewProps) {
  const { t } = useTranslation('auth')
  const errorWords = useMessages()
  const name = provider ? providerNames[provider] : t('social.theProvider')
  const words = () => {
    if (reason === 'cancelled') return t('social.cancelled', { provider: name })
    if (reason === 'second factor') return t('social.secondFactor', { provider: name })
    return lost.has(reason.code) ? t('social.lost', { provider: name }) : errorWords(reason)
  }
  return (
    <Sheet title={t('social.loginFailed', { provider: name })}>
      <Stack gap={16}>
        <Outcome>{words()}</Outcome>
        <ButtonLink href={loginHref} size="large" width="full">
          {t('missing.back')}
        </ButtonLink>
      </Stack>
    </Sheet>
  )
}
