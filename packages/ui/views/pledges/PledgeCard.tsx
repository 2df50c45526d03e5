import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { mayDecrease } from '@kindling/validation/rules/pledge-decrease'
import { pledgeGroup, pledgeLabel } from '@kindling/validation/rules/pledge-label'
import ban from 'lucide-react/icons/ban'
import check from 'lucide-react/icons/check'
import circleX from 'lucide-react/icons/circle-x'
import clock from 'lucide-react/icons/clock'
import hourglass from 'lucide-react/icons/hourglass'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { brandNames } from '../shared/card-brands.ts'
import { phaseOf, useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './pledges.css.ts'

/** In which part of the list a pledge stands. */
export const groupOf = (pledge: MyPledge) => pledgeGroup(pledge, pledge.next_action !== null)

/** Stands, and nobody was charged yet. */
export const isOpen = ({ status }: MyPledge): boolean => status === 'CHECKED_OUT' || status === 'PROCESSING'

const looks = {
  asked: ['warning', hourglass],
  pending: ['muted', hourglass],
  processing: ['muted', clock],
  collected: ['positive', check],
  failed: ['danger', circleX],
  cancelled: ['muted', ban],
} as const

export interface PledgeCardProps {
  readonly pledge: MyPledge
  /** Unix milliseconds. */
  readonly now: number
  /** Opens the question whether it is to be cancelled. */
  readonly onCancel: () => void
}

/** One pledge: where it stands, what was chosen, the amount, and the one thing to do (decisions 2 §3). */
export function PledgeCard({ pledge, now, onCancel }: PledgeCardProps) {
  const { t } = useTranslation('pledges')
  const Anchor = useLink()
  const { project, items, next_action: asks } = pledge
  const { href, image } = useProjectFacts()(project, now)
  const label = asks ? 'asked' : pledgeLabel(pledge)
  const [tone, icon] = looks[label]
  const named = (verb: string) => t('of', { verb, project: project.name })
  const runs = phaseOf(project, now) === 'live'
  return (
    <article className={styles.card}>
      <Picture image={image} sizes="68px" alt="none" corners="control" />
      <div className={styles.words}>
        <p className={styles.states[tone]}>
          <span className={styles.stateIcon}>
            <Icon icon={icon} size={16} />
          </span>
          {useStanding()(pledge, now)}
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
        {t(`amount.${pledge.status === 'COMPLETED' ? 'charged' : isOpen(pledge) ? 'open' : 'none'}`)}
      </p>
      <div className={styles.action}>
        {asks && (
          <ButtonLink href={asks.url} aria-label={named(t('confirm'))}>
            {t('confirm')}
          </ButtonLink>
        )}
        {pledge.status === 'CHECKED_OUT' && runs && (
          <Button
            variant="line"
            aria-label={named(t('cancel.verb'))}
            onClick={onCancel}
            disabledReason={letsGo(pledge, now) ? undefined : t('cancel.lastDay')}
          >
            {t('cancel.verb')}
          </Button>
        )}
      </div>
    </article>
  )
}

const letsGo = ({ project, total_usd }: MyPledge, now: number): boolean =>
  mayDecrease(
    {
      fundingGoal: project.funding_goal,
      totalPledged: project.total_pledged,
      endMs: project.end_time === null ? null : project.end_time * 1000,
    },
    total_usd,
    now,
  )

/** Where a pledge stands, in a sentence: its label, and when money moves. */
function useStanding() {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  return (pledge: MyPledge, now: number): string => {
    if (pledge.next_action) return t('labels.asked')
    const label = t(`labels.${pledgeLabel(pledge)}`)
    const { project, charged_at } = pledge
    if (pledge.status !== 'CHECKED_OUT' || charged_at === null) return label
    const phase = phaseOf(project, now)
    const date = format.date(charged_at * 1000)
    return t(`state.${phase === 'suspended' ? 'suspended' : phase === 'live' ? 'live' : 'over'}`, {
      label,
      date,
    })
  }
}
