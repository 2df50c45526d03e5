import { instant } from '@kindling/api-client/model/instant'
import type { ModerationEntry } from '@kindling/api-client/model/moderation'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { deskHref } from './DeskFrame.tsx'
import * as styles from './moderation.css.ts'

const UnblockDialog = lazyPart(async () => (await import('./UnblockDialog.tsx')).UnblockDialog)

export interface LogViewProps {
  readonly read: ReadState<{ readonly entries: readonly ModerationEntry[] }>
  /** Loads older ones; null if all are shown. */
  readonly onMore: (() => void) | null
  readonly onUnblock: (userId: string, reason: string) => Promise<unknown>
}

/** Every decision of moderators, with its reason. */
export function LogView(props: LogViewProps) {
  const { t } = useTranslation('moderation')
  return (
    <section className={styles.content} aria-labelledby="log">
      <Heading level={1} size="t26" id="log">
        {t('log.title')}
      </Heading>
      <p className={styles.muted}>{t('log.lead')}</p>
      <Log {...props} />
    </section>
  )
}

function Log({ read, onMore, onUnblock }: LogViewProps) {
  const { t } = useTranslation('moderation')
  const words = useMessages()
  const [asked, setAsked] = useState<ModerationEntry['person'] | null>(null)
  if (read.error)
    return (
      <SectionFailed title={t('log.failed')} level={2} onRetry={read.retry}>
        {words({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div role="status">
        <Skeleton shape="block" height={120} />
        <VisuallyHidden>{t('log.loading')}</VisuallyHidden>
      </div>
    )
  if (read.data.entries.length === 0)
    return (
      <EmptyState title={t('log.empty')} level={2} picture="none">
        {t('log.emptyWords')}
      </EmptyState>
    )
  return (
    <>
      <Entries entries={read.data.entries} subject="named" onUnblock={setAsked} />
      {onMore && (
        <div className={styles.more}>
          <Button variant="line" onClick={onMore}>
            {t('more')}
          </Button>
        </div>
      )}
      {asked && (
        <Suspense fallback={<Opening onMovedOn={() => setAsked(null)} />}>
          <UnblockDialog
            name={asked.name || t('case.nameless')}
            onUnblock={(reason) => onUnblock(asked.id, reason)}
            onClose={() => setAsked(null)}
          />
        </Suspense>
      )}
    </>
  )
}

export interface EntriesProps {
  readonly entries: readonly ModerationEntry[]
  /** `named`: each says whom and what it is about. @default 'known' */
  readonly subject?: 'named' | 'known'
  readonly onUnblock?: (person: ModerationEntry['person']) => void
}

/** Lines of the list of decisions. */
export function Entries({ entries, subject = 'known', onUnblock }: EntriesProps) {
  const { t } = useTranslation('moderation')
  const { t: rules } = useTranslation('rules')
  const { date } = useFormat()
  return (
    <ol className={styles.rows}>
      {entries.map((each) => (
        <li key={each.id} className={styles.entry}>
          <div className={styles.flagHead}>
            <strong>
              {t('history.entry', {
                name: each.moderator.name || t('case.nameless'),
                act: t(
                  `acts.${each.act === 'REMOVE' && each.case_id.startsWith('message-') ? 'REMOVE_MESSAGE' : each.act}`,
                ),
              })}
            </strong>
            <span className={styles.flagDate}>{date(instant(each.date) ?? 0, 'moment')}</span>
          </div>
          {subject === 'named' && (
            <p className={styles.muted}>
              <Link href={deskHref('ALL', each.case_id)}>
                {t('log.about', { name: each.person.name || t('case.nameless'), project: each.project.name })}
              </Link>
            </p>
          )}
          {subject === 'named' && each.quote && (
            <p className={styles.quote} dir="auto">
              {t('quote', { text: each.quote })}
            </p>
          )}
          <p dir="auto">{each.reason}</p>
          {each.rule && (
            <p className={styles.muted}>{rules('named', { rule: rules(`words.${each.rule}`) })}</p>
          )}
          {onUnblock && each.act === 'BLOCK' && each.person.blocked && (
            <Button variant="line" size="small" onClick={() => onUnblock(each.person)}>
              {t('log.unblock')}
            </Button>
          )}
        </li>
      ))}
    </ol>
  )
}
