import type { VisitSource } from '@kindling/validation/rules/visit-source'
import type { DemoProject, DemoReward } from './content/types.ts'
import { drawLargeCrowd } from './large-crowd.ts'
import { largeParcels } from './large-parcels.ts'
import { type Registry, registerCrowd } from './people-rows.ts'
import { type Backer, commenters, type PlannedPledge } from './pledging.ts'
import type { Random } from './random.ts'
import { openStock, type PlannedItem, type Stock } from './stock.ts'

/** The one project with thousands of backers: what a team with many parcels has before it. */
export const largeCampaign = 'weir-tamper'
/** People whose pledges were charged. */
export const largeBackers = 5_000
/** Besides them, people whose card kept failing. */
export const largeDropped = 36

/** Where its backers came from, of a thousand. */
const sources: readonly (readonly [source: VisitSource, share: number])[] = [
  ['ref:newsletter', 214],
  ['kindling:home', 186],
  ['site:youtube.com', 158],
  ['site:reddit.com', 121],
  ['kindling:list', 82],
  ['site:instagram.com', 66],
  ['kindling:search', 58],
  ['ref:press-kit', 41],
  ['none', 74],
]

/** How much of the whole a day brings: a start that everybody was waiting for, a long middle, and a last call. */
function weightOf(day: number, days: number, random: Random): number {
  const start = 11 * Math.exp(-day / 1.5)
  const end = 5 * Math.exp(-(days - 1 - day) / 1.2)
  return (1.35 + start + end) * (0.82 + 0.36 * random.next())
}

/** When so many people pledged, in days before now, the earliest first. */
function momentsOf(count: number, { startDaysAgo, durationDays }: DemoProject, random: Random): number[] {
  const days = Array.from({ length: durationDays ?? 0 }, (_, day) => day)
  const weights = days.map((day) => weightOf(day, days.length, random))
  const moments = Array.from({ length: count }, () => {
    const day = random.weighted(days, (each) => weights[each] ?? 0)
    // Most of the first day's pledges come in its first hours.
    const hours = day === 0 ? random.next() ** 1.8 : random.next()
    return (startDaysAgo ?? 0) - day - 0.001 - hours * 0.998
  })
  return moments.sort((a, b) => b - a)
}

interface Shelf {
  readonly stock: Stock
  readonly random: Random
  readonly rewardOf: (key: string) => DemoReward
}

/** What somebody takes: the early price while there is some, and perhaps something beside it. */
function choose({ stock, random, rewardOf }: Shelf, country: string): PlannedItem[] {
  const weigh = (key: string) => rewardOf(key).weight ?? 10
  const drawn = random.weighted(['weir', 'bar', 'help'], weigh)
  const first = drawn === 'weir' && stock.left(rewardOf('early')) > 0 ? 'early' : drawn
  const quantity = first === 'weir' && random.next() < 0.07 ? 2 : 1
  const keys = [{ key: first, quantity }]
  if (first === 'early' || first === 'weir') {
    if (random.next() < 0.24) keys.push({ key: 'ring', quantity })
    if (random.next() < 0.16) keys.push({ key: 'stand', quantity: 1 })
  }
  const items: PlannedItem[] = []
  for (const { key, quantity: pieces } of keys) {
    // A ring fits the basket of its tamper: "walnut-58" and "58".
    const size = key === 'ring' ? items[0]?.variant?.slice(-2) : undefined
    const item = stock.item(rewardOf(key), country, pieces, size)
    if (!item) throw new Error(`${key} cannot go to ${country}`)
    stock.take(item)
    items.push(item)
  }
  return items
}

const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)

/**
 * Draws the pledges of the large campaign, and the people who made them, who back nothing else. Unlike those of the
 * other projects, the pledges come to no sum that is given: their number is.
 */
export function planLargeCampaign(project: DemoProject, registry: Registry): PlannedPledge[] {
  const { all, clock, random } = registry
  const count = largeBackers + largeDropped
  const moments = momentsOf(count, project, random)
  const written = [...commenters(project).keys()].map((key) => {
    const person = all.backers.find((backer) => backer.key === key)
    if (!person) throw new Error(`${key} has no account`)
    return person
  })
  const crowd = registerCrowd(registry, drawLargeCrowd(random, moments.slice(written.length)))
  const shelf: Shelf = {
    random,
    stock: openStock(project, random),
    rewardOf: (key) => {
      const found = project.rewards.find((reward) => reward.key === key)
      return found ?? fail(`No reward ${key}`)
    },
  }
  const droppedFrom = evenly(largeDropped, count, 60)
  const planned = [...written, ...crowd].map((backer: Backer, place): PlannedPledge => {
    const isDropped = droppedFrom.has(place)
    const items = isDropped ? leaving(shelf, backer.country) : choose(shelf, backer.country)
    const subTotal = sum(items, ({ price, quantity }) => price * quantity)
    const shipping = sum(items, (item) => item.shipping)
    return {
      ...{ backer, items, subTotal, shipping, total: subTotal + shipping },
      daysAgo: moments[place] ?? 0,
      row: { source: random.weighted(sources, ([, share]) => share)[0] },
      ...(isDropped && { isDropped }),
    }
  })
  largeParcels(planned, project, { clock, random })
  return planned
}

/** Takes no stock: the pledge was dropped, and what it held is back. */
function leaving({ stock, rewardOf }: Shelf, country: string): PlannedItem[] {
  const item = stock.item(rewardOf('weir'), country, 1)
  return item ? [item] : fail(`A Weir cannot go to ${country}`)
}

/** So many places of `count`, spread over all of them. */
function evenly(some: number, count: number, from: number): ReadonlySet<number> {
  const step = (count - from) / some
  return new Set(Array.from({ length: some }, (_, n) => from + Math.floor(n * step)))
}

function fail(message: string): never {
  throw new Error(message)
}
