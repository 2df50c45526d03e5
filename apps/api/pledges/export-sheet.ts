import { zipStream } from '../kernel/zip-stream.ts'
import { type ExportCell, exportNames } from './export-text.ts'

/*
 * The file of pledges as a workbook of one sheet (ECMA-376). Texts are written as texts of their cells: nothing that
 * somebody typed is a formula, whatever it begins with. Numbers are numbers.
 */

const declaration = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packaged = 'http://schemas.openxmlformats.org/package/2006'
const types = 'application/vnd.openxmlformats-officedocument.spreadsheetml'

/** Styles by their place in `cellXfs`. */
const styled = { plain: 0, money: 1, head: 2 } as const
/** A cell of a sheet holds no more characters. */
const textMax = 32_767

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/**
 * Text as XML of a cell. Characters that XML cannot hold are left out; what reads like an escape of theirs, `_x000D_`,
 * is escaped itself.
 */
const escaped = (text: string) =>
  text
    .slice(0, textMax)
    .replace(/[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu, '')
    .replace(/_(?=x[\dA-Fa-f]{4}_)/g, '_x005F_')
    .replace(/[&<>"]/g, (sign) => entities[sign] ?? sign)

/** A, B, … Z: the columns of an export are fewer. */
const column = (place: number) => String.fromCharCode('A'.charCodeAt(0) + place)

function cellOf(value: ExportCell, place: number, row: number, style: number): string {
  const at = `r="${column(place)}${row}"`
  if (value === null || value === '') return ''
  if (typeof value === 'number') return `<c ${at} s="${styled.money}"><v>${value}</v></c>`
  return `<c ${at} t="inlineStr" s="${style}"><is><t xml:space="preserve">${escaped(value)}</t></is></c>`
}

/** One row of the sheet. Rows count from 1; the first is the head. */
export const sheetRow = (cells: readonly ExportCell[], row: number, style: number = styled.plain): string =>
  `<row r="${row}">${cells.map((value, place) => cellOf(value, place, row, style)).join('')}</row>`

/** What comes before the rows of pledges: widths, a head that stays in view, and its row. */
export const sheetHead = `${declaration}<worksheet xmlns="${main}"><sheetViews><sheetView workbookViewId="0"><pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews><cols><col min="1" max="${exportNames.length}" width="18" customWidth="1"/></cols><sheetData>${sheetRow(exportNames, 1, styled.head)}`
const sheetEnd = '</sheetData></worksheet>'

const fixed = [
  [
    '[Content_Types].xml',
    `<Types xmlns="${packaged}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="${types}.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="${types}.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="${types}.styles+xml"/></Types>`,
  ],
  [
    '_rels/.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  ],
  [
    'xl/workbook.xml',
    `<workbook xmlns="${main}" xmlns:r="${office}"><sheets><sheet name="Pledges" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  ],
  [
    'xl/_rels/workbook.xml.rels',
    `<Relationships xmlns="${packaged}/relationships"><Relationship Id="rId1" Type="${office}/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${office}/styles" Target="styles.xml"/></Relationships>`,
  ],
  [
    'xl/styles.xml',
    `<styleSheet xmlns="${main}"><fonts count="2"><font><sz val="11"/><name val="Calibri"/></font><font><b/><sz val="11"/><name val="Calibri"/></font></fonts><fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="3"><xf xfId="0"/><xf numFmtId="4" applyNumberFormat="1" xfId="0"/><xf fontId="1" applyFont="1" xfId="0"/></cellXfs></styleSheet>`,
  ],
] as const

/** The workbook around a sheet whose parts, the head and then rows, were written before. */
export function workbook(parts: AsyncIterable<string>): AsyncIterable<Uint8Array> {
  async function* sheet() {
    yield* parts
    yield sheetEnd
  }
  return zipStream([
    ...fixed.map(([name, xml]) => ({ name, parts: [declaration, xml] })),
    { name: 'xl/worksheets/sheet1.xml', parts: sheet() },
  ])
}
