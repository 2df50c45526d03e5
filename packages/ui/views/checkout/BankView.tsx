import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import type { confirmPayment } from '@kindling/api-client/contract/pledges'
import type { Pledge } from '@kindling/api-client/model/pledge'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Card } from '../../primitives/Card/Card.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { wrap } from '../shared/page.css.ts'
import { useAction } from '../shared/use-action.ts'
import { bank } from './bank.css.ts'

/** Codes after which nothing is left to answer here: the pledge itself shows what comes next. */
const settled: Partial<Record<ErrorOf<typeof confirmPayment>, true>> = {
  PLEDGE_PAID: true,
  PLEDGE_CANCELLED: true,
  INVALID_STATE: true,
  INVALID_VALUE: true,
  NOT_FOUND: true,
}

export interface BankViewProps {
  readonly pledge: Pledge
  /** Where the person came from: the checkout, or their pledge. */
  readonly backHref: string
  /** The person's answer to the bank. */
  readonly onAnswer: (approved: boolean) => Promise<unknown>
}

/** The bank asks about another card, and not about the checkout. */
export const isLater = ({ status }: Pick<Pledge, 'status'>): boolean =>
  status === 'CHECKED_OUT' || status === 'COMPLETED'

/** The local stand-in for the page of a bank that asks its customer to confirm a payment. */
export function BankView({ pledge, backHref, onAnswer }: BankViewProps) {
  const { t } = useTranslation('checkout')
  const answering = useAction(onAnswer)
  const { failure } = answering
  const code = failure?.items[0]?.code
  const alert = useRejectionFocus(failure)
  const over = code && settled[code as keyof typeof settled]
  return (
    <div className={wrap}>
      <div className={bank}>
        <Card>
          <Stack gap={20}>
            <Text size="t13" tone="muted">
              {t('bank.standIn')}
            </Text>
            <Heading level={1} size="t26">
              {t('bank.title')}
            </Heading>
            <Text>
              {t('bank.amount')}{' '}
              <strong>
                <Money cents={pledge.total_usd} fractions="always" />
              </strong>
            </Text>
            {failure && (
              <RejectionAlert ref={alert} failure={failure}>
                {over && (
                  <Link href={backHref}>{t(isLater(pledge) ? 'bank.toPledge' : 'bank.toCheckout')}</Link>
                )}
              </RejectionAlert>
            )}
            {!over && (
              <>
                <Button
                  size="large"
                  width="full"
                  pending={answering.pending}
                  pendingLabel={t('bank.answering')}
                  onClick={() => void answering.run(true)}
                >
                  {t('bank.approve')}
                </Button>
                <Button variant="line" size="large" width="full" onClick={() => void answering.run(false)}>
                  {t('bank.refuse')}
                </Button>
              </>
            )}
          </Stack>
        </Card>
      </div>
    </div>
  )
}
