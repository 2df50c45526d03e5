import { instant } from '@kindling/api-client/model/instant'
import type { ModerationCaseDetail } from '@kindling/api-client/model/moderation'
import type { DecisionForm as Decision } from '@kindling/validation/forms/moderation'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Inline } from '../../primitives/Inline/Inline.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { CaseFacts } from './CaseFacts.tsx'
import { useDue } from './CaseList.tsx'
import { type DeskPlace, deskHref } from './DeskFrame.tsx'
import { Entries } from './LogView.tsx'
import * as styles from './moderation.css.ts'

const DecisionForm = lazyPart(async () => (await import('./DecisionForm.tsx')).DecisionForm)

export interface CaseViewProps {
  readonly place: DeskPlace
  readonly read: ReadState<ModerationCaseDetail>
  /** Unix milliseconds. */
  readonly now: number
  readonly onDecide: (decision: Decision) => Promise<unknown>
  /** The case that is due next; null if none waits. */
  readonly nextId: string | null
}

/** A case with all that decides it, and the decision (decisions 2 §8). */
export function CaseView({ place, read, now, onDecide, nextId }: CaseViewProps) {
  const { t } = useTranslation('moderation')
  const words = useMessages()
  const [decided, setDecided] = useState<Decision['act'] | null>(null)
  const found = read.data
  if (read.error)
    return (
      <div className={styles.content}>
        <SectionFailed title={t('case.failed')} level={2} onRetry={read.retry}>
          {words({ code: read.error.code })}
        </SectionFailed>
      </div>
    )
  if (!found)
    return (
      <div role="status" className={styles.content}>
        <Skeleton shape="block" height={240} />
        <VisuallyHidden>{t('case.loading')}</VisuallyHidden>
      </div>
    )
  const name = found.person.name || t('case.nameless')
  // Reports that came to nothing are told to those who made them alone; a hidden comment is shown again.
  const isQuiet = decided === 'DISMISS' && found.kind !== 'COMMENT'
  return (
    <article className={styles.content} aria-labelledby="case">
      <p className={styles.back}>
        <Link href={deskHref(place)} placement="standalone">
          {t('case.back')}
        </Link>
      </p>
      <CaseHead found={found} now={now} />
      <div className={styles.columns}>
        <div>
          {found.text !== null && (
            <blockquote className={styles.said} dir="auto">
              {found.text}
            </blockquote>
          )}
          {found.message && <p className={styles.muted}>{t('case.alone')}</p>}
          <CaseFacts found={found} />
          <section className={styles.part} aria-labelledby="case-history">
            <Heading level={2} size="t21" id="case-history">
              {t('history.title')}
            </Heading>
            {found.history.length === 0 ? (
              <p className={styles.muted}>{t('history.none')}</p>
            ) : (
              <Entries entries={found.history} />
            )}
          </section>
        </div>
        <div>
          {decided && (
            <Alert tone="positive" arrival="announced">
              <p>{t(isQuiet ? 'decide.doneQuietly' : 'decide.done', { name })}</p>
              <Inline gap={8}>
                {nextId && (
                  <ButtonLink size="small" href={deskHref(place, nextId)}>
                    {t('decide.next')}
                  </ButtonLink>
                )}
                <ButtonLink size="small" variant="line" href={deskHref('LOG')}>
                  {t('decide.log')}
                </ButtonLink>
              </Inline>
            </Alert>
          )}
          {found.is_open && !decided && (
            <Suspense fallback={<Skeleton shape="block" height={420} />}>
              <DecisionForm
                key={`${found.id} ${found.status}`}
                found={found}
                onDecide={async (decision) => {
                  await onDecide(decision)
                  setDecided(decision.act)
                }}
              />
            </Suspense>
          )}
        </div>
      </div>
    </article>
  )
}

function CaseHead({ found, now }: { readonly found: ModerationCaseDetail; readonly now: number }) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  const due = useDue(now)(found)
  const { project, preview_code: code } = found
  return (
    <header className={styles.caseHead}>
      <div>
        <p className={styles.muted}>
          {t('case.opened', {
            kind: t(`kinds.${found.queue}`),
            when: date(instant(found.opened) ?? 0, 'moment'),
          })}
        </p>
        <Heading level={2} size="t26" id="case">
          {found.kind === 'COMMENT' || found.kind === 'MESSAGE'
            ? t('case.on', { project: project.name })
            : project.name}
        </Heading>
        <p className={styles.muted}>
          {t('case.by', { name: found.person.name || t('case.nameless') })}
          {' · '}
          {found.message && (
            <>
              {found.message.from === 'team'
                ? t('case.toBacker', { name: found.message.backer.name || t('case.nameless') })
                : t('case.toTeam')}
              {' · '}
            </>
          )}
          <Link
            href={
              code
                ? `/project/preview/${code}`
                : `/project/${project.vanity_url ?? project.id}${found.kind === 'COMMENT' ? '/discussion' : ''}`
            }
          >
            {t(code ? 'case.preview' : 'case.page')}
          </Link>
        </p>
      </div>
      <Badge tone={found.is_open ? (due.isLate ? 'danger' : 'warning') : 'positive'}>
        {found.is_open ? due.words : t('case.closed')}
      </Badge>
    </header>
  )
}
