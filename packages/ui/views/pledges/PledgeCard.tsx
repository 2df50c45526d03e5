import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { pledgeGroup } from '@kindling/validation/rules/pledge-label'
import undo2 from 'lucide-react/icons/undo-2'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { brandNames } from '../shared/card-brands.ts'
import { phaseOf, useProjectFacts } from '../shared/project-facts.ts'
import { useAction } from '../shared/use-action.ts'
import { useKeptFocus } from '../shared/use-kept-focus.ts'
import * as styles from './pledges.css.ts'
import { amountOf, isOpen, lookOf, useStanding } from './standing.ts'

/** In which part of the list a pledge stands. */
export const groupOf = (pledge: MyPledge) =>
  pledgeGroup(pledge, pledge.next_action !== null || pledge.vote_waits)

/** Where a pledge's own page is. */
export const pledgeHref = (id: string) => `/pledges/${encodeURIComponent(id)}`

export interface PledgeCardProps {
  readonly pledge: MyPledge
  /** Unix milliseconds. */
  readonly now: number
  /** Says that the parcel of a pledge arrived. */
  readonly onReceived: (pledgeId: string) => Promise<unknown>
}

/** One pledge: where it stands, what was chosen, the amount, and the one thing to do (decisions 2 §3). */
export function PledgeCard({ pledge, now, onReceived }: PledgeCardProps) {
  const { t } = useTranslation('pledges')
  const Anchor = useLink()
  const { project, items, next_action: asks } = pledge
  const { href, image } = useProjectFacts()(project, now)
  const standing = useStanding()
  const { money } = useFormat()
  const exact = (cents: number) => money(cents, { fractions: 'always' })
  const [tone, icon] = lookOf(pledge)
  const action = useRef<HTMLDivElement>(null)
  useKeptFocus(pledge.on_its_way, () => action.current?.querySelector('a'))
  const named = (verb: string) => t('of', { verb, project: project.name })
  const verb =
    pledge.payment_status === 'FAILED' && pledge.status === 'CHECKED_OUT'
      ? 'fix'
      : pledge.status === 'CHECKED_OUT' && phaseOf(project, now) === 'live'
        ? 'change'
        : 'see'
  return (
    <article className={styles.card}>
      <Picture image={image} sizes="68px" alt="none" corners="control" />
      <div className={styles.words}>
        <p className={styles.states[tone]}>
          <span className={styles.stateIcon}>
            <Icon icon={icon} size={16} />
          </span>
          {standing(pledge, project, now)}
        </p>
        <Heading level={3} size="t18">
          <Anchor href={href} className={styles.title}>
            {project.name}
          </Anchor>
        </Heading>
        {items.map(({ title, variant, quantity }) => (
          <p key={`${title} ${variant}`} className={styles.detail}>
            {t(variant ? 'itemVariant' : 'item', { quantity, title, variant })}
          </p>
        ))}
        {pledge.status === 'COMPLETED' && pledge.refunded_usd > 0 && (
          <p className={styles.states.muted}>
            <span className={styles.stateIcon}>
              <Icon icon={undo2} size={16} />
            </span>
            {t('amount.inPart', { refunded: exact(pledge.refunded_usd), total: exact(pledge.total_usd) })}
          </p>
        )}
        {pledge.payment_method && isOpen(pledge) && (
          <p className={styles.detail}>
            {t('card', {
              brand: brandNames[pledge.payment_method.brand] ?? t('anyCard'),
              last4: pledge.payment_method.last4,
            })}
          </p>
        )}
      </div>
      <p className={styles.amount}>
        <strong className={styles.sum}>
          <Money cents={pledge.total_usd} />
        </strong>
        {t(`amount.${amountOf(pledge, pledge.refunded)}`)}
      </p>
      <div ref={action} className={styles.action}>
        {asks ? (
          <ButtonLink href={asks.url} aria-label={named(t('confirm'))}>
            {t('confirm')}
          </ButtonLink>
        ) : pledge.vote_waits ? (
          <ButtonLink href={`${href}/vote`} aria-label={named(t('after.vote'))}>
            {t('after.vote')}
          </ButtonLink>
        ) : pledge.on_its_way ? (
          <Receive name={named(t('after.receive'))} onReceived={() => onReceived(pledge.id)} />
        ) : (
          <ButtonLink
            href={pledgeHref(pledge.id)}
            variant={verb === 'fix' ? 'ink' : 'line'}
            aria-label={named(t(`verbs.${verb}`))}
          >
            {t(`verbs.${verb}`)}
          </ButtonLink>
        )}
        {!asks && (pledge.vote_waits || pledge.on_its_way) && (
          <Anchor href={pledgeHref(pledge.id)} className={styles.own} aria-label={named(t('verbs.see'))}>
            {t('verbs.see')}
          </Anchor>
        )}
      </div>
    </article>
  )
}

/** Says that the parcel arrived, in its place; a rejection is shown below the button. */
function Receive({
  name,
  onReceived,
}: {
  readonly name: string
  readonly onReceived: () => Promise<unknown>
}) {
  const { t } = useTranslation('pledges')
  const receiving = useAction(onReceived)
  const alert = useRejectionFocus(receiving.failure)
  return (
    <>
      <Button
        variant="line"
        aria-label={name}
        pending={receiving.pending}
        pendingLabel={t('after.saving')}
        onClick={() => void receiving.run()}
      >
        {t('after.receive')}
      </Button>
      {receiving.failure && (
        <RejectionAlert ref={alert} failure={receiving.failure} title={t('after.receivedFailed')} />
      )}
    </>
  )
}
