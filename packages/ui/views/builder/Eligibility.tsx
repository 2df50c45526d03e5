import type { UserProfile } from '@kindling/api-client/model/account'
import circleCheck from 'lucide-react/icons/circle-check'
import circleDashed from 'lucide-react/icons/circle-dashed'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './wizard.css.ts'

interface EligibilityProps {
  readonly user: Pick<UserProfile, 'email' | 'email_confirmed' | 'kyc_status'>
}

/** What publishing asks of a person. Open points may wait until then. */
export function Eligibility({ user }: EligibilityProps) {
  const { t } = useTranslation('builder')
  const rows = [
    { id: 'age', done: true },
    { id: 'email', done: user.email_confirmed },
    { id: 'identity', done: user.kyc_status === 'KYC_COMPLETE' },
  ] as const
  return (
    <div className={styles.rows}>
      {rows.map(({ id, done }) => (
        <div key={id} className={styles.row}>
          <Icon icon={done ? circleCheck : circleDashed} size={24} />
          <div>
            <Text weight="semibold">
              {t(`eligibility.${id}.title`)}
              <VisuallyHidden>: {t(done ? 'eligibility.done' : 'eligibility.open')}</VisuallyHidden>
            </Text>
            <Text size="t14" tone="muted">
              {t(`eligibility.${id}.detail`, { email: user.email })}
            </Text>
          </div>
          {id === 'identity' && !done && (
            <ButtonLink href="/settings/verification" variant="line">
              {t('eligibility.verify')}
            </ButtonLink>
          )}
        </div>
      ))}
    </div>
  )
}
