import { isRate } from '@kindling/validation/rules/conversion'

export interface Quote {
  /** US dollars for one PLG, a decimal text above zero. */
  readonly plgToUsd: string
  /** Canadian dollars for one US dollar, a decimal text above zero; null: the source names none. */
  readonly usdToCad: string | null
  /** When the rate was quoted. */
  readonly at: Date
}

/** A source of rates. */
export interface Ticker {
  /** @throws TickerUnavailable if there is no answer, TickerUnreadable if the answer is no rate. */
  readonly read: () => Promise<Quote>
}

export class TickerUnavailable extends Error {
  override readonly name = 'TickerUnavailable'
}
export class TickerUnreadable extends Error {
  override readonly name = 'TickerUnreadable'
}

const hourMs = 3_600_000
/** Ten-thousandths of a dollar: around ten cents, and at most one cent and a half away. */
const middle = 1_000
/** Ten-thousandths of a Canadian dollar. */
const middleCad = 13_800

/**
 * A rate that walks slowly around ten cents: a wave by the day and a smaller one by the hour. The same hour has the
 * same rate in every process.
 */
export function standInTicker(now: () => Date): Ticker {
  return {
    read: async () => {
      const hour = Math.floor(now().getTime() / hourMs)
      const day = Math.floor(hour / 24)
      const walked = middle + Math.round(120 * Math.sin(day / 9) + 30 * Math.sin(hour / 5))
      const canadian = middleCad + Math.round(150 * Math.sin(day / 17))
      return {
        plgToUsd: (walked / 10_000).toFixed(4),
        usdToCad: (canadian / 10_000).toFixed(4),
        at: new Date(hour * hourMs),
      }
    },
  }
}

export interface HttpTickerSettings {
  /** Answers GET with JSON that has `plg_to_usd`, and may have `usd_cad`. */
  readonly url: string
  readonly now: () => Date
  /** Milliseconds a rate counts as current, so that not every visit asks its source. */
  readonly keepMs?: number
}

const timeoutMs = 5_000
const defaultKeepMs = 30_000

/** A rate over HTTP. If it fails, an old rate is never returned. */
export function httpTicker({ url, now, keepMs = defaultKeepMs }: HttpTickerSettings): Ticker {
  let kept: Quote | null = null
  return {
    read: async () => {
      if (kept && now().getTime() - kept.at.getTime() < keepMs) return kept
      const response = await fetch(url, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      }).catch((cause: unknown) => {
        throw new TickerUnavailable('The ticker did not answer', { cause })
      })
      if (!response.ok) throw new TickerUnavailable(`The ticker answered ${response.status}`)
      const answer: unknown = await response.json().catch((cause: unknown) => {
        throw new TickerUnreadable('The ticker answered no JSON', { cause })
      })
      const rate = String((answer as { plg_to_usd?: unknown } | null)?.plg_to_usd)
      if (!isRate(rate)) throw new TickerUnreadable('The ticker answered no rate')
      const canadian = String((answer as { usd_cad?: unknown }).usd_cad)
      kept = { plgToUsd: rate, usdToCad: isRate(canadian) ? canadian : null, at: now() }
      return kept
    },
  }
}

/** The source of the rate that the environment names; undefined: the stand-in. */
export function chooseTicker(env: Readonly<Record<string, string | undefined>>): Ticker | undefined {
  const { TICKER_URL: url } = env
  return url ? httpTicker({ url: new URL(url).href, now: () => new Date() }) : undefined
}

/** Neither a source nor the stand-in is set up. */
export const noTicker: Ticker = {
  read: async () => {
    throw new TickerUnavailable('No ticker is set up')
  },
}
