import type { getExchangeRate } from '@kindling/api-client/contract/wallet'
import { toRfc2822 } from '@kindling/api-client/model/instant'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'
import { type Quote, TickerUnavailable, TickerUnreadable } from '../providers/ticker.ts'

/** The rate of now, or the rejection that says it could not be had. */
export async function currentRate({ ticker, log }: Pick<Platform, 'ticker' | 'log'>): Promise<Quote> {
  return ticker.read().catch((error: unknown) => {
    if (!(error instanceof TickerUnavailable || error instanceof TickerUnreadable)) throw error
    log.warn({ err: error }, 'the rate could not be read')
    return refuse(error instanceof TickerUnavailable ? 'TICKER_FAIL' : 'TICKER_ERROR')
  })
}

const onGetExchangeRate: Handler<typeof getExchangeRate> = async ({ platform }) => {
  const { plgToUsd, usdToCad, at } = await currentRate(platform)
  return { plg_to_usd: plgToUsd, date: toRfc2822(at.getTime()), usd_cad: usdToCad }
}

export const rateHandlers = {
  getExchangeRate: onGetExchangeRate,
} satisfies Partial<Handlers>
