import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import download from 'lucide-react/icons/download'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { FileDrop } from '../../primitives/FileDrop/FileDrop.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import type { Failure } from '../../state/failure.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { saveCsv } from '../shared/save-csv.ts'
import { failureOf, useAction } from '../shared/use-action.ts'
import { type OpenChecker, openTrackingChecker, type RemoteChecker } from './open-tracking-checker.ts'
import * as styles from './shipping.css.ts'
import type { TrackingSheet } from './tracking-checker.ts'
import { importRows, tellPledges } from './tracking-import.ts'
import { useMeantPledges } from './use-meant-pledges.ts'
import { WrongRows } from './WrongRows.tsx'

interface TrackingImportProps {
  readonly calls: Pick<ManagerCalls, 'find' | 'ship' | 'walk'>
  /** Parcels are sent; `left`: rows that still need a look. */
  readonly onDone: (words: string, left: number) => void
}

/** Bytes: an export of 50,000 pledges with all its columns has about 15 MB. */
const fileMax = 25_000_000
/** Rows that are shown at once: a thousand would make the page slow. */
const rowsAtOnce = 50

/**
 * The checker of the file that was read last. A worker is ended with the view, but not before the parcels are sent that
 * somebody asked to send.
 */
function useChecker() {
  const opened = useRef<OpenChecker | null>(null)
  const working = useRef(false)
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
      if (!working.current) opened.current?.close()
    }
  }, [])
  return {
    current: () => opened.current?.checker ?? null,
    replace: async () => {
      opened.current?.close()
      opened.current = await openTrackingChecker()
      return opened.current.checker
    },
    /** Keeps the checker until the work is done. */
    during: async <Value,>(work: () => Promise<Value>): Promise<Value> => {
      working.current = true
      try {
        return await work()
      } finally {
        working.current = false
        if (isLeft.current) opened.current?.close()
      }
    },
  }
}

/** Where focus goes once the row that has it is right and so no longer there: to the row in its place. */
function useRowFocus(sheet: TrackingSheet | null) {
  const status = useRef<HTMLParagraphElement>(null)
  const held = useRef<{ readonly row: HTMLTableRowElement; readonly place: number } | null>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new sheet is what may have taken the row away
  useEffect(() => {
    if (!held.current || held.current.row.isConnected) return
    const rows = [...(status.current?.closest('section')?.querySelectorAll('tbody tr') ?? [])]
    const next = rows[Math.min(held.current.place, rows.length - 1)]?.querySelector('input')
    held.current = null
    const target = next ?? status.current
    target?.focus()
  }, [sheet])
  return {
    status,
    /** Called before the rows change. */
    hold: () => {
      const row = document.activeElement?.closest<HTMLTableRowElement>('tbody tr')
      held.current = row ? { row, place: row.sectionRowIndex } : null
    },
  }
}

/** Tracking numbers from a file: what can be imported is counted, what cannot is shown and can be put right in place. */
export function TrackingImport({ calls, onDone }: TrackingImportProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const checkers = useChecker()
  const [sheet, setSheet] = useState<TrackingSheet | null>(null)
  const [fileName, setFileName] = useState('')
  const meant = useMeantPledges(calls.walk)
  /** How many rows are shown. A ref: an import under way reads what it is by now. */
  const shown = useRef(rowsAtOnce)
  const [compared, setCompared] = useState(0)
  const [problem, setProblem] = useState<'unreadable' | 'large' | null>(null)
  const [lost, setLost] = useState<Failure | null>(null)
  const rowFocus = useRowFocus(sheet)
  const look = async (checker: RemoteChecker) => {
    const now = await checker.sheet(shown.current)
    rowFocus.hold()
    setSheet(now)
    void meant.ask(now.rows)
    return now
  }
  const compare = (checker: RemoteChecker) =>
    tellPledges({ checker, find: calls.find, onProgress: setCompared })
  const compareNew = (checker: RemoteChecker) =>
    tellPledges({ checker, find: calls.find, which: 'new', onProgress: () => undefined })
  const reading = useAction((file: File) =>
    checkers.during(async () => {
      setProblem(null)
      setLost(null)
      setSheet(null)
      setCompared(0)
      setFileName(file.name)
      shown.current = rowsAtOnce
      if (file.size > fileMax) return setProblem('large')
      const checker = await checkers.replace()
      if (!(await checker.read(file))) return setProblem('unreadable')
      await compare(checker)
      await look(checker)
    }),
  )
  const importing = useAction(() =>
    checkers.during(async () => {
      const checker = checkers.current()
      if (!checker) return
      try {
        await importRows({ checker, ship: calls.ship, onShipped: () => look(checker) })
      } catch (error) {
        // Whatever stopped it, such as a parcel that somebody cancelled meanwhile, is then a row that needs a look.
        await compare(checker).catch(() => undefined)
        await look(checker)
        throw error
      }
      const { shipped, wrong } = await look(checker)
      onDone(t('bulk.SHIPPED.done', { count: shipped, changed: count(shipped) }), wrong)
    }),
  )
  /** An edit never waits for another one, so it is no action: two that follow each other must both count. */
  const edit = async (change?: (checker: RemoteChecker) => Promise<void>) => {
    const checker = checkers.current()
    if (!checker) return
    try {
      await change?.(checker)
      // A row may name another pledge now. Without a network the rest of the change shows all the same.
      await compareNew(checker).finally(() => look(checker))
    } catch (error) {
      setLost(failureOf(error))
    }
  }
  const saveWrong = async () => {
    const sheetOfAll = await checkers.current()?.sheet(Number.MAX_SAFE_INTEGER)
    const lines = (sheetOfAll?.rows ?? []).map(({ row, problem, pledge }) => [
      ...[row.pledge, row.carrier, row.tracking, row.email],
      problem ? t(`tracking.problems.${problem}`, { number: pledge?.tracking_number ?? '' }) : '',
    ])
    const head = ['pledge', 'carrier', 'tracking_number', 'email', t('tracking.problem')]
    saveCsv(t('tracking.fileName'), [head, ...lines])
  }
  const failure = reading.failure ?? importing.failure ?? lost
  const rejection = useRejectionFocus(failure)
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
        error={problem ? t(`tracking.${problem}`) : undefined}
        // Another file would end the worker that the import reads from.
        disabled={importing.pending}
        onFiles={([file]) => file && void reading.run(file)}
      />
      {reading.pending && <p role="status">{t('tracking.reading', { read: count(compared) })}</p>}
      {sheet && (
        <>
          <div className={styles.sum}>
            <p role="status" ref={rowFocus.status} tabIndex={-1} className={styles.sumWords}>
              {t('tracking.sum', { ready: count(sheet.ready), wrong: count(sheet.wrong) })}
            </p>
            <span className={styles.note}>
              {t('tracking.read', { rows: count(sheet.read), name: fileName })}
            </span>
            <span className={styles.sumBar} aria-hidden>
              {(['ready', 'wrong'] as const).map(
                (part) =>
                  sheet[part] > 0 && (
                    <i
                      key={part}
                      className={styles.sumParts[part]}
                      style={{ '--rows': sheet[part] } as CSSProperties}
                    />
                  ),
              )}
            </span>
          </div>
          {sheet.rows.length > 0 && (
            <WrongRows
              rows={sheet.rows}
              meantBy={meant.of}
              onChange={(at, values) => void edit((checker) => checker.change(at, values))}
              onLeave={(at) => void edit((checker) => checker.leave(at))}
            />
          )}
          {sheet.wrong > sheet.rows.length && (
            <Button
              variant="line"
              onClick={() => {
                shown.current += rowsAtOnce
                void edit()
              }}
            >
              {t('tracking.more', { rows: count(Math.min(rowsAtOnce, sheet.wrong - sheet.rows.length)) })}
            </Button>
          )}
          {sheet.ready === 0 && sheet.wrong === 0 && <Alert tone="info">{t('tracking.nothing')}</Alert>}
          <div className={styles.importEnd}>
            {sheet.wrong > 0 && (
              <Button variant="quiet" icon={download} onClick={() => void saveWrong()}>
                {t('tracking.download', { count: sheet.wrong, rows: count(sheet.wrong) })}
              </Button>
            )}
            {sheet.ready > 0 && (
              <div className={styles.importVerb}>
                <p className={styles.note}>
                  {t('tracking.mails', { count: sheet.ready, backers: count(sheet.ready) })}
                </p>
                <Button
                  pending={importing.pending}
                  pendingLabel={t('tracking.working', { done: count(sheet.shipped) })}
                  onClick={() => void importing.run()}
                >
                  {t('tracking.submit', { count: sheet.ready, rows: count(sheet.ready) })}
                </Button>
              </div>
            )}
          </div>
        </>
      )}
    </section>
  )
}
