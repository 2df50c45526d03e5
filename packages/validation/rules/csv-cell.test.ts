import { expect, it } from 'vitest'
import { csvCell, csvText } from './csv-cell.ts'

it.each([
  ['Copper kettle', 'Copper kettle'],
  [-12, '-12'],
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\tx', "'\tx"],
  ['a "b", c', '"a ""b"", c"'],
  ['two\nlines', '"two\nlines"'],
])('%j is written %j', (value, cell) => expect(csvCell(value)).toBe(cell))

it('ends every row, and says that it is UTF-8', () => {
  expect(
    csvText([
      ['Source', 'Visits'],
      ['=x', 3],
    ]),
  ).toBe("\uFEFFSource,Visits\r\n'=x,3\r\n")
})
