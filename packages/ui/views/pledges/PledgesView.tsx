import type { MyPledge } from '@kindling/api-client/model/my-pledge'
import { pledgeGroups } from '@kindling/validation/rules/pledge-label'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { groupOf, PledgeCard } from './PledgeCard.tsx'
import * as styles from './pledges.css.ts'
import { isOpen } from './standing.ts'

export interface PledgesViewProps {
  /** The person's pledges, what needs them first. */
  readonly read: ReadState<{ readonly pledges: readonly MyPledge[] }>
  /** Loads older ones; null if there are none. */
  readonly onMore: (() => void) | null
  /** Unix milliseconds. */
  readonly now: number
  /** Says that the parcel of a pledge arrived. */
  readonly onReceived: (pledgeId: string) => Promise<unknown>
}

/** A backer's pledges to all projects (decisions 2 §3): what needs them, what is under way, and what is finished. */
export function PledgesView(props: PledgesViewProps) {
  const { t } = useTranslation('pledges')
  const { read, onMore } = props
  const pledges = read.data?.pledges
  const open = pledges?.filter(isOpen) ?? []
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{t('title')}</Heading>
          <p className={styles.lead}>{t('lead')}</p>
        </div>
        {open.length > 0 && onMore === null && (
          <p className={styles.figure}>
            <strong className={styles.sum}>
              <Money cents={open.reduce((sum, { total_usd }) => sum + total_usd, 0)} />
            </strong>
            {t('open', { count: open.length })}
          </p>
        )}
      </div>
      <List {...props} />
      {onMore && pledges && (
        <div className={styles.more}>
          <Button variant="line" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </div>
  )
}

function List({ read, now, onReceived }: PledgesViewProps) {
  const { t } = useTranslation('pledges')
  const words = useMessages()
  const pledges = read.data?.pledges
  if (read.error)
    return (
      <SectionFailed title={t('failed')} onRetry={read.retry}>
        {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
      </SectionFailed>
    )
  if (!pledges)
    return (
      <div role="status" className={styles.list}>
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} shape="block" height={124} />
        ))}
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
    )
  if (pledges.length === 0)
    return (
      <EmptyState
        title={t('emptyTitle')}
        level={2}
        picture="fuse"
        action={
          <ButtonLink variant="line" href="/projects/categories/0">
            {t('explore')}
          </ButtonLink>
        }
      >
        {t('empty')}
      </EmptyState>
    )
  return pledgeGroups.map((group) => {
    const own = pledges.filter((pledge) => groupOf(pledge) === group)
    if (own.length === 0) return null
    return (
      <section key={group} className={styles.group} aria-labelledby={`pledges-${group}`}>
        <Heading level={2} size="t21" id={`pledges-${group}`}>
          {t(`groups.${group}`)}{' '}
          {/* Not on the number itself: its start is on the left, whatever the page's direction. */}
          <span className={styles.count}>
            <bdi>{own.length}</bdi>
          </span>
        </Heading>
        <div className={styles.list}>
          {own.map((pledge) => (
            <PledgeCard key={pledge.id} pledge={pledge} now={now} onReceived={onReceived} />
          ))}
        </div>
      </section>
    )
  })
}
