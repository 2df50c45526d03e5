import { expect, it } from 'vitest'
import { writeJson } from './write-json.ts'

it('writes lists on one line where they fit, and objects on several', () => {
  const value = { a: [1, 2], b: { c: [] as string[], d: {} }, e: [{ f: null }] }
  expect(writeJson(value)).toBe(`{
  "a": [1, 2],
  "b": {
    "c": [],
    "d": {}
  },
  "e": [
    {
      "f": null
    }
  ]
}
`)
})
it('breaks a list that is longer than a line, and says the same', () => {
  const value = { words: Array.from({ length: 30 }, (_, index) => `word-${index}`) }
  const text = writeJson(value)
  expect(Math.max(...text.split('\n').map((line) => line.length))).toBeLessThanOrEqual(110)
  expect(JSON.parse(text)).toEqual(value)
})
