import { expect, it } from 'vitest'
import { isAnalyticsId } from './analytics-id.ts'

it.each(['G-AB12', 'G-1234567890', 'G-ABCDEF123456'])('%s is the id of a data stream', (id) => {
  expect(isAnalyticsId(id)).toBe(true)
})

it.each([
  '',
  'G-',
  'G-AB1',
  'G-ABCDEF1234567',
  'g-AB12CD',
  'G-ab12cd',
  'UA-12345-1',
  'AW-123456',
  ' G-AB12CD',
  'G-AB12CD\n',
  'G-AB12CD&x=1',
  'G-ÄB12CD',
])('%j is none', (id) => {
  expect(isAnalyticsId(id)).toBe(false)
})
