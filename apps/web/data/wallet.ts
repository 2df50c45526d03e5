import {
  convertTokens,
  getExchangeRate,
  getWallet,
  listWalletTransactions,
} from '@kindling/api-client/contract/wallet'
import { withdrawFromWallet } from '@kindling/api-client/contract/withdrawals'
import { isApiError } from '@kindling/api-client/transport/api-error'
import type { RateState } from '@kindling/ui/state/rate-state'
import type { WalletWithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { WALLET } from '@kindling/validation/limits'
import useSWR, { useSWRConfig } from 'swr'
import { useIdempotencyKey } from './idempotency-key.ts'
import { usePlatform } from './platform.tsx'
import { query } from './query.ts'

export const walletQuery = () => query(getWallet, {})
export const exchangeRateQuery = () => query(getExchangeRate, {})
/** Lines of one token, or of all of them. */
export const transactionsQuery = (label: 'PLG' | 'CS' | null, page: number) =>
  query(listWalletTransactions, {
    query: {
      'page[size]': String(WALLET.historySize),
      page: String(page),
      ...(label ? { label } : {}),
    },
  })

/** Milliseconds between two reads of a visible rate. */
const rateEveryMs = 60_000

/**
 * The rate of PLG. Read only in the browser, so that its time is that of the visit; a failed read clears the previous
 * rate.
 *
 * @param isWanted whether anything visible needs it.
 */
export function useExchangeRate(isWanted: boolean): { rate: RateState; refresh: () => void } {
  const { client } = usePlatform()
  const { key, run } = exchangeRateQuery()
  const { data, error, isValidating, mutate } = useSWR(isWanted ? key : null, () => run(client), {
    refreshInterval: rateEveryMs,
    shouldRetryOnError: false,
  })
  const refresh = () => void mutate()
  if (!isWanted) return { rate: { status: 'idle' }, refresh }
  if (error && !isValidating)
    return {
      rate: { status: 'failed', code: isApiError(error) ? error.code : 'NETWORK_FAILURE' },
      refresh,
    }
  if (error || !data) return { rate: { status: 'loading' }, refresh }
  return { rate: { status: 'loaded', plgToUsd: data.plg_to_usd, date: data.date }, refresh }
}

const ofWallet = (key: unknown) =>
  typeof key === 'string' &&
  (key.startsWith(`${getWallet.name} `) || key.startsWith(`${listWalletTransactions.name} `))

/** Converts at the rate the person saw. The same attempt, retried after a lost answer, is the same call. */
export function useConversion() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey('conversion')
  /** @returns received cents. */
  return async ({ amount, plgToUsd }: { amount: number; plgToUsd: string }): Promise<number> => {
    const body = { amount, plg_to_usd: plgToUsd }
    try {
      const { transaction } = await client(convertTokens, { body, idempotencyKey: key.for(body) })
      key.forget()
      await mutate(ofWallet)
      return transaction.amount
    } catch (error) {
      // Rejected for good: the next attempt gets a new key. Without an answer, a retry must be the same call.
      if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
      throw error
    }
  }
}

/** Sends dollars to a bank account. The same attempt, retried after a lost answer, is the same call. */
export function useWithdrawal() {
  const { client } = usePlatform()
  const { mutate } = useSWRConfig()
  const key = useIdempotencyKey('withdrawal')
  return async (body: WalletWithdrawalForm): Promise<void> => {
    // What names the attempt is kept in the browser: never the whole number.
    const attempt = { ...body, account_number: body.account_number.slice(-4) }
    try {
      await client(withdrawFromWallet, { body, idempotencyKey: key.for(attempt) })
      key.forget()
      await mutate(ofWallet)
    } catch (error) {
      if (isApiError(error) && error.status >= 400 && error.status < 500) key.forget()
      throw error
    }
  }
}
