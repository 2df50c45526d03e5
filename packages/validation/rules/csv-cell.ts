/** Whether a spreadsheet would run a cell with this text (OWASP, CSV injection). */
export const isFormula = (text: string): boolean => /^[=+\-@\t\r]/.test(text)

/**
 * A cell of a CSV file (RFC 4180). What a spreadsheet would take for a formula gets an apostrophe before it, so that a
 * text somebody else wrote cannot run where the file is opened; numbers stay numbers.
 */
export function csvCell(value: string | number): string {
  if (typeof value === 'number') return String(value)
  const text = isFormula(value) ? `'${value}` : value
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
}

/** Rows as a CSV file that spreadsheets open in UTF-8. */
export const csvText = (rows: readonly (readonly (string | number)[])[]): string =>
  `\uFEFF${rows.map((cells) => cells.map(csvCell).join(',')).join('\r\n')}\r\n`
