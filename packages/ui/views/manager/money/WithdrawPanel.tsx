import type { WithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { lazyPart } from '../../../loading/lazy-part.ts'
import { ButtonLink } from '../../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import * as styles from './money.css.ts'

/* The form's library is fetched by who has an account to withdraw to. */
const WithdrawForm = lazyPart(async () => (await import('./WithdrawForm.tsx')).WithdrawForm)

interface WithdrawPanelProps {
  readonly projectId: string
  /** Cents that were released and are still there. */
  readonly available: number
  /** Last digits of the bank account; null: none was entered. */
  readonly last4: string | null
  readonly onWithdraw: (form: WithdrawalForm) => Promise<unknown>
}

/** Sends released money to the project's bank account: asked with the amount said. */
export function WithdrawPanel({ projectId, available, last4, onWithdraw }: WithdrawPanelProps) {
  const { t } = useTranslation('manager')
  const account = `/dashboard/${projectId}/account`
  return (
    <section className={styles.panel} aria-labelledby="withdraw">
      <Heading level={2} size="t21" id="withdraw">
        {t('money.withdraw.title')}
      </Heading>
      {last4 === null ? (
        <>
          <p className={styles.muted}>{t('money.withdraw.noAccount')}</p>
          <ButtonLink variant="line" href={account}>
            {t('money.withdraw.addAccount')}
          </ButtonLink>
        </>
      ) : (
        <>
          <p className={styles.muted}>
            {t('money.withdraw.to', { last4 })} <Link href={account}>{t('money.withdraw.change')}</Link>
          </p>
          <Suspense fallback={<Skeleton shape="block" height={200} />}>
            <WithdrawForm available={available} last4={last4} onWithdraw={onWithdraw} />
          </Suspense>
        </>
      )}
    </section>
  )
}
