import { describe, expect, it } from 'vitest'
import { readPlace, sameFilter, without, writePlace } from './backers-place.ts'

describe('the address of a list of backers', () => {
  it.each([
    '',
    '?q=ember',
    '?payment=FAILED%2CCANCELLED&to=CAN%2CFRA',
    '?waits=REFUND%2CMESSAGE',
    '?reward=rwd_1&parcel=READY&sort=largest',
  ])('is written as it was read: %j', (address) => {
    expect(writePlace(readPlace(new URLSearchParams(address)))).toBe(address)
  })
  it('leaves out what it does not know', () => {
    const read = readPlace(
      new URLSearchParams('?payment=PAID,FAILED&parcel=LOST&to=Canada&sort=random&waits=LUNCH&x=1'),
    )
    expect(read).toEqual({ filter: { payment_statuses: ['FAILED'] }, sort: 'newest' })
  })
})

it('two filters are alike in any order of their values', () => {
  expect(sameFilter({ countries: ['CAN', 'FRA'] }, { countries: ['FRA', 'CAN'] })).toBe(true)
  expect(sameFilter({ countries: ['CAN'] }, { countries: ['CAN'], text: 'ada' })).toBe(false)
  expect(without({ countries: ['CAN'], text: 'ada' }, 'countries')).toEqual({ text: 'ada' })
})
