import type { EndpointSpec } from './endpoint.ts'

/** Reads, although it is a POST: may be retried and cached like a GET. */
export const listNotifications = {
  name: 'listNotifications',
  method: 'POST',
  path: 'users/me/notifications/',
  auth: 'session',
  errors: ['OUT_OF_RANGE', 'INVALID_TYPE', 'INVALID_FILTER'],
  status: 'served',
  origin: 'spec',
  readsOnly: true,
  answerKeys: ['notifications', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

export const markNotificationRead = {
  name: 'markNotificationRead',
  method: 'PATCH',
  path: 'users/me/notifications/{id}/read/',
  auth: 'session',
  errors: ['INVALID_ID', 'NOTIFICATION_ALREADY_READ'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['notification'],
  statements: 2,
} as const satisfies EndpointSpec

export const markAllNotificationsRead = {
  name: 'markAllNotificationsRead',
  method: 'PATCH',
  path: 'users/me/notifications/read-all/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 2,
} as const satisfies EndpointSpec
