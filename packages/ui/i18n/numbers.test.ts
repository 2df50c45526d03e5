import { expect, it } from 'vitest'
import { createI18n } from './index.ts'

const messages = {
  common: {
    visits_one: '{{count}} visit',
    visits_many: '{{count}} visits',
    visits_other: '{{count}} visits',
    year: '{{year, plain}}',
    name: '{{name}}',
  },
}
const says = (lng: 'en' | 'fr') =>
  createI18n({ lng, resources: { en: messages, fr: messages } }).t as unknown as (
    key: string,
    values: Readonly<Record<string, unknown>>,
  ) => string

it('a number within a message has the separators of its language', () => {
  expect(says('en')('visits', { count: 1 })).toBe('1 visit')
  expect(says('en')('visits', { count: 999 })).toBe('999 visits')
  expect(says('en')('visits', { count: 1_204 })).toBe('1,204 visits')
  expect(says('fr')('visits', { count: 12_040 })).toBe('12\u00a0040 visits')
})

it('a year and a text stay as they are', () => {
  expect(says('en')('year', { year: 2026 })).toBe('2026')
  expect(says('en')('name', { name: '1204' })).toBe('1204')
})
