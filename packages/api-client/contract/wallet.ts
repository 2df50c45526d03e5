import type { EndpointSpec } from './endpoint.ts'

/** TICKER_FAIL: the source of the rate did not answer; TICKER_ERROR: its answer is no rate. */
export const getExchangeRate = {
  name: 'getExchangeRate',
  method: 'GET',
  path: 'ticker/plg_to_usd/',
  auth: 'none',
  errors: ['TICKER_FAIL', 'TICKER_ERROR'],
  status: 'served',
  origin: 'spec',
  answerKeys: ['plg_to_usd', 'date', 'usd_cad'],
  statements: 0,
} as const satisfies EndpointSpec

export const getWallet = {
  name: 'getWallet',
  method: 'GET',
  path: 'wallet/',
  auth: 'session',
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['accounts'],
  statements: 3,
} as const satisfies EndpointSpec

export const listWalletTransactions = {
  name: 'listWalletTransactions',
  method: 'GET',
  path: 'wallet/transactions/',
  auth: 'session',
  errors: ['INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['transactions', 'meta'],
  statements: 3,
} as const satisfies EndpointSpec

/**
 * Turns PLG into US dollars at the rate the person saw; INTEGRITY_ERROR if it has changed at all, and NOT_YET_CONFIRM
 * while the identity is not verified.
 */
export const convertTokens = {
  name: 'convertTokens',
  method: 'POST',
  path: 'wallet/conversions/',
  auth: 'session',
  errors: [
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'INSUFFICIENT_FUNDS',
    'NOT_YET_CONFIRM',
    'TICKER_FAIL',
    'TICKER_ERROR',
    'INTEGRITY_ERROR',
  ],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['transaction'],
  statements: 11,
} as const satisfies EndpointSpec
