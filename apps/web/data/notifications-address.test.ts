import { expect, test } from 'vitest'
import { notificationsHref, readNotificationsAddress } from './notifications-address.ts'

const read = (address: string) => readNotificationsAddress(new URLSearchParams(address))

test.each([
  ['', 'all', 1, undefined],
  ['kind=comments&page=3', 'comments', 3, ['PROJECT_COMMENT']],
  ['kind=other', 'other', 1, ['PLEDGE', 'PLEDGE_MESSAGE', 'BACKER_MESSAGE', 'GOAL_REACHED', 'MODERATION']],
  ['kind=toString&page=two', 'all', 1, undefined],
  ['kind=__proto__&page=-1', 'all', 1, undefined],
  ['page=1e99', 'all', 10_000, undefined],
])('%s asks for %s, page %i', (address, filter, page, types) => {
  const asked = read(address)
  expect([asked.filter, asked.page, asked.body.page, asked.body.object_types]).toEqual([
    filter,
    page,
    page,
    types,
  ])
})

test('an address is read as it was written', () => {
  for (const place of [
    { filter: 'all', page: 1 },
    { filter: 'updates', page: 2 },
  ] as const) {
    const { filter, page } = read(notificationsHref(place).split('?')[1] ?? '')
    expect({ filter, page }).toEqual(place)
  }
})
