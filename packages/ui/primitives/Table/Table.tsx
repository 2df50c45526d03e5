import type { ReactNode } from 'react'
import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { hidden } from '../VisuallyHidden/VisuallyHidden.css.ts'
import * as styles from './Table.css.ts'

export interface Column<Row> {
  readonly id: string
  /** What the column holds, in words; for a column of boxes or buttons, spoken only. */
  readonly header: ReactNode
  /** @default 'shown' */
  readonly headerDisplay?: 'shown' | 'spoken'
  /** Numbers stand at the end, with figures of one width. @default 'start' */
  readonly align?: 'start' | 'end'
  readonly cell: (row: Row) => ReactNode
  /** Names its row for readers. */
  readonly rowHeader?: boolean
  readonly width?: number | string
  /** Left out on a phone, where another column says the same. @default 'shown' */
  readonly phone?: 'shown' | 'left out'
}

export interface TableProps<Row> extends PassThroughProps {
  /** What it lists. Shown by a heading above it, so spoken only. */
  readonly caption: string
  readonly columns: readonly Column<Row>[]
  readonly rows: readonly Row[]
  readonly rowKey: (row: Row) => string
  readonly isSelected?: (row: Row) => boolean
}

/** Rows of the same kind. On a phone it scrolls inside its own region, the first column in place. */
export function Table<Row>({ caption, columns, rows, rowKey, isSelected, ...rest }: TableProps<Row>) {
  const look = (column: Column<Row>, index: number, base: string) =>
    classes(
      base,
      column.align === 'end' ? styles.end : styles.start,
      index === 0 && styles.first,
      column.phone === 'left out' && styles.notOnPhone,
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable with the keyboard
    <section className={styles.region} aria-label={caption} tabIndex={0} {...passThrough(rest)}>
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
