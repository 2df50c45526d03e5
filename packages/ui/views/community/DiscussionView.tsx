import type { FaqItem } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { BeforeYouAsk } from './BeforeYouAsk.tsx'
import { ComposerPlace, type ComposerPlaceProps } from './ComposerPlace.tsx'
import * as styles from './discussion.css.ts'
import type { ShownThreads } from './room.ts'
import { Thread } from './Thread.tsx'

export const discussionSorts = ['top', 'newest'] as const
export type DiscussionSort = (typeof discussionSorts)[number]

export interface DiscussionViewProps extends ComposerPlaceProps {
  readonly read: ReadState<ShownThreads>
  readonly sort: DiscussionSort
  readonly sortHrefs: Readonly<Record<DiscussionSort, string>>
  /** Comments of others that have come since; they wait until the reader asks for them. */
  readonly news: number
  readonly onNews: () => void
  readonly onMore: () => Promise<unknown>
  readonly faq: readonly FaqItem[]
  readonly faqHref: string
}

/** Laid out at once; the rest when it comes near. */
const nearThreads = 6

/** What backers and the team say to each other about a project (specification 2 §2, decisions 2 §6). */
export function DiscussionView(props: DiscussionViewProps) {
  const { faq, faqHref } = props
  return (
    <div className={styles.columns}>
      <div className={styles.main}>
        <ComposerPlace {...props} />
        <Head {...props} />
        <News {...props} />
        <List {...props} />
      </div>
      <aside className={styles.aside}>{faq.length > 0 && <BeforeYouAsk faq={faq} href={faqHref} />}</aside>
    </div>
  )
}

function Head({ read, sort, sortHrefs }: DiscussionViewProps) {
  const { t } = useTranslation('community')
  const format = useFormat()
  const Anchor = useLink()
  const total = read.data?.total
  return (
    <div className={styles.head}>
      <Heading level={2} size="t18">
        {total === undefined
          ? t('count', { count: 0 })
          : t('count', { count: total, replace: { count: format.count(total) } })}
      </Heading>
      <nav className={styles.sorts} aria-label={t('sort.label')}>
        {discussionSorts.map((each) => (
          <Anchor
            key={each}
            href={sortHrefs[each]}
            className={styles.sort}
            {...(each === sort && { 'aria-current': 'true' as const })}
          >
            {t(`sort.${each}`)}
          </Anchor>
        ))}
      </nav>
    </div>
  )
}

/** Says that there is more, and moves nothing. */
function News({ news, onNews }: DiscussionViewProps) {
  const { t } = useTranslation('community')
  return (
    <div className={styles.news} role="status">
      {news > 0 && (
        <Button variant="line" size="small" onClick={onNews}>
          {t('news', { count: news })}
        </Button>
      )}
    </div>
  )
}

function List({ read, room, onMore }: DiscussionViewProps) {
  const { t } = useTranslation('community')
  const words = useMessages()
  const more = useAction(onMore)
  if (read.error)
    return (
      <SectionFailed title={t('failed')} onRetry={read.retry}>
        {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div role="status" className={styles.skeletons}>
        {[0, 1, 2].map((each) => (
          <Skeleton key={each} shape="block" height={96} />
        ))}
        <VisuallyHidden>{t('loading')}</VisuallyHidden>
      </div>
    )
  const { threads, hasMore } = read.data
  if (threads.length === 0) return <EmptyState title={t('empty')}>{t('emptyWords')}</EmptyState>
  return (
    <>
      <ul className={styles.list}>
        {threads.map((thread, index) => (
          <Thread key={thread.id} thread={thread} room={room} place={index < nearThreads ? 'near' : 'far'} />
        ))}
      </ul>
      {more.failure && <RejectionAlert failure={more.failure} />}
      {hasMore && (
        <div className={styles.more}>
          <Button variant="line" pending={more.pending} onClick={() => void more.run()}>
            {t('more')}
          </Button>
        </div>
      )}
    </>
  )
}
