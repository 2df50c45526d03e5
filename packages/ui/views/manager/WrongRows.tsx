import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import * as styles from './shipping.css.ts'
import type { CheckedRow, TrackingRow } from './tracking-rows.ts'
import type { MeantPledge } from './use-meant-pledges.ts'

interface WrongRowsProps {
  readonly rows: readonly CheckedRow[]
  /** The pledge that a row without one must mean; null: none, or one of several. */
  readonly meantBy: (row: CheckedRow) => MeantPledge | null
  readonly onChange: (at: number, values: Partial<Omit<TrackingRow, 'at'>>) => void
  readonly onLeave: (at: number) => void
}

/** Fields of a row that are put right in place, and what each is called. */
const fields = [
  { name: 'pledge', header: 'tracking.pledge', label: 'tracking.pledgeOf' },
  { name: 'carrier', header: 'bulk.carrier', label: 'tracking.carrierOf' },
  { name: 'tracking', header: 'bulk.tracking', label: 'tracking.numberOf' },
] as const

/** Only the rows that need a look. A field is taken over when it is left, so that a row stays while it is typed in. */
export function WrongRows({ rows, meantBy, onChange, onLeave }: WrongRowsProps) {
  const { t } = useTranslation('manager')
  return (
    <Table
      caption={t('tracking.wrong')}
      onPhone="stacked"
      rows={rows}
      rowKey={({ row }) => String(row.at)}
      columns={[
        { id: 'at', header: t('tracking.row'), rowHeader: true, cell: ({ row }) => row.at },
        {
          id: 'backer',
          header: t('tracking.backer'),
          cell: ({ pledge }) => (pledge ? pledge.user_name : t('tracking.noPledge')),
        },
        {
          id: 'problem',
          header: t('tracking.problem'),
          cell: (checked) => <Reason checked={checked} meant={meantBy(checked)} />,
        },
        ...fields.map(({ name, header, label }) => ({
          id: name,
          header: t(header),
          cell: ({ row }: CheckedRow) => (
            <div className={styles.entry}>
              <TextField
                // A field holds what is typed in it: a pledge that a button chose is a field of its own.
                key={row[name]}
                label={t(label, { row: row.at })}
                labelDisplay="spoken"
                autoComplete="off"
                defaultValue={row[name]}
                onBlur={({ target }) => {
                  const value = target.value.trim()
                  if (value !== row[name]) onChange(row.at, { [name]: value })
                }}
              />
            </div>
          ),
        })),
        {
          id: 'remedies',
          header: t('tracking.leave'),
          headerDisplay: 'spoken',
          cell: (checked) => {
            const { row, problem } = checked
            const meant = meantBy(checked)
            return (
              <div className={styles.remedies}>
                {meant && (
                  <Button variant="line" size="small" onClick={() => onChange(row.at, { pledge: meant.id })}>
                    {t('tracking.use', { name: meant.name })}
                  </Button>
                )}
                {problem === 'sent' && (
                  <Button variant="line" size="small" onClick={() => onChange(row.at, { replaces: true })}>
                    {t('tracking.replace')}
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={() => onLeave(row.at)}>
                  {t('tracking.leave')}
                </Button>
              </div>
            )
          },
        },
      ]}
    />
  )
}

interface ReasonProps {
  readonly checked: CheckedRow
  readonly meant: MeantPledge | null
}

/** Why a row cannot be imported, and which pledge it could mean. */
function Reason({ checked: { problem, pledge }, meant }: ReasonProps) {
  const { t } = useTranslation('manager')
  if (!problem) return null
  const why = t(`tracking.problems.${problem}`, { number: pledge?.tracking_number ?? '' })
  return (
    <p className={styles.reason}>
      {why} {meant && t('tracking.meant', { name: meant.name, pledge: meant.id })}
    </p>
  )
}
