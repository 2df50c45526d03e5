import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import type { Rhythm } from '@kindling/api-client/model/rhythm'
import lock from 'lucide-react/icons/lock'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { useAction } from '../shared/use-action.ts'
import { Cadence } from './Cadence.tsx'
import * as frame from './discussion.css.ts'
import { UpdateArticle, type UpdateArticleProps } from './UpdateArticle.tsx'
import * as styles from './updates.css.ts'
import { useAudienceWords } from './use-audience-words.ts'

export interface UpdatesViewProps extends Omit<UpdateArticleProps, 'update'> {
  /** Published updates, the newest first; `open` is the one that is shown in full. */
  readonly read: ReadState<{
    readonly updates: readonly ProjectUpdate[]
    readonly open: ProjectUpdate | null
    readonly rhythm: Rhythm
  }>
  /** All updates, if the address names one; else null. */
  readonly allHref: string | null
  readonly updateHref: (updateId: string) => string
  /** Null if all are shown. */
  readonly onMore: (() => Promise<unknown>) | null
  /** Beside them: what the page adds, such as the button that subscribes. */
  readonly aside?: ReactNode
}

/** What the creator tells: one update in full, and the others by number (specification 2 §2, decisions 2 §6). */
export function UpdatesView(props: UpdatesViewProps) {
  const { read, aside } = props
  return (
    <div className={frame.columns}>
      <div className={frame.main}>
        <Content {...props} />
      </div>
      <aside className={frame.aside}>
        {read.data && <Cadence rhythm={read.data.rhythm} />}
        {aside}
      </aside>
    </div>
  )
}

function Content(props: UpdatesViewProps) {
  const { t } = useTranslation('community')
  const words = useMessages()
  const { read, allHref } = props
  if (read.error)
    return (
      <SectionFailed title={t('updates.failed')} onRetry={read.retry}>
        {read.error.code === 'NETWORK_FAILURE' ? t('failedHint') : words({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div role="status" className={frame.skeletons}>
        <Skeleton shape="block" height={240} />
        <Skeleton shape="block" height={64} />
        <VisuallyHidden>{t('updates.loading')}</VisuallyHidden>
      </div>
    )
  const { updates, open } = read.data
  const others = updates.filter(({ id, draft }) => id !== open?.id && !draft)
  if (!open) return <EmptyState title={t('updates.empty')}>{t('updates.emptyWords')}</EmptyState>
  return (
    <>
      {allHref && (
        <p className={styles.back}>
          <Link href={allHref} placement="standalone">
            {t('updates.all')}
          </Link>
        </p>
      )}
      <UpdateArticle {...props} update={open} key={open.id} />
      {others.length > 0 && <Others {...props} others={others} />}
    </>
  )
}

function Others({
  others,
  rewards,
  allHref,
  updateHref,
  onMore,
}: UpdatesViewProps & { readonly others: readonly ProjectUpdate[] }) {
  const { t } = useTranslation('community')
  const more = useAction(async () => onMore?.())
  return (
    <section className={styles.earlier} aria-labelledby="other-updates">
      <Heading level={2} size="t21" id="other-updates">
        {t(allHref ? 'updates.others' : 'updates.earlier')}
      </Heading>
      <ul className={styles.rows}>
        {others.map((update) => (
          <li key={update.id}>
            <Row update={update} rewards={rewards} href={updateHref(update.id)} />
          </li>
        ))}
      </ul>
      {more.failure && <RejectionAlert failure={more.failure} />}
      {onMore && (
        <div className={frame.more}>
          <Button variant="line" pending={more.pending} onClick={() => void more.run()}>
            {t('updates.more')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Row({
  update,
  rewards,
  href,
}: Pick<UpdateArticleProps, 'update' | 'rewards'> & { readonly href: string }) {
  const { t } = useTranslation('community')
  const audience = useAudienceWords(rewards)
  const format = useFormat()
  const Anchor = useLink()
  const at = instant(update.published ?? update.date) ?? 0
  const closed = update.removed || update.description === null
  const words = (
    <>
      <span className={styles.discs[closed ? 'closed' : 'other']}>{update.number}</span>
      <span>
        <span className={update.removed ? styles.meta : styles.rowTitle}>
          {update.removed ? t('updates.removed') : <span className={styles.linked}>{update.name}</span>}
        </span>
        <span className={styles.rowFoot}>
          <span className={styles.meta}>
            {format.date(at, 'day')}
            {!update.removed && ` · ${t('updates.helpful', { count: update.likes })}`}
            {!update.removed && update.reward_ids.length > 0 && ` · ${audience(update)}`}
          </span>
          {!update.public && !update.removed && update.reward_ids.length === 0 && (
            <Badge icon={lock}>{t('updates.backersOnly')}</Badge>
          )}
        </span>
      </span>
    </>
  )
  if (update.removed) return <div className={styles.row}>{words}</div>
  return (
    <Anchor href={href} className={styles.row}>
      {words}
    </Anchor>
  )
}
