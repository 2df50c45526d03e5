import type { PaymentMethod, ShippingAddress } from '@kindling/api-client/model/account'
import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import { isExpired, parseExpiration } from '@kindling/validation/rules/card-expiration'
import printer from 'lucide-react/icons/printer'
import { Suspense, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { deferred } from '../../loading/deferred.tsx'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { focusHeading } from '../../primitives/focus-heading.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { useMessages } from '../form/messages.ts'
import { useAddressLine, useCardLine } from '../shared/lines.ts'
import { printed } from '../shared/print.css.ts'
import { useProjectFacts } from '../shared/project-facts.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { PledgeAfter, type PledgeAfterProps } from './PledgeAfter.tsx'
import { PledgeHistory } from './PledgeHistory.tsx'
import { PledgeItems, type WantedQuantity } from './PledgeItems.tsx'
import type { PledgeMessagesProps } from './PledgeMessages.tsx'
import { PledgeMoney } from './PledgeMoney.tsx'
import { PledgePlace } from './PledgePlace.tsx'
import * as styles from './pledge.css.ts'
import { allowed, sentTo } from './pledge-facts.ts'
import { stateIcon, states } from './pledges.css.ts'
import { amountOf, lookOf, useStanding } from './standing.ts'

const CancelPledgeDialog = lazyPart(async () => (await import('./CancelPledgeDialog.tsx')).CancelPledgeDialog)
// Below the money and the parts: their scripts are for the second look. Messages are marked as read once they are near.
const PledgeMessages = deferred(async () => (await import('./PledgeMessages.tsx')).PledgeMessages, {
  when: 'near',
})
const PromiseDiff = deferred(async () => (await import('./PromiseDiff.tsx')).PromiseDiff, { when: 'near' })

export interface PledgeViewProps extends Pick<PledgeAfterProps, 'onReceived' | 'onAsk'> {
  readonly read: ReadState<OwnPledge>
  /** The person's own addresses and cards, to choose another from. */
  readonly addresses: readonly ShippingAddress[]
  readonly cards: readonly PaymentMethod[]
  /** Unix milliseconds. */
  readonly now: number
  readonly onQuantity: (wanted: WantedQuantity) => Promise<unknown>
  /** `total`: cents that the person saw; null where it stays as it is. */
  readonly onAddress: (id: string, total: number | null) => Promise<unknown>
  readonly onCard: (id: string) => Promise<unknown>
  readonly onCancel: () => Promise<unknown>
  readonly onPrint: () => void
  readonly messages: Omit<PledgeMessagesProps, 'side'>
}

/** One pledge of a backer (mock 36): what it holds and costs, where it goes, what pays for it, and what happened. */
export function PledgeView(props: PledgeViewProps) {
  const { t } = useTranslation('pledges')
  const words = useMessages()
  const { read } = props
  if (read.error)
    return (
      <div className={styles.page}>
        <SectionFailed title={t('page.failed')} onRetry={read.retry}>
          {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
        </SectionFailed>
      </div>
    )
  if (!read.data)
    return (
      <div className={styles.page} role="status">
        <Skeleton shape="block" height={480} />
        <VisuallyHidden>{t('page.loading')}</VisuallyHidden>
      </div>
    )
  return <Pledge {...props} own={read.data} />
}

function Pledge({ own, now, ...props }: PledgeViewProps & { readonly own: OwnPledge }) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const standing = useStanding()
  const { pledge, project, history } = own
  const { href, image } = useProjectFacts()(project, now)
  const [asked, setAsked] = useState(false)
  const [cancelled, setCancelled] = useState<'done' | 'refunded' | null>(null)
  const [paidAgain, setPaidAgain] = useState(false)
  const paid = paidAgain && pledge.status === 'COMPLETED'
  // The place of the card, where focus was, is gone.
  useEffect(() => {
    if (paid) focusHeading()
  }, [paid])
  const may = allowed(own, now)
  // Of what is charged, only an order can be cancelled, until it is made ready.
  const mayGoBack = pledge.status === 'COMPLETED' && may.cancel !== 'no'
  const [tone, icon] = lookOf(pledge)
  const pledgedAt = history.find(({ kind }) => kind === 'pledged')?.at
  return (
    <div className={`${styles.page} ${printed}`}>
      <nav className={styles.crumb} aria-label={t('page.place')} data-print="no">
        <Link href="/pledges">{t('title')}</Link>
      </nav>
      <div className={styles.head}>
        <Picture image={image} sizes="84px" alt="none" corners="control" />
        <div className={styles.headWords}>
          <p className={states[tone]}>
            <span className={stateIcon}>
              <Icon icon={icon} size={16} />
            </span>
            {standing(pledge, project, now)}
          </p>
          <Heading level={1} size="t34" tabIndex={-1}>
            {project.name}
          </Heading>
          {pledgedAt !== undefined && (
            <p className={styles.muted}>
              {t('page.pledgedOn', {
                date: format.date(pledgedAt * 1000, 'full'),
                creator: project.creator.name || t('page.creator'),
              })}
            </p>
          )}
        </div>
        <p className={styles.amount}>
          <strong className={styles.sum}>
            <Money cents={pledge.total_usd} fractions="always" />
          </strong>
          {t(`amount.${amountOf(pledge, isRefunded(own))}`)}
        </p>
      </div>
      <div className={styles.columns}>
        <div className={styles.main}>
          {cancelled && (
            <Alert tone="positive" arrival="announced">
              {t(`cancel.${cancelled}`, { project: project.name })}
            </Alert>
          )}
          {paid && (
            <Alert tone="positive" arrival="announced">
              {t('page.card.paid', { total: format.money(pledge.total_usd) })}
            </Alert>
          )}
          <PledgeMoney own={own} />
          {own.promises && <PromiseDiff {...own.promises} />}
          <Parts
            own={own}
            now={now}
            {...props}
            onCard={async (id) => {
              await props.onCard(id)
              setPaidAgain(pledge.payment_status === 'FAILED')
            }}
            onEmptied={() => setAsked(true)}
          />
          <PledgeMessages {...props.messages} side="backer" />
          <PledgeHistory events={history} />
          <p className={styles.number}>{t('page.number', { id: pledge.id })}</p>
        </div>
        <aside className={styles.sheet} aria-label={t('page.actions')} data-print="no">
          {pledge.next_action && (
            <ButtonLink href={pledge.next_action.url} width="full">
              {t('confirm')}
            </ButtonLink>
          )}
          <PledgeAfter own={own} href={href} onReceived={props.onReceived} onAsk={props.onAsk} />
          <p className={styles.muted}>{t(mayGoBack ? 'order.charged' : `page.means.${meaning(own, may)}`)}</p>
          <Button variant="line" width="full" icon={printer} onClick={props.onPrint}>
            {t('page.print')}
          </Button>
          <ButtonLink variant="line" width="full" href={href}>
            {t('page.project')}
          </ButtonLink>
          {may.cancel !== 'no' && (
            <Button
              variant="quiet"
              width="full"
              onClick={() => setAsked(true)}
              disabledReason={may.cancel === 'last day' ? t('cancel.lastDay') : undefined}
            >
              {t(mayGoBack ? 'order.cancel' : 'cancel.verb')}
            </Button>
          )}
        </aside>
      </div>
      <Suspense fallback={<Opening onMovedOn={() => setAsked(false)} />}>
        {asked && (
          <CancelPledgeDialog
            project={project.name}
            total={pledge.total_usd}
            charged={pledge.status === 'COMPLETED'}
            onCancel={async () => {
              await props.onCancel()
              setCancelled(pledge.status === 'COMPLETED' ? 'refunded' : 'done')
            }}
            onClose={() => setAsked(false)}
          />
        )}
      </Suspense>
    </div>
  )
}

/** It was paid, and all of it went back. */
const isRefunded = ({ pledge, money }: OwnPledge): boolean =>
  pledge.status === 'FAILED' && money.some(({ refunded }) => refunded > 0)

/** Which sentence says what the pledge's standing means for its backer. */
function meaning(own: OwnPledge, may: ReturnType<typeof allowed>) {
  const { pledge } = own
  if (isRefunded(own)) return 'refunded'
  if (pledge.status === 'FAILED') return pledge.payment_status === 'CANCELLED' ? 'cancelled' : 'failed'
  if (pledge.status === 'COMPLETED') return 'charged'
  if (pledge.next_action && pledge.payment_status !== 'CHECKED_OUT') return 'asked'
  if (pledge.status === 'PROCESSING' || pledge.payment_status === 'PROCESSING') return 'processing'
  if (pledge.payment_status === 'FAILED') return 'cardFailed'
  return may.quantities ? 'open' : 'waits'
}

type PartsProps = Omit<
  PledgeViewProps,
  'read' | 'onPrint' | 'onCancel' | 'onReceived' | 'onAsk' | 'messages'
> & {
  readonly own: OwnPledge
  readonly onEmptied: () => void
}

/** Items, address and card: each changed in its place. */
function Parts({ own, addresses, cards, now, onQuantity, onAddress, onCard, onEmptied }: PartsProps) {
  const { t } = useTranslation('pledges')
  const { money, date } = useFormat()
  const addressLine = useAddressLine()
  const cardLine = useCardLine()
  const { pledge } = own
  const may = allowed(own, now)
  const charged = pledge.status === 'COMPLETED'
  const previewOf = (id: string) => {
    const country = addresses.find((each) => each.id === id)?.country_code
    return country === undefined ? null : sentTo(pledge, country)
  }
  const expired = ({ expiration }: PaymentMethod) => {
    const date = parseExpiration(expiration)
    return date === null || isExpired(date, now)
  }
  const address = pledge.shipping_address
  const card = pledge.payment_method
  return (
    <>
      <PledgeItems own={own} changeable={may.quantities} onQuantity={onQuantity} onEmptied={onEmptied} />
      {address && pledge.products.some(({ reward }) => reward.needs_shipping) && (
        <PledgePlace
          what="address"
          form="changePledge_address"
          fixed={
            may.address
              ? null
              : may.addressLocked && own.order.address_locks_at !== null
                ? t('page.address.locked', { date: date(own.order.address_locks_at * 1000, 'full') })
                : ''
          }
          chosen={addresses.find(({ id }) => id === address.id)?.id ?? null}
          options={addresses.map((each) => ({
            value: each.id,
            label: each.name || each.line1,
            detail: addressLine({ ...each, name: '' }),
          }))}
          addHref="/settings/shipping"
          consequence={(id) => {
            const preview = previewOf(id)
            if (!preview) return t('page.address.unserved')
            if (charged) return null
            const { shipping, total } = preview
            return t('page.address.costs', { shipping: money(shipping), total: money(total) })
          }}
          onChoose={(id) => onAddress(id, charged ? null : (previewOf(id)?.total ?? null))}
        >
          {addressLine(address)}
        </PledgePlace>
      )}
      {card && pledge.status !== 'FAILED' && (
        <PledgePlace
          key={pledge.payment_status}
          what="card"
          form="changePledge_card"
          fixed={may.card ? null : ''}
          initially={pledge.payment_status === 'FAILED' ? 'open' : 'closed'}
          chosen={card.id}
          options={cards.map((each) => ({
            value: each.id,
            label: cardLine(each),
            disabled: expired(each),
            ...(expired(each) && { detail: t('page.card.expired') }),
          }))}
          addHref="/settings/payment"
          onChoose={onCard}
        >
          {cardLine(card)}
          {pledge.next_action && pledge.payment_status === 'CHECKED_OUT' && (
            <span className={styles.placeNote}> {t('page.card.asked')}</span>
          )}
        </PledgePlace>
      )}
    </>
  )
}
