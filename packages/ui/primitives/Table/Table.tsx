import type { ReactNode } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Table.css.ts'

export interface Column<Row> {
  readonly id: string
  /** Column header; for a column of boxes or buttons, spoken only. */
  readonly header: ReactNode
  /** @default 'shown' */
  readonly headerDisplay?: 'shown' | 'spoken'
  /** `end` aligns numbers, with tabular figures. @default 'start' */
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** Whether its cell is the row header. */
  readonly rowHeader?: boolean
  readonly width?: number | string
  /** Hidden on a phone, where another column has the same content. @default 'shown' */
  readonly phone?: 'shown' | 'left out'
}

export interface TableProps<Row> extends PassThroughProps {
  /** Caption. A heading above shows it, so it is spoken only. */
  readonly caption: string
  /** What is shown of each row, from start to end. */
  readonly columns: readonly Column<Row>[]
  /** The data, in the order in which it is shown. */
  readonly rows: readonly Row[]
  /** A key of the row, which stays when the order changes. */
  readonly rowKey: (row: Row) => string
  /** Whether a row is marked as chosen. */
  readonly isSelected?: (row: Row) => boolean
  /**
   * `stacked` shows each row's cells below each other, for rows that people fill in or read one by one; `scrolling`
   * keeps columns comparable.
   * @default 'scrolling'
   */
  readonly onPhone?: 'scrolling' | 'stacked'
}

/**
 * Rows with the same columns. On a phone it scrolls inside its own region, with the first column fixed, or stacks the
 * cells of each row.
 */
export function Table<Row>({
  caption,
  columns,
  rows,
  rowKey,
  isSelected,
  onPhone = 'scrolling',
  ...rest
}: TableProps<Row>) {
  const isStacked = onPhone === 'stacked'
  const region = classes(styles.region, isStacked && styles.stacked)
  const look = (column: Column<Row>, index: number, base: string) =>
    classes(
      base,
      column.align === 'end' ? styles.end : styles.start,
      index === 0 && !isStacked && styles.first,
      column.phone === 'left out' && styles.notOnPhone,
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={region} aria-label={caption} tabIndex={0} {...passThrough(rest)}>
      <table className={styles.table}>
        <caption className={hidden}>{caption}</caption>
        <thead>
          <tr>
            {columns.map((column, index) => (
              <th
                key={column.id}
                scope="col"
                className={look(column, index, styles.header)}
                style={{ width: column.width }}
              >
                {column.headerDisplay === 'spoken' ? (
                  <span className={hidden}>{column.header}</span>
                ) : (
                  column.header
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)} className={isSelected?.(row) ? styles.selected : undefined}>
              {columns.map((column, index) => {
                const Cell = column.rowHeader ? 'th' : 'td'
                return (
                  <Cell
                    key={column.id}
                    {...(column.rowHeader && { scope: 'row' })}
                    className={look(column, index, styles.cell)}
                  >
                    {isStacked && column.headerDisplay !== 'spoken' && (
                      <span className={styles.cellHeader} aria-hidden>
                        {column.header}
                      </span>
                    )}
                    {column.cell(row)}
                  </Cell>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
