import { describe, expect, it } from 'vitest'
import { formatCountry } from './country.ts'
import { formatDate, formatMoney, formatPercent, giveFormatted, onFormatted } from './index.ts'

describe('money', () => {
  it('omits zero cents, and keeps others', () => {
    expect(formatMoney(4_931_200, 'en')).toBe('$49,312')
    expect(formatMoney(16_405, 'en')).toBe('$164.05')
  })
  it('aligns a column when asked', () => {
    expect(formatMoney(1300, 'en', { fractions: 'always' })).toBe('$13.00')
  })
  it('never rounds up', () => {
    expect(formatMoney(199, 'en', { fractions: 'never' })).toBe('$1')
  })
  it('marks Canadian dollars', () => {
    expect(formatMoney(13_100, 'en', { currency: 'CAD' })).toBe('CA$131')
  })
  it('formats for French readers', () => {
    expect(formatMoney(4_931_200, 'fr').replace(/\s/gu, ' ')).toBe('49 312 $')
  })
})

describe('dates', () => {
  it('formats the same on every machine', () => {
    const time = Date.UTC(2026, 11, 2, 23, 30)
    expect(formatDate(time, 'en', 'day')).toBe('2 December')
    expect(formatDate(time, 'fr', 'day')).toBe('2 décembre')
    expect(formatDate(time, 'en', 'month')).toBe('Dec 2026')
    expect(formatDate(time, 'en', 'exact')).toBe('2 December 2026 at 23:30')
  })
  it('counts the first of a month in French, and no other day', () => {
    expect(formatDate(Date.UTC(2026, 8, 1), 'fr')).toBe('1er septembre 2026')
    expect(formatDate(Date.UTC(2026, 8, 1), 'fr', 'short')).toBe('1er sept.')
    expect(formatDate(Date.UTC(2026, 8, 11), 'fr', 'day')).toBe('11 septembre')
    expect(formatDate(Date.UTC(2026, 8, 1), 'en', 'day')).toBe('1 September')
  })
})

it('formats percents in the language', () => {
  expect(formatPercent(83, 'en')).toBe('83%')
  expect(formatPercent(83, 'fr').replace(/\s/gu, ' ')).toBe('83 %')
})

it('uses a text the server has formatted, without a formatter', () => {
  const told: Record<string, string> = {}
  const write = () => [
    formatMoney(12_345_600, 'fr', { currency: 'CAD' }),
    formatPercent(61, 'fr'),
    formatDate(1_795_176_000_000, 'fr', 'moment'),
  ]
  onFormatted((name, text) => {
    told[name] = text
  })
  const onServer = write()
  expect(Object.values(told)).toEqual(onServer)
  const asked: string[] = []
  onFormatted((name) => asked.push(name))
  giveFormatted(told)
  expect(write()).toEqual(onServer)
  expect(asked).toEqual([])
  giveFormatted({})
  onFormatted(undefined)
})

it('keeps the name that the server gave a country', () => {
  giveFormatted({ 'en/country/HKG': 'Hong Kong SAR China' })
  expect([formatCountry('HKG', 'en'), formatCountry('NOR', 'en')]).toEqual(['Hong Kong SAR China', 'Norway'])
  giveFormatted({})
})
