import { describe, expect, it } from 'vitest'
import { addressLines } from './address-lines.ts'

const address = {
  name: 'Mara Okafor',
  line1: '12 Fern Hill',
  line2: '',
  city: 'Sheffield',
  state: '',
  postal_code: 'S1 2HE',
  country_code: 'GBR',
}

describe('an address is written as its own country writes it', () => {
  it.each([
    ['United Kingdom: the postcode last, on a line of its own', address, ['Sheffield', 'S1 2HE']],
    [
      'Germany: the postcode before the town',
      { ...address, city: 'Berlin', postal_code: '10437', country_code: 'DEU' },
      ['10437 Berlin'],
    ],
    [
      'United States: town, state and ZIP on one line',
      { ...address, city: 'Portland', state: 'OR', postal_code: '97205', country_code: 'USA' },
      ['Portland, OR 97205'],
    ],
    [
      'Brazil: town and state, then the postcode',
      { ...address, city: 'Recife', state: 'PE', postal_code: '50030-230', country_code: 'BRA' },
      ['Recife-PE', '50030-230'],
    ],
    [
      'Japan, in Latin letters: the smallest unit first',
      { ...address, city: 'Minato-ku', state: 'Tokyo', postal_code: '105-0011', country_code: 'JPN' },
      ['Minato-ku', 'Tokyo', '105-0011'],
    ],
    [
      'Emirates, whose order has no postcode: kept, as it was typed',
      { ...address, city: 'Dubai', state: 'Dubai', postal_code: '12345', country_code: 'ARE' },
      ['Dubai', '12345'],
    ],
  ])('%s', (_, given, ends) => {
    const lines = addressLines(given)
    expect(lines.slice(0, 2)).toEqual(['Mara Okafor', '12 Fern Hill'])
    const rest = lines.slice(2).join('\n')
    for (const end of ends) expect(rest).toContain(end)
    expect(rest.split('\n').at(-1)).toContain(ends.at(-1))
  })

  it('a county is no part of an address in the United Kingdom', () => {
    const lines = addressLines({ ...address, state: 'South Yorkshire' })
    expect(lines).toEqual(['Mara Okafor', '12 Fern Hill', 'Sheffield', 'S1 2HE'])
  })

  it('in Japanese letters the largest unit is first', () => {
    const [first = ''] = addressLines({
      name: '山田太郎',
      line1: '芝公園4丁目2-8',
      line2: '',
      city: '港区',
      state: '東京都',
      postal_code: '105-0011',
      country_code: 'JPN',
    })
    expect(first).toContain('105-0011')
  })

  it('keeps every part of an address of a country that the data does not know', () => {
    const lines = addressLines({
      ...address,
      line2: 'Flat 3',
      city: 'Damascus',
      state: 'Rif Dimashq',
      country_code: 'SYR',
    }).join('\n')
    for (const part of ['Mara Okafor', '12 Fern Hill', 'Flat 3', 'Damascus', 'Rif Dimashq', 'S1 2HE'])
      expect(lines).toContain(part)
  })
})
