import { expect, it } from 'vitest'
import { isCountryCode } from './countries.ts'
import { regions, withRegion } from './regions.ts'

it('names 27 countries of the Union and 30 of the EEA, each once and known', () => {
  expect([new Set(regions.EU).size, new Set(regions.EEA).size]).toEqual([27, 30])
  expect(regions.EEA.filter((code) => !isCountryCode(code))).toEqual([])
})

it('sets one price in a region and leaves the others', () => {
  const costs = withRegion({ FRA: 100, USA: 900, '*': 2000 }, 'EU', 1500)
  expect(costs).toMatchObject({ FRA: 1500, SWE: 1500, USA: 900, '*': 2000 })
  expect(Object.keys(costs)).toHaveLength(29)
})
