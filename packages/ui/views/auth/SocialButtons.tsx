import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import type { SocialProvider } from '../../state/login-flow.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './auth.css.ts'
import { facebookMark, googleMark } from './social-marks.tsx'
import { providerNames } from './social-names.ts'

export interface SocialButtonsProps {
  /** Which messages a failure has (spec 1 §8). */
  readonly purpose: 'login' | 'signup'
  /** Leads to the provider; resolves once the browser starts to leave the page. */
  readonly onSocial: (provider: SocialProvider) => Promise<unknown>
  /** Another way to log in, shown under them. */
  readonly children?: ReactNode
}

const providers = ['google', 'facebook'] as const
const marks = { google: googleMark, facebook: facebookMark }

/** Google and Facebook log-in, above the form. A failure names its provider; both can be retried. */
export function SocialButtons({ purpose, onSocial, children }: SocialButtonsProps) {
  const { t } = useTranslation('auth')
  const google = useAction(() => onSocial('google'))
  const facebook = useAction(() => onSocial('facebook'))
  const actions = { google, facebook }
  const failed = providers.find((provider) => actions[provider].failure)
  const failure = failed && actions[failed].failure
  const rejection = useRejectionFocus(failure)
  const words = purpose === 'login' ? 'social.loginFailed' : 'social.signupFailed'

  return (
    <Stack gap={16}>
      {failed && failure && (
        <RejectionAlert
          ref={rejection}
          failure={failure}
          words={t(words, { provider: providerNames[failed] })}
        />
      )}
      <Stack gap={8}>
        <div className={styles.providers}>
          {providers.map((provider) => (
            <Button
              key={provider}
              variant="line"
              width="full"
              icon={marks[provider]}
              aria-label={t(actions[provider].pending ? 'social.pending' : 'social.with', {
                provider: providerNames[provider],
              })}
              pending={actions[provider].pending}
              pendingLabel={providerNames[provider]}
              onClick={() => {
                for (const each of providers) actions[each].clear()
                void actions[provider].run()
              }}
            >
              {providerNames[provider]}
            </Button>
          ))}
        </div>
        {children}
      </Stack>
      <p className={styles.or}>{t('social.or')}</p>
    </Stack>
  )
}
