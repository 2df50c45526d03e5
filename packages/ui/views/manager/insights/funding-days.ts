import type { FundingDay } from '@kindling/api-client/model/insights'

const daySeconds = 86_400
/** Days of the recent past by which the end is projected. */
const paceDays = 7

/** A day of the chart, those without a pledge included. */
export interface ChartDay {
  /** Its first second in UTC. */
  readonly date: number
  /** 1 on the first day. */
  readonly number: number
  readonly added: number
  readonly pledges: number
  readonly dropped: number
  /** Below zero where a bank took charges back. */
  readonly charged: number
  /** Cents that stand at its end. */
  readonly total: number
}

/** Unix seconds of the campaign's start and end, and of now; end is null where there is none. */
export interface ChartSpan {
  readonly start: number
  readonly end: number | null
  readonly now: number
}

const dayOf = (seconds: number) => Math.floor(seconds / daySeconds) * daySeconds

/** Every day from the start until today, or until the end: days without a change are filled in. */
export function chartDays(
  funding: readonly FundingDay[],
  { start, end, now }: ChartSpan,
): readonly ChartDay[] {
  const first = Math.min(dayOf(start), ...funding.map(({ date }) => date))
  const last = Math.max(dayOf(Math.min(now, end ?? now)), ...funding.map(({ date }) => date), first)
  const byDate = new Map(funding.map((day) => [day.date, day]))
  const days: ChartDay[] = []
  let total = 0
  for (let date = first; date <= last; date += daySeconds) {
    const day = byDate.get(date)
    const [added, dropped] = [day?.total_usd ?? 0, day?.dropped_usd ?? 0]
    total += added - dropped
    const [pledges, charged] = [day?.pledges_count ?? 0, day?.charged_usd ?? 0]
    days.push({ date, number: days.length + 1, added, dropped, charged, pledges, total })
  }
  return days
}

/** What was charged by each day's end, in cents, from the day before the first charge; empty where nothing was. */
export function chargedByDay(days: readonly ChartDay[]): readonly Pick<ChartDay, 'number' | 'total'>[] {
  const first = days.findIndex(({ charged }) => charged !== 0)
  if (first < 0) return []
  let total = 0
  return days.slice(Math.max(0, first - 1)).map(({ number, charged }) => {
    total += charged
    return { number, total }
  })
}

/** What a campaign may come to: cents, and the days that are left. */
export interface Projection {
  readonly days: number
  readonly total: number
  /** Where two of three such campaigns end, if their days differ as the last ones did. */
  readonly low: number
  readonly high: number
}

/**
 * Where a running campaign ends at the pace of its last week: the mean of its days, and one standard deviation of their
 * sum on either side. Null before the third day, when there is no pace yet, and after the end.
 */
export function projectEnd(days: readonly ChartDay[], { end, now }: ChartSpan): Projection | null {
  const today = days.at(-1)
  if (end === null || now >= end || !today || days.length < 3) return null
  const left = Math.round((dayOf(end) - today.date) / daySeconds)
  if (left < 1) return null
  // Today is not over: it says little of a pace.
  const recent = days
    .slice(0, -1)
    .slice(-paceDays)
    .map(({ added, dropped }) => added - dropped)
  const mean = recent.reduce((sum, cents) => sum + cents, 0) / recent.length
  const variance = recent.reduce((sum, cents) => sum + (cents - mean) ** 2, 0) / recent.length
  const spread = Math.sqrt(variance * left)
  const at = (cents: number) => Math.max(0, Math.round(cents))
  return {
    days: left,
    total: at(today.total + mean * left),
    low: at(today.total + mean * left - spread),
    high: at(today.total + mean * left + spread),
  }
}
