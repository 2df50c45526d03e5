import { fixtures } from '@kindling/api-client/scenarios'
import { expect, it } from 'vitest'
import { notificationHref } from './notification-facts.ts'

const [some] = fixtures.notifications
it.each([
  ['PROJECT_COMMENT', '/project/7/discussion'],
  ['PROJECT_UPDATE', '/project/7/#campaign-timeline'],
  ['MILESTONE_EVENT', '/project/7/vote'],
  ['PLEDGE', '/project/7'],
  ['SOMETHING_NEW', '/project/7'],
])('%s leads to %s (spec 1 §4)', (object_type, href) => {
  if (!some) throw new Error('No notification')
  expect(notificationHref({ ...some, object_type, resource_id: '7' })).toBe(href)
})
it.each([
  ['PLEDGE_MESSAGE', '/pledges/plg_1#pledge-messages'],
  ['BACKER_MESSAGE', '/manager/7/backers/plg_1#pledge-messages'],
])('%s leads to the messages of its pledge', (object_type, href) => {
  if (!some) throw new Error('No notification')
  expect(notificationHref({ ...some, object_type, resource_id: '7', pledge_id: 'plg_1' })).toBe(href)
})
it('an id with ../ in it leads to no other page', () => {
  if (!some) throw new Error('No notification')
  expect(notificationHref({ ...some, object_type: 'x', resource_id: '../login' })).toBe('/project/..%2Flogin')
})
