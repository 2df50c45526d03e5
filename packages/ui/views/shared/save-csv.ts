import { csvText } from '@kindling/validation/rules/csv-cell'
import { saveFile } from './save-file.ts'

/** Saves rows as a file that spreadsheets open. */
export const saveCsv = (name: string, rows: Parameters<typeof csvText>[0]): void =>
  saveFile(name, csvText(rows), 'text/csv')
