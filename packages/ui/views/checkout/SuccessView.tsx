import type { Pledge } from '@kindling/api-client/model/pledge'
import type { Project } from '@kindling/api-client/model/project'
import { CAMPAIGN, MILESTONE } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { FundingProgress } from '../../widgets/FundingProgress/FundingProgress.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import { holdingPlan } from '../shared/holding-plan.ts'
import { useCountryName } from '../shared/lines.ts'
import { ProductPicture } from '../shared/ProductPicture.tsx'
import { useProjectFacts } from '../shared/project-facts.ts'
import * as styles from './success.css.ts'

export interface SuccessViewProps {
  /** The project after the pledge: its total has changed. */
  readonly project: Project
  readonly pledge: Pledge
  readonly now: number
}

interface Moment {
  readonly time: number
  readonly words: string
}

/** After the pledge: how far it moved the fuse, what happens when, and a receipt. */
export function SuccessView({ project, pledge, now }: SuccessViewProps) {
  const { t } = useTranslation('checkout')
  const { money, date, percent } = useFormat()
  const countryName = useCountryName()
  const facts = useProjectFacts()(project, now)
  const total = money(pledge.total_usd, { fractions: 'always' })
  const charged = pledge.charged_at === null ? null : date(pledge.charged_at * 1000, 'full')
  const isOrder = project.funding_type !== 'CROWDFUNDING'
  const missing = project.funding_goal - project.total_pledged
  // Percents are rounded up: 100 may be shown while something is still missing.
  const roundedUp = missing > 0 && facts.percent >= 100
  const [start, ...parts] = holdingPlan(pledge.total_usd, project.milestones)
  const startShare = 100 - project.milestones.reduce((sum, { funds }) => sum + funds, 0)
  const first = parts[0]

  const moments: Moment[] = []
  if (pledge.charged_at !== null) {
    moments.push({ time: pledge.charged_at * 1000, words: t('success.moments.charged') })
    if (start && start.cents > 0) {
      moments.push({
        time: pledge.charged_at * 1000 + CAMPAIGN.initialPayoutMs,
        words: t('success.moments.payout', {
          creator: project.creator.name || t('success.moments.nameless'),
          percent: percent(startShare),
        }),
      })
    }
  }
  if (first?.milestone) {
    moments.push({
      time: first.milestone.date * 1000 - MILESTONE.voteOpenMs,
      words: t('success.moments.vote', {
        milestone: first.milestone.title,
        amount: money(first.cents, { fractions: 'always' }),
      }),
    })
  }
  const delivery = pledge.products.flatMap(({ reward }) =>
    reward.delivery_date === null ? [] : [reward.delivery_date],
  )
  if (delivery.length > 0)
    moments.push({ time: Math.max(...delivery) * 1000, words: t('success.moments.delivery') })

  return (
    <div className={styles.page}>
      <div>
        <div className={styles.fuse}>
          <FundingProgress percent={facts.percent} state={facts.state} label={facts.progress} size="main" />
        </div>
        <h1 className={styles.headline} tabIndex={-1}>
          {project.funding_goal > 0
            ? t(roundedUp ? 'success.almost' : 'success.moved', {
                percent: percent(facts.percent),
              })
            : t('success.done')}
        </h1>
        <p className={styles.lead}>
          {t(isOrder ? 'order.placed' : 'success.pledged', { total, project: project.name })}{' '}
          {charged
            ? t('success.later', { date: charged, goal: money(project.funding_goal) })
            : t('success.now')}{' '}
          {charged && missing > 0 && t('success.missing', { missing: money(missing) })}
        </p>
        <Inline>
          <ButtonLink href={facts.href} size="large">
            {t('success.back')}
          </ButtonLink>
          <ButtonLink href="/pledges" variant="line" size="large">
            {t('success.mine')}
          </ButtonLink>
        </Inline>
        <ol className={styles.moments}>
          {moments
            .sort((a, b) => a.time - b.time)
            .map(({ time, words }) => (
              <li key={time} className={styles.moment}>
                <strong className={styles.when}>{date(time, 'short')}</strong>
                <span className={styles.muted}>{words}</span>
              </li>
            ))}
        </ol>
      </div>
      <aside className={styles.receipt} aria-label={t('success.receipt')}>
        <div className={styles.receiptHead}>
          <Picture image={facts.image} sizes="84px" alt="none" corners="control" />
          <div>
            <p className={styles.small}>{t('success.receipt')}</p>
            <p className={styles.receiptName}>{project.name}</p>
          </div>
        </div>
        <dl className={styles.rows}>
          {pledge.products.map((product) => (
            <div key={product.reward_variant.id} className={styles.row}>
              <dt className={styles.item}>
                <ProductPicture product={product} size="row" />
                <span className={styles.itemName}>
                  {product.reward.title}
                  {product.reward_variant.name && `, ${product.reward_variant.name}`} × {product.quantity}
                </span>
              </dt>
              <dd>
                <Money cents={product.usd_price * product.quantity} look="column" />
              </dd>
            </div>
          ))}
          {pledge.shipping_address && pledge.shipping_total > 0 && (
            <div className={styles.row}>
              <dt>
                {t('summary.shippingTo', { country: countryName(pledge.shipping_address.country_code) })}
              </dt>
              <dd>
                <Money cents={pledge.shipping_total} look="column" />
              </dd>
            </div>
          )}
          {pledge.discount > 0 && (
            <div className={styles.row}>
              <dt>{t('summary.coupon', { code: pledge.coupon ?? '' })}</dt>
              <dd>
                −<Money cents={pledge.discount} look="column" />
              </dd>
            </div>
          )}
          <div className={styles.sum}>
            <dt>{t(isOrder ? 'order.paid' : 'success.total')}</dt>
            <dd>
              <Money cents={pledge.total_usd} look="column" />
            </dd>
          </div>
        </dl>
        {pledge.payment_method && (
          <p className={styles.small}>{t('success.card', { last4: pledge.payment_method.last4 })}</p>
        )}
      </aside>
    </div>
  )
}
