import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createI18n } from '../../i18n/index.ts'
import words from '../../i18n/locales/en/errors.json' with { type: 'json' }
import { type CodeItem, messageKeys } from './messages.ts'

const errors = {
  default: 'generic',
  VALUE_EXISTS: { default: 'in use', email: 'this e-mail is in use' },
  forms: {
    signup: { email: { VALUE_EXISTS: 'log in instead' }, form: { VALUE_EXISTS: 'of the whole form' } },
  },
}
const missing: string[] = []
const i18n = createI18n({
  lng: 'en',
  resources: { en: { errors } },
  onMissingKey: (_area, key) => missing.push(key),
})
const messageOf = (item: CodeItem, form?: string) =>
  i18n.t(messageKeys(item, form) as never, { ns: 'errors' })

test("a form's own message comes before those of the code", () => {
  expect(messageOf({ code: 'VALUE_EXISTS', field: 'email' }, 'signup')).toBe('log in instead')
  expect(messageOf({ code: 'VALUE_EXISTS' }, 'signup')).toBe('of the whole form')
})

test('then those of the field, of the code, and the generic sentence', () => {
  expect(messageOf({ code: 'VALUE_EXISTS', field: 'email' }, 'settings')).toBe('this e-mail is in use')
  expect(messageOf({ code: 'VALUE_EXISTS', field: 'email' })).toBe('this e-mail is in use')
  expect(messageOf({ code: 'VALUE_EXISTS', field: 'name' }, 'signup')).toBe('in use')
  expect(messageOf({ code: 'NEW_CODE', field: 'name' }, 'signup')).toBe('generic')
})

test('an unknown code never throws and reports no missing key', () => {
  for (const code of ['NEW_CODE', '', '__proto__', 'a.b', 'constructor'])
    expect(messageOf({ code, field: code }, code), code).toBe('generic')
  expect(missing).toEqual([])
})

test('messages of a form belong to an existing form, or to several with one name', () => {
  const views = new URL('..', import.meta.url)
  const sources = globSync('**/*.tsx', { cwd: views }).map((file) =>
    readFileSync(new URL(file, views), 'utf8'),
  )
  for (const form of Object.keys(words.forms))
    expect(
      sources.filter(
        (source) =>
          source.includes(`    name: '${form}',\n`) ||
          source.includes(` form="${form}"`) ||
          source.includes(`useMessages('${form}')`),
      ),
      form,
    ).not.toEqual([])
})
