import type { EndpointSpec } from './endpoint.ts'

/**
 * Registers and logs in: the answer sets the session cookie. REGEX_FAIL: a password of the lists of leaked ones.
 */
export const register = {
  name: 'register',
  method: 'POST',
  path: 'users/',
  auth: 'none',
  errors: [
    'EMAIL_MISSING',
    'PASSWORD_MISSING',
    'INVALID_VALUE',
    'VALUE_EXISTS',
    'ITERABLE_LENGTH_SHORT',
    'ITERABLE_LENGTH_LONG',
    'REGEX_FAIL',
    'RATE_LIMITED',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 13,
} as const satisfies EndpointSpec

export const getMe = {
  name: 'getMe',
  method: 'GET',
  path: 'users/me/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['user'],
  statements: 8,
} as const satisfies EndpointSpec

export const listPaymentMethods = {
  name: 'listPaymentMethods',
  method: 'GET',
  path: 'users/me/payment-methods/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'spec',
  answerKeys: ['payment_methods'],
  statements: 2,
} as const satisfies EndpointSpec

/** Keeps a card by the token that its processor gave for it in the browser ({@link getCardField}). */
export const addPaymentMethod = {
  name: 'addPaymentMethod',
  method: 'POST',
  path: 'users/me/payment-methods/',
  auth: 'session',
  errors: ['FIELD_MISSING', 'INVALID_VALUE', 'DATE_EARLY', 'EXTERNAL_ERROR', 'MAX_COUNT'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['payment_method'],
  statements: 4,
} as const satisfies EndpointSpec

export const setDefaultPaymentMethod = {
  name: 'setDefaultPaymentMethod',
  method: 'PATCH',
  path: 'users/me/payment-methods/default/',
  auth: 'session',
  errors: ['MISSING_PAYMENT_METHOD'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['payment_methods'],
  statements: 6,
} as const satisfies EndpointSpec

export const removePaymentMethod = {
  name: 'removePaymentMethod',
  method: 'DELETE',
  path: 'users/me/payment-methods/{id}/',
  auth: 'session',
  errors: ['MISSING_PAYMENT_METHOD', 'PAYMENT_METHOD_IN_USE'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 7,
} as const satisfies EndpointSpec

export const addShippingAddress = {
  name: 'addShippingAddress',
  method: 'POST',
  path: 'users/me/shipping-addresses/',
  auth: 'session',
  errors: [
    'FIELD_MISSING',
    'INVALID_VALUE',
    'NO_COUNTRY',
    'REGEX_FAIL',
    'ITERABLE_LENGTH',
    'ITERABLE_LENGTH_LONG',
    'MAX_COUNT',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['shipping_address'],
  statements: 5,
} as const satisfies EndpointSpec

export const updateShippingAddress = {
  name: 'updateShippingAddress',
  method: 'PATCH',
  path: 'users/me/shipping-addresses/{id}/',
  auth: 'session',
  errors: [
    'FIELD_MISSING',
    'INVALID_VALUE',
    'NO_COUNTRY',
    'REGEX_FAIL',
    'ITERABLE_LENGTH',
    'ITERABLE_LENGTH_LONG',
    'INVALID_ID',
  ],
  status: 'served',
  origin: 'spec',
  answerKeys: ['shipping_address'],
  statements: 4,
} as const satisfies EndpointSpec

export const removeShippingAddress = {
  name: 'removeShippingAddress',
  method: 'DELETE',
  path: 'users/me/shipping-addresses/{id}/',
  auth: 'session',
  errors: ['INVALID_ID'],
  status: 'served',
  origin: 'spec',
  answerKeys: [],
  statements: 5,
} as const satisfies EndpointSpec
