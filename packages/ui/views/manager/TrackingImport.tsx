import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { ListedPledge } from '@kindling/api-client/model/pledge-management'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import { pickAll } from './bulk.ts'
import * as styles from './shipping.css.ts'
import { type CheckedRow, checkRows, importRows, readRows, type TrackingRow } from './tracking-rows.ts'

interface TrackingImportProps {
  readonly calls: Pick<ManagerCalls, 'walk' | 'ship'>
  readonly onDone: (words: string) => void
}

/** Bytes: thousands of rows; more is not a list of parcels. */
const fileMax = 5_000_000

/** Tracking numbers from a file: what can be imported is counted, what cannot is shown and can be put right in place. */
export function TrackingImport({ calls, onDone }: TrackingImportProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const [rows, setRows] = useState<readonly TrackingRow[] | null>(null)
  const [pledges, setPledges] = useState<ReadonlyMap<string, ListedPledge>>(new Map())
  const [unreadable, setUnreadable] = useState(false)
  const [shipped, setShipped] = useState<readonly number[]>([])
  const readPledges = async () => {
    const all = await pickAll({}, calls.walk)
    setPledges(new Map(all.map((pledge) => [pledge.id, pledge])))
  }
  const reading = useAction(async (file: File) => {
    setUnreadable(false)
    const { default: papa } = await import('papaparse')
    const { data } = papa.parse<Record<string, string>>(
      file.size > fileMax ? '' : (await file.text()).replace(/^\uFEFF/, ''),
      { header: true, skipEmptyLines: 'greedy' },
    )
    const read = readRows(data)
    if (!read) return setUnreadable(true)
    await readPledges()
    setShipped([])
    setRows(read)
  })
  const checked = rows ? checkRows(rows, pledges).filter(({ row }) => !shipped.includes(row.at)) : []
  const wrong = checked.filter(({ problem }) => problem !== null)
  const ready = checked.filter(({ problem, isDone }) => problem === null && !isDone)
  const importing = useAction(async () => {
    const meant = ready.length
    try {
      await importRows({
        rows: ready,
        ship: calls.ship,
        onShipped: (some) => setShipped((now) => [...now, ...some.map(({ row }) => row.at)]),
      })
    } catch (error) {
      // Whatever stopped it, such as a parcel that somebody cancelled meanwhile, is then a row that needs a look.
      await readPledges().catch(() => undefined)
      throw error
    }
    onDone(t('bulk.SHIPPED.done', { count: meant, changed: count(meant) }))
  })
  const rejection = useRejectionFocus(reading.failure ?? importing.failure)
  const change = (at: number, values: Partial<TrackingRow>) =>
    setRows((now) => (now ?? []).map((row) => (row.at === at ? { ...row, ...values } : row)))
  const failure = reading.failure ?? importing.failure
  return (
    <section className={styles.panel} aria-labelledby="tracking">
      <Heading level={2} size="t21" id="tracking">
        {t('tracking.title')}
      </Heading>
      {failure && <RejectionAlert ref={rejection} failure={failure} form="bulk" />}
      <FileDrop
        label={t('tracking.file')}
        hint={t('tracking.hint')}
        actionLabel={t('tracking.choose')}
        dropLabel={t('tracking.drop')}
        accept=".csv,text/csv"
        error={unreadable ? t('tracking.unreadable') : undefined}
        onFiles={([file]) => file && void reading.run(file)}
      />
      {rows && (
        <>
          <p role="status">{t('tracking.sum', { ready: count(ready.length), wrong: count(wrong.length) })}</p>
          {wrong.length > 0 && (
            <WrongRows rows={wrong} onChange={change} onLeave={(at) => setShipped([...shipped, at])} />
          )}
          {ready.length > 0 ? (
            <Button
              pending={importing.pending}
              pendingLabel={t('tracking.working', { done: count(shipped.length) })}
              onClick={() => void importing.run()}
            >
              {t('tracking.submit', { count: ready.length, rows: count(ready.length) })}
            </Button>
          ) : (
            wrong.length === 0 && <Alert tone="info">{t('tracking.nothing')}</Alert>
          )}
          <p className={styles.note}>{t('tracking.mails')}</p>
        </>
      )}
    </section>
  )
}

interface WrongRowsProps {
  readonly rows: readonly CheckedRow[]
  readonly onChange: (at: number, values: Partial<TrackingRow>) => void
  readonly onLeave: (at: number) => void
}

/** Only the rows that need a look. A field is taken over when it is left, so that a row stays while it is typed in. */
function WrongRows({ rows, onChange, onLeave }: WrongRowsProps) {
  const { t } = useTranslation('manager')
  return (
    <Table
      caption={t('tracking.wrong')}
      rows={rows}
      rowKey={({ row }) => String(row.at)}
      columns={[
        { id: 'at', header: t('tracking.row'), rowHeader: true, cell: ({ row }) => row.at },
        {
          id: 'problem',
          header: t('tracking.problem'),
          cell: ({ problem, pledge }) =>
            problem && (
              <p className={styles.reason}>
                {t(`tracking.problems.${problem}`, { number: pledge?.tracking_number ?? '' })}
              </p>
            ),
        },
        {
          id: 'pledge',
          header: t('tracking.pledge'),
          cell: ({ row }) => (
            <div className={styles.entry}>
              <TextField
                label={t('tracking.pledgeOf', { row: row.at })}
                labelDisplay="spoken"
                autoComplete="off"
                defaultValue={row.pledge}
                onBlur={({ target }) => onChange(row.at, { pledge: target.value.trim() })}
              />
            </div>
          ),
        },
        {
          id: 'tracking',
          header: t('bulk.tracking'),
          cell: ({ row }) => (
            <div className={styles.entry}>
              <TextField
                label={t('tracking.numberOf', { row: row.at })}
                labelDisplay="spoken"
                autoComplete="off"
                defaultValue={row.tracking}
                onBlur={({ target }) => onChange(row.at, { tracking: target.value.trim() })}
              />
            </div>
          ),
        },
        {
          id: 'leave',
          header: t('tracking.leave'),
          headerDisplay: 'spoken',
          cell: ({ row }) => (
            <Button variant="quiet" size="small" onClick={() => onLeave(row.at)}>
              {t('tracking.leave')}
            </Button>
          ),
        },
      ]}
    />
  )
}
