import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import { Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import type { AskRefundDialogProps } from './AskRefundDialog.tsx'
import * as styles from './pledge.css.ts'

const AskRefundDialog = lazyPart(async () => (await import('./AskRefundDialog.tsx')).AskRefundDialog)

export interface PledgeAfterProps extends Pick<AskRefundDialogProps, 'onAsk'> {
  readonly own: OwnPledge
  /** The page of the project. */
  readonly href: string
  readonly onReceived: () => Promise<unknown>
}

/** What a backer may do once the pledge is charged: vote, say that the parcel arrived, ask for a refund. */
export function PledgeAfter({ own, href, onReceived, onAsk }: PledgeAfterProps) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const [asks, setAsks] = useState(false)
  const receiving = useAction(onReceived)
  const alert = useRejectionFocus(receiving.failure)
  const { pledge, order, vote_open } = own
  const parcel = useRef<HTMLParagraphElement>(null)
  // The button gives way to what it said.
  useKeptFocus(order.received_at, () => parcel.current)
  if (pledge.status !== 'COMPLETED') return null
  const tracking = [order.carrier, order.tracking_number].filter(Boolean).join(', ')
  const day = (at: number) => format.date(at * 1000, 'full')
  return (
    <>
      {vote_open && (
        <ButtonLink width="full" href={`${href}/vote`}>
          {t('after.vote')}
        </ButtonLink>
      )}
      {order.status === 'SHIPPED' && (
        <p ref={parcel} tabIndex={-1}>
          {order.received_at === null
            ? tracking
              ? t('after.tracked', { tracking })
              : t('after.shipped')
            : t('after.received', { date: day(order.received_at) })}
        </p>
      )}
      {receiving.failure && (
        <RejectionAlert ref={alert} failure={receiving.failure} title={t('after.receivedFailed')} />
      )}
      {order.status === 'SHIPPED' && order.received_at === null && (
        <Button
          width="full"
          pending={receiving.pending}
          pendingLabel={t('after.saving')}
          onClick={() => void receiving.run()}
        >
          {t('after.receive')}
        </Button>
      )}
      {order.refund_asked_at === null ? (
        <Button variant="line" width="full" onClick={() => setAsks(true)}>
          {t('after.ask')}
        </Button>
      ) : (
        <p className={styles.muted}>{t('after.asked', { date: day(order.refund_asked_at) })}</p>
      )}
      <Suspense fallback={<Opening onMovedOn={() => setAsks(false)} />}>
        {asks && <AskRefundDialog onAsk={onAsk} onClose={() => setAsks(false)} />}
      </Suspense>
    </>
  )
}
