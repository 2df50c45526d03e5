import { expect, it } from 'vitest'
import { mostParcels, percentOf, sumsOf, variantsToPack } from './shipping-sums.ts'

const canada = {
  country_code: 'CAN',
  pledges_count: 10,
  to_pack: 4,
  ready: 1,
  shipped: 5,
  received: 2,
  returned: 1,
  cancelled: 0,
}

it('what is on its way is what was sent and nobody has confirmed', () => {
  expect(sumsOf([canada, { ...canada, country_code: 'FRA', shipped: 0, received: 0 }])).toEqual({
    parcels: 20,
    toPack: 8,
    shipped: 5,
    onTheWay: 3,
    received: 2,
    returned: 2,
  })
})

it('100 % is said only of all parcels', () => {
  expect([percentOf(999, 1_000), percentOf(10, 10), percentOf(0, 0)]).toEqual([99, 100, 0])
})

it('pieces are added up by variant, with the countries that still wait', () => {
  const item = { reward_id: 'r1', title: 'Kettle', variant: 'Moss', quantity: 5, to_pack: 2 }
  expect(
    variantsToPack([
      { ...item, country_code: 'CAN' },
      { ...item, country_code: 'FRA', to_pack: 4 },
      { ...item, country_code: 'USA', to_pack: 0 },
      { ...item, variant: '', country_code: 'CAN' },
    ]),
  ).toMatchObject([
    {
      name: 'Kettle, Moss',
      quantity: 15,
      toPack: 6,
      countries: [
        { code: 'FRA', pieces: 4 },
        { code: 'CAN', pieces: 2 },
      ],
    },
    { name: 'Kettle', quantity: 5, toPack: 2 },
  ])
})

it('countries with the most parcels are named, and one that would be left alone is named too', () => {
  const places = [3, 9, 1, 7, 5].map((pledges_count, n) => ({
    ...canada,
    country_code: `C${n}`,
    pledges_count,
  }))
  const namesOf = (list: readonly { readonly country_code: string }[]) =>
    list.map((each) => each.country_code)
  const { named, others } = mostParcels(places, 3)
  expect([namesOf(named), namesOf(others)]).toEqual([
    ['C1', 'C3', 'C4'],
    ['C0', 'C2'],
  ])
  expect(namesOf(mostParcels(places.slice(0, 4), 3).named)).toHaveLength(4)
})
