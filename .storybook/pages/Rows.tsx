import type { ReactNode } from 'react'

export interface RowsProps {
  readonly head: readonly ReactNode[]
  readonly rows: readonly (readonly ReactNode[])[]
}

/** A table in a page: plain MDX has none. */
export const Rows = ({ head, rows }: RowsProps) => (
  <table>
    <thead>
      <tr>
        {head.map((cell) => (
          <th key={String(cell)}>{cell}</th>
        ))}
      </tr>
    </thead>
    <tbody>
      {rows.map((row) => (
        <tr key={String(row[0])}>
          {row.map((cell) => (
            <td key={String(cell)}>{cell}</td>
          ))}
        </tr>
      ))}
    </tbody>
  </table>
)
