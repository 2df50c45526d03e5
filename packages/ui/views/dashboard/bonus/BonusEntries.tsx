import type { decideBonusEntry } from '@kindling/api-client/contract/bonuses'
import type { Bonus, BonusEntry } from '@kindling/api-client/model/bonus'
import { type BonusDecisionForm, type DeclineForm, declineForm } from '@kindling/validation/forms/bonus'
import type { TFunction } from 'i18next'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Disclosure } from '../../../primitives/Disclosure/Disclosure.tsx'
import { Heading } from '../../../primitives/Heading/Heading.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import type { Failure } from '../../../state/failure.ts'
import { Picture } from '../../../widgets/Picture/Picture.tsx'
import { useMessages } from '../../form/messages.ts'
import { overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useForm } from '../../form/use-form.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './bonus.css.ts'

/** Somebody else was faster: said in the words of bonuses. */
const meanwhile = ({ items }: Failure, t: TFunction<'bonus'>) =>
  items[0]?.code === 'INVALID_STATE' ? t('decidedMeanwhile') : undefined

type Decide = (entryId: string, body: BonusDecisionForm) => Promise<unknown>

interface BonusEntriesProps {
  readonly bonus: Bonus
  readonly read: ReadState<readonly BonusEntry[]>
  /** Null for who may only read. */
  readonly onDecide: Decide | null
}

/** Entries of a bonus: those to read, oldest first, then the accepted and the declined. */
export function BonusEntries({ bonus, read, onDecide }: BonusEntriesProps) {
  const { t } = useTranslation('bonus')
  const messageOf = useMessages()
  if (read.error)
    return (
      <SectionFailed title={t('entriesFailed')} level={2} onRetry={read.retry}>
        {messageOf({ code: read.error.code })}
      </SectionFailed>
    )
  if (!read.data)
    return (
      <div role="status" aria-label={t('entriesLoading')}>
        <Skeleton shape="block" height={240} />
      </div>
    )
  const of = (state: BonusEntry['state']) => read.data?.filter((entry) => entry.state === state) ?? []
  const [waiting, accepted, declined] = [of('WAITING'), of('ACCEPTED'), of('DECLINED')]
  return (
    <>
      <section className={styles.part} aria-label={t('toRead')}>
        <div className={styles.partHead}>
          <Heading level={2} size="t21">
            {t('toRead')} <span className={styles.small}>{bonus.waiting_count ?? waiting.length}</span>
          </Heading>
          <span className={styles.small}>{t('oldestFirst')}</span>
        </div>
        {waiting.length === 0 && (
          <Text tone="muted">{t(bonus.submissions_count === 0 ? 'noEntries' : 'allRead')}</Text>
        )}
        <ul className={styles.entries}>
          {waiting.map((entry) => (
            <Waiting key={entry.id} entry={entry} onDecide={onDecide} />
          ))}
        </ul>
      </section>
      {accepted.length > 0 && (
        <section className={styles.part} aria-label={t('accepted')}>
          <div className={styles.partHead}>
            <Heading level={2} size="t21">
              {t('accepted')} <span className={styles.small}>{bonus.accepted_count}</span>
            </Heading>
          </div>
          <ul className={styles.accepted}>
            {accepted.map((entry) => (
              <li key={entry.id} className={styles.acceptedEntry}>
                {entry.image && (
                  <Picture image={entry.image} ratio="4/3" sizes="200px" alt="none" corners="control" />
                )}
                <Text weight="semibold">{entry.name || t('aBacker')}</Text>
                <Text size="t14" tone="muted" lines="two">
                  {entry.text}
                </Text>
              </li>
            ))}
          </ul>
        </section>
      )}
      {declined.length > 0 && (
        <Disclosure summary={t('declined', { count: declined.length })}>
          <ul className={styles.entries}>
            {declined.map((entry) => (
              <li key={entry.id} className={styles.plainEntry}>
                <Text weight="semibold">{entry.name || t('aBacker')}</Text>
                <p className={styles.text}>{entry.text}</p>
                <p className={styles.small}>{t('becauseOf', { reason: entry.reason ?? '' })}</p>
              </li>
            ))}
          </ul>
        </Disclosure>
      )}
    </>
  )
}

interface WaitingProps {
  readonly entry: BonusEntry
  readonly onDecide: Decide | null
}

/** One entry that waits: accepted at once, or declined with a reason. */
function Waiting({ entry, onDecide }: WaitingProps) {
  const { t } = useTranslation('bonus')
  const { date } = useFormat()
  const [declining, setDeclining] = useState(false)
  const accepting = useAction(async () => onDecide?.(entry.id, { decision: 'ACCEPTED' }))
  const name = entry.name || t('aBacker')
  return (
    <li className={entry.image ? styles.entry : styles.plainEntry}>
      {entry.image && <Picture image={entry.image} ratio="4/3" sizes="168px" corners="control" />}
      <div className={styles.entryWords}>
        <div className={styles.entryHead}>
          {name}
          <span className={styles.small}>{date(entry.date * 1000)}</span>
        </div>
        <p className={styles.text}>{entry.text}</p>
        {accepting.failure && (
          <RejectionAlert failure={accepting.failure} words={meanwhile(accepting.failure, t)} />
        )}
        {onDecide &&
          (declining ? (
            <Declining
              name={name}
              onDecline={(reason) => onDecide(entry.id, { decision: 'DECLINED', reason })}
              onBack={() => setDeclining(false)}
            />
          ) : (
            <div className={styles.acts}>
              <Button
                size="small"
                aria-label={t('acceptOf', { name })}
                pending={accepting.pending}
                onClick={() => void accepting.run()}
              >
                {t('accept')}
              </Button>
              <Button
                size="small"
                variant="line"
                aria-label={t('declineOf', { name })}
                onClick={() => setDeclining(true)}
              >
                {t('decline')}
              </Button>
            </div>
          ))}
      </div>
    </li>
  )
}

interface DecliningProps {
  readonly name: string
  readonly onDecline: (reason: string) => Promise<unknown>
  readonly onBack: () => void
}

/** The platform names the field; a code without one is shown over the form. */
const decisionPlacements = placements<typeof decideBonusEntry>({ INVALID_ID: overFormUntilChanged })

function Declining({ name, onDecline, onBack }: DecliningProps) {
  const { t } = useTranslation('bonus')
  const { t: common } = useTranslation('dashboard')
  const { form: _, ...saving } = useForm<DeclineForm>({
    schema: declineForm,
    empty: { reason: '' },
    placements: decisionPlacements,
    submit: ({ reason }) => onDecline(reason),
  })
  return (
    <form method="dialog" noValidate className={styles.entryWords} onSubmit={saving.onSubmit}>
      <TextField {...saving.field('reason', t('why'))} hint={t('whyHint', { name })} autoComplete="off" />
      {saving.failure && (
        <RejectionAlert
          ref={saving.rejection}
          failure={saving.failure}
          words={meanwhile(saving.failure, t)}
        />
      )}
      <div className={styles.acts}>
        <Button
          type="submit"
          size="small"
          variant="line"
          pending={saving.pending}
          pendingLabel={common('saving')}
          disabledReason={saving.waits ? common('changeFirst') : undefined}
        >
          {t('declineAndSend')}
        </Button>
        <Button size="small" variant="quiet" onClick={onBack}>
          {t('back')}
        </Button>
      </div>
    </form>
  )
}
