import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { CHECKOUT } from '../limits/payment.ts'
import { type CatalogueEntry, catalogue, type ErrorCode, isErrorCode } from './catalogue.ts'

type Words = Record<string, Record<string, string>> & { default: string }
type FormWords = Record<string, Record<string, Record<string, string>>>

const read = (language: string): Words =>
  JSON.parse(
    readFileSync(new URL(`../../ui/i18n/locales/${language}/errors.json`, import.meta.url), 'utf8'),
  ) as Words

const words = { en: read('en'), fr: read('fr') }
const languages = ['en', 'fr'] as const
const codes = Object.keys(catalogue) as ErrorCode[]
const entries: Record<string, CatalogueEntry> = catalogue
const variables = (text = '') => [...text.matchAll(/\{\{\s*(\w+)/g)].map((match) => match[1] ?? '').sort()

test.each(languages)('frontend 14: in %s every code has words, and no words are left over', (language) => {
  expect(Object.keys(words[language]).sort()).toEqual(['default', 'form', 'forms', ...codes].sort())
  expect(words[language].default).toBeTruthy()
})

test.each(codes)('%s has words for its fields, alike in both languages', (code) => {
  const entry = entries[code]
  for (const language of languages) {
    const texts = words[language][code] ?? {}
    expect(Object.keys(texts).sort()).toEqual(['default', ...(entry?.fields ?? [])].sort())
    for (const [field, text] of Object.entries(texts)) {
      expect(text.trim(), `${language} ${code}.${field}`).not.toBe('')
      const undeclared = variables(text).filter((name) => !entry?.params?.includes(name))
      expect(undeclared, `${language} ${code}.${field} needs what the code does not carry`).toEqual([])
      expect(variables(text), `${code}.${field}`).toEqual(variables(words.en[code]?.[field]))
    }
  }
})

test('the templates of forms are the same in both languages', () => {
  expect(Object.keys(words.fr.form ?? {})).toEqual(Object.keys(words.en.form ?? {}))
  for (const [name, text] of Object.entries(words.en.form ?? {})) {
    expect(variables(words.fr.form?.[name]), name).toEqual(variables(text))
  }
})

/** What a form says in place of the general words, as `card name FIELD_MISSING`. */
const ofForms = (language: (typeof languages)[number]) =>
  Object.entries(words[language].forms as unknown as FormWords).flatMap(([form, fields]) =>
    Object.entries(fields).flatMap(([field, texts]) =>
      Object.entries(texts).map(([code, text]) => ({ form, field, code, text })),
    ),
  )

test.each(languages)('in %s a form has words of its own only where the general ones differ', (language) => {
  expect(ofForms(language)).not.toEqual([])
  for (const { form, field, code, text } of ofForms(language)) {
    const general = words[language][code]
    expect(isErrorCode(code), `${form}.${field}.${code}`).toBe(true)
    expect(text.trim(), `${form}.${field}.${code}`).not.toBe('')
    expect(text).not.toBe(general?.[field] ?? general?.default)
    const undeclared = variables(text).filter((name) => !entries[code]?.params?.includes(name))
    expect(undeclared, `${form}.${field}.${code} needs what the code does not carry`).toEqual([])
  }
})

test('the words of forms are the same in both languages', () => {
  const keys = ({ form, field, code, text }: ReturnType<typeof ofForms>[number]) =>
    [form, field, code, ...variables(text)].join(' ')
  expect(ofForms('fr').map(keys)).toEqual(ofForms('en').map(keys))
})

test('a form checks a field in the words in which the platform rejects it', () => {
  for (const language of languages)
    for (const { form, field, code, text } of ofForms(language)) {
      const typed = { FIELD_MISSING: 'VALUE_MISSING', INVALID_VALUE: 'VALUE_INVALID' }[code]
      const own = typed && ofForms(language).find((each) => each.form === form && each.code === typed)
      if (own && own.field === field) expect(own.text, `${language} ${form}.${field}`).toBe(text)
    }
})

test('the voice is calm: no exclamation, no apology, no emoji', () => {
  for (const language of languages) {
    const all = JSON.stringify(words[language])
    expect(all).not.toMatch(/!|sorry|oops|désolé|\p{Extended_Pictographic}/iu)
  }
})

test('French punctuation never starts a line', () => {
  const all = JSON.stringify(Object.values(words.fr).map((texts) => Object.values(texts)))
  expect(all).not.toMatch(/ [:;?!%»]|« /)
})

test('the words for the cap name the cap', () => {
  const cap = CHECKOUT.capCents / 100
  expect(words.en.NUMBER_HIGH?.total_usd).toContain(cap.toLocaleString('en'))
  expect(words.fr.NUMBER_HIGH?.total_usd).toContain(cap.toLocaleString('fr'))
})

test('only what the client treats so answers outside 400', () => {
  const others = codes.filter((code) => catalogue[code].status !== 400)
  expect(Object.fromEntries(others.map((code) => [code, catalogue[code].status]))).toEqual({
    UNAUTHORIZED: 401,
    RATE_LIMITED: 429,
    NOT_FOUND: 404,
    NOT_YET_CONFIRM: 403,
    NETWORK_FAILURE: 503,
    REQUEST_TIMEOUT: 408,
    RESTRICTED_AREA: 401,
    MISSING_PERMISSION: 404,
    MISSING_USER: 404,
  })
})

test('a code of the catalogue is recognised', () => {
  expect(isErrorCode('UNAUTHORIZED')).toBe(true)
  expect(isErrorCode('toString')).toBe(false)
  expect(isErrorCode(undefined)).toBe(false)
})
