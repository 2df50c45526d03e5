import { MILESTONE } from '@kindling/validation/limits'
import { type FormEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Dialog } from '../../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../../primitives/Stack/Stack.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../../form/use-rejection-focus.ts'
import { useAction } from '../../shared/use-action.ts'
import * as styles from './timeline.css.ts'
import type { TimelineRow } from './timeline-facts.ts'

interface MarkCompleteProps {
  readonly row: TimelineRow
  /** Cents held in all: what a carried vote sends back. */
  readonly held: number
  readonly onComplete: () => Promise<unknown>
  readonly onClose: () => void
}

/** White space and case do not tell two names apart. */
const plain = (name: string) => name.trim().replace(/\s+/g, ' ').toLowerCase()

/** Asks twice before a milestone is complete for good: what follows, then its name (mock 33b). */
export function MarkComplete({ row, held, onComplete, onClose }: MarkCompleteProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { title } = row.milestone
  const [isSure, setSure] = useState(false)
  const [name, setName] = useState('')
  const [isWrong, setWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const marking = useAction(onComplete)
  const rejection = useRejectionFocus(marking.failure)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = plain(name) !== plain(title)
    setWrong(wrong)
    if (wrong) field.current?.focus()
    else void marking.run()
  }
  return (
    <Dialog
      open
      onClose={onClose}
      pending={marking.pending}
      title={isSure ? t('timeline.complete.againTitle') : t('timeline.complete.title', { title })}
      description={isSure ? t('timeline.complete.againHint', { title }) : t('timeline.complete.hint')}
      closeLabel={common('close')}
    >
      {isSure ? (
        <form method="dialog" noValidate onSubmit={submit}>
          <Stack gap={16}>
            {marking.failure && (
              <RejectionAlert ref={rejection} failure={marking.failure} form="milestone_complete" />
            )}
            <TextField
              ref={field}
              label={t('timeline.complete.name')}
              value={name}
              onChange={(event) => {
                setName(event.target.value)
                setWrong(false)
              }}
              error={isWrong ? t('timeline.complete.wrong', { title }) : undefined}
              autoComplete="off"
            />
            <div className={styles.ends}>
              <Button variant="line" onClick={() => setSure(false)}>
                {t('timeline.complete.back')}
              </Button>
              <Button type="submit" pending={marking.pending} pendingLabel={t('timeline.complete.pending')}>
                {marking.failure ? common('retry') : t('timeline.verb')}
              </Button>
            </div>
          </Stack>
        </form>
      ) : (
        <Stack gap={16}>
          <Consequences row={row} held={held} />
          <div className={styles.ends}>
            <Button variant="line" onClick={onClose}>
              {t('timeline.complete.notYet')}
            </Button>
            <Button onClick={() => setSure(true)}>{t('timeline.complete.go')}</Button>
          </div>
        </Stack>
      )}
    </Dialog>
  )
}

function Consequences({ row: { milestone, part, standing }, held }: Pick<MarkCompleteProps, 'row' | 'held'>) {
  const { t } = useTranslation('manager')
  const format = useFormat()
  const cents = (amount: number) => format.money(amount, { fractions: 'always' })
  const closes = milestone.date * 1000
  const moment = (at: number) => format.date(at, 'full')
  const facts: [string, string][] = [
    [t('timeline.complete.held'), cents(part.held)],
    ...(standing.is === 'late'
      ? [[t('timeline.complete.voteLate'), t('timeline.complete.voteLateFor')] as [string, string]]
      : [
          ...(standing.is === 'voting'
            ? []
            : [
                [t('timeline.complete.voteOpens'), moment(closes - MILESTONE.voteOpenMs)] as [string, string],
              ]),
          [
            t('timeline.complete.voteCloses'),
            moment(standing.is === 'voting' ? standing.vote.closes_at * 1000 : closes),
          ] as [string, string],
        ]),
    [t('timeline.complete.ifNot'), t('timeline.complete.ifNotThen', { amount: cents(part.held) })],
    [t('timeline.complete.ifCarries'), t('timeline.complete.ifCarriesThen', { amount: cents(held) })],
  ]
  return (
    <dl className={styles.facts}>
      {facts.map(([name, value]) => (
        <div key={name} className={styles.fact}>
          <dt className={styles.factName}>{name}</dt>
          <dd className={styles.factValue}>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
