import { instant } from '@kindling/api-client/model/instant'
import type { ModerationCase } from '@kindling/api-client/model/moderation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { type DeskPlace, deskHref } from './DeskFrame.tsx'
import * as styles from './moderation.css.ts'

export interface CaseListProps {
  readonly place: DeskPlace
  readonly read: ReadState<{ readonly cases: readonly ModerationCase[]; readonly total: number }>
  /** The case that is open beside the list; null: none. */
  readonly openId: string | null
  /** Unix milliseconds. */
  readonly now: number
  /** Loads more; null if all are shown. */
  readonly onMore: (() => void) | null
}

/** When a case is due, or since when it is late. */
export function useDue(now: number) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  return ({ due, opened }: Pick<ModerationCase, 'due' | 'opened'>) => {
    const at = instant(due)
    if (at === null)
      return { isLate: false, words: t('since', { when: date(instant(opened) ?? 0, 'short') }) }
    const isLate = at < now
    return { isLate, words: t(isLate ? 'overdue' : 'due', { when: date(at, 'moment') }) }
  }
}

/** What waits for a moderator, what is due first before the rest. */
export function CaseList(props: CaseListProps) {
  const { t } = useTranslation('moderation')
  const { read, place, openId } = props
  return (
    <>
      <section className={styles.list} data-behind={openId !== null} aria-labelledby="cases">
        <div className={styles.head}>
          <Heading level={1} size="t26" id="cases">
            {read.data ? t('open', { count: read.data.total }) : t(`queues.${place}`)}
          </Heading>
          <p className={styles.muted}>{t('sorted')}</p>
        </div>
        <Rows {...props} />
      </section>
      {openId === null && (read.data?.cases.length ?? 0) > 0 && (
        <p className={styles.nothing}>{t('choose')}</p>
      )}
    </>
  )
}

function Rows({ read, place, openId, now, onMore }: CaseListProps) {
  const { t } = useTranslation('moderation')
  const words = useMessages()
  const Anchor = useLink()
  const dueOf = useDue(now)
  if (read.error)
    return (
      <div className={styles.content}>
        <SectionFailed title={t('failed')} onRetry={read.retry}>
          {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
        </SectionFailed>
      </div>
    )
  if (!read.data)
    return (
      <div role="status" className={styles.content}>
        <Skeleton shape="block" height={64} />
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
    )
  if (read.data.cases.length === 0)
    return (
      <div className={styles.content}>
        <EmptyState title={t('emptyTitle')} level={2} picture="none">
          {t('empty')}
        </EmptyState>
      </div>
    )
  return (
    <>
      <ul className={styles.rows}>
        {read.data.cases.map((each) => {
          const due = dueOf(each)
          return (
            <li key={each.id}>
              <Anchor
                href={deskHref(place, each.id)}
                className={styles.row}
                aria-current={each.id === openId ? 'true' : undefined}
              >
                <span className={styles.rowTitle} dir="auto">
                  {each.text === null ? each.project.name : t('quote', { text: each.text })}
                </span>
                <span className={styles.rowFoot}>
                  <span>
                    {t(`kinds.${each.queue}`)}
                    {each.answered && ` · ${t('answered')}`}
                  </span>
                  <span className={due.isLate ? styles.late : undefined}>{due.words}</span>
                </span>
              </Anchor>
            </li>
          )
        })}
      </ul>
      {onMore && (
        <div className={styles.more}>
          <Button variant="line" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
