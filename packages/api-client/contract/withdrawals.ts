import { IMAGE_UPLOAD_TIMEOUT_MS } from '@kindling/validation/limits'
import type { EndpointSpec } from './endpoint.ts'

/** Where released money goes. Accepts a document of up to 5 MB, so it has the time of an upload. */
export const setBankAccount = {
  name: 'setBankAccount',
  method: 'PATCH',
  path: 'projects/{id}/bank-account/',
  auth: 'session',
  access: { on: 'project', may: 'bank-account:write' },
  errors: ['FIELD_MISSING', 'INVALID_VALUE', 'FILE_TYPE', 'FILE_SIZE_BIG'],
  status: 'served',
  origin: 'spec',
  timeoutMs: IMAGE_UPLOAD_TIMEOUT_MS,
  multipart: true,
  answerKeys: ['bank_account_last4'],
  statements: 7,
} as const satisfies EndpointSpec

/**
 * Pays out what was released (spec 2 §6: an ADMIN withdraws), to the project's bank account (INVALID_STATE without one).
 * `amount` in cents: at least ten dollars, or all there is.
 */
export const withdrawFunds = {
  name: 'withdrawFunds',
  method: 'POST',
  path: 'projects/{id}/withdrawals/',
  auth: 'session',
  access: { on: 'project', may: 'funds:withdraw', while: ['ACTIVE', 'COMPLETE'] },
  errors: ['INVALID_STATE', 'INVALID_TYPE', 'NUMBER_LOW', 'NUMBER_HIGH', 'INSUFFICIENT_FUNDS'],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['withdrawal'],
  statements: 21,
} as const satisfies EndpointSpec

/** What a project's creator may withdraw, and the newest withdrawals. */
export const listWithdrawals = {
  name: 'listWithdrawals',
  method: 'GET',
  path: 'projects/{id}/withdrawals/',
  auth: 'session',
  access: { on: 'project', may: 'funds:withdraw' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['available_usd', 'bank_account_last4', 'withdrawals'],
  statements: 6,
} as const satisfies EndpointSpec

/**
 * Where all money of a project is (decisions 2 §4): what each part still holds, what became of the rest, and the fees.
 * Sums alone, so everybody of the team may read it.
 */
export const getProjectMoney = {
  name: 'getProjectMoney',
  method: 'GET',
  path: 'projects/{id}/money/',
  auth: 'session',
  access: { on: 'project', may: 'insights:read' },
  errors: [],
  status: 'served',
  origin: 'ours',
  answerKeys: ['money'],
  statements: 9,
} as const satisfies EndpointSpec

/**
 * What happened to a project's money, newest first (decisions 2 §4). `show` leaves `in`, `out` or `held` of it: what came
 * to the creator, what left them, and what changed of what is held alone.
 */
export const listProjectLedger = {
  name: 'listProjectLedger',
  method: 'GET',
  path: 'projects/{id}/ledger/',
  auth: 'session',
  access: { on: 'project', may: 'funds:withdraw' },
  errors: ['INVALID_FILTER', 'OUT_OF_RANGE', 'INVALID_TYPE'],
  status: 'served',
  origin: 'ours',
  answerKeys: ['lines', 'next'],
  statements: 5,
} as const satisfies EndpointSpec

/** Pays dollars of a wallet out to a bank account, which is named each time: at least ten dollars, or all there is. */
export const withdrawFromWallet = {
  name: 'withdrawFromWallet',
  method: 'POST',
  path: 'wallet/withdrawals/',
  auth: 'session',
  errors: [
    'FIELD_MISSING',
    'INVALID_TYPE',
    'INVALID_VALUE',
    'NUMBER_LOW',
    'NUMBER_HIGH',
    'INSUFFICIENT_FUNDS',
  ],
  status: 'served',
  origin: 'ours',
  idempotent: true,
  answerKeys: ['transaction'],
  statements: 18,
} as const satisfies EndpointSpec
