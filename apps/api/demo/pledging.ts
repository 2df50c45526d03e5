import { CHECKOUT } from '@kindling/validation/limits'
import type { pledges } from '../database/schema.ts'
import { type BackerPledge, backerPledges } from './content/backer-pledges.ts'
import { demoAccounts } from './content/people.ts'
import { pledgedCents } from './content/projects.ts'
import type { DemoProject, DemoReward } from './content/types.ts'
import { exactSum } from './exact-sum.ts'
import type { Random } from './random.ts'
import { openStock, type PlannedItem } from './stock.ts'

/** Somebody who may pledge. */
export interface Backer {
  id: string
  /** Set for written people. */
  key: string | null
  country: string
  joinedDaysAgo: number
}

export interface PlannedPledge {
  backer: Backer
  daysAgo: number
  items: PlannedItem[]
  /** Cents. */
  subTotal: number
  shipping: number
  total: number
  /** Its card kept failing after the end, so that it was dropped. */
  isDropped?: true
  /** Its last charge failed, or its bank still decides: then it is in no sum yet, but holds its stock. */
  waits?: BackerPledge['waits']
  /** What the team refunded; all of it cancels the pledge. */
  refund?: { readonly cents: number; readonly at: Date; readonly reason: string }
  /** What its row says besides: its parcel, where it came from. Absent: drawn from its place. */
  row?: Partial<typeof pledges.$inferInsert>
}

/** Whether a pledge is in its project's sum: what its bank still decides about is not. */
export const isCounted = ({ isDropped, waits }: PlannedPledge) => !isDropped && waits !== 'for the bank'

/** Whether everything of a pledge went back, and with it its stock. */
export const isRefundedWhole = ({ refund, total }: PlannedPledge) => refund?.cents === total

const dayOfEnd = ({ startDaysAgo, durationDays }: DemoProject) =>
  startDaysAgo === null || durationDays === null ? 0 : Math.max(0, startDaysAgo - durationDays)

/** Where in the running time (0 to 1) a pledge falls. */
function moment(random: Random, momentum: DemoProject['momentum']): number {
  const drawn = random.next()
  if (momentum === 'rising') return 1 - drawn ** 2
  if (momentum === 'fading') return drawn ** 2
  return drawn
}

/**
 * Draws the pledges of one project so that they come to exactly what the project says: first who must have pledged
 * (who comments, and the demo backer), then rewards with a settled number, then whatever people choose, and at last
 * a few that make the sum right to the cent.
 */
export function planPledges(
  project: DemoProject,
  candidates: readonly Backer[],
  random: Random,
): PlannedPledge[] {
  const target = pledgedCents(project)
  const { startDaysAgo } = project
  if (target === 0 || startDaysAgo === null) return []
  const stock = openStock(project, random)
  const end = dayOfEnd(project)
  const waiting = random.shuffled(
    candidates.filter(
      ({ key, joinedDaysAgo }) =>
        key !== project.creator &&
        key !== demoAccounts.unconfirmed &&
        key !== demoAccounts.backer &&
        joinedDaysAgo > end,
    ),
  )
  const planned: PlannedPledge[] = []
  let rest = target

  /** Whose payment is under way: it is in no sum, and nobody else's choice depends on it. */
  let undecided: PlannedPledge | undefined
  const plannedOf = (backer: Backer, items: PlannedItem[]) => {
    const subTotal = items.reduce((sum, { price, quantity }) => sum + price * quantity, 0)
    const shipping = items.reduce((sum, item) => sum + item.shipping, 0)
    return { backer, items, subTotal, shipping, total: subTotal + shipping }
  }
  const add = (
    backer: Backer,
    items: PlannedItem[],
    daysAgo?: number,
    { early = false, waits }: { readonly early?: boolean; readonly waits?: BackerPledge['waits'] } = {},
  ) => {
    for (const item of items) stock.take(item)
    const planning = plannedOf(backer, items)
    const from = Math.min(startDaysAgo, backer.joinedDaysAgo)
    const share = moment(random, project.momentum) * (early ? 0.3 : 1)
    planned.push({
      ...planning,
      daysAgo: daysAgo ?? from - share * (from - end),
      ...(waits && { waits }),
    })
    rest -= planning.total
    const index = waiting.indexOf(backer)
    if (index !== -1) waiting.splice(index, 1)
  }
  /** The next person waiting for whom there is something to choose. */
  const next = (choose: (backer: Backer) => PlannedItem[] | null, early = false): boolean => {
    for (const backer of waiting) {
      const items = choose(backer)
      if (!items) continue
      add(backer, items, undefined, { early })
      return true
    }
    return false
  }
  const weigh = ({ weight }: DemoReward) => weight ?? 10
  const freely = ({ country }: Backer): PlannedItem[] | null => {
    const open = stock.free.filter((reward) => stock.left(reward) > 2 && stock.item(reward, country, 1))
    if (open.length === 0) return null
    const first = stock.item(random.weighted(open, weigh), country, random.next() < 0.06 ? 2 : 1)
    if (!first) return null
    const others = open.filter(({ key, priceCents }) => key !== first.reward.key && priceCents <= first.price)
    const second =
      others.length > 0 && random.next() < 0.1 ? stock.item(random.pick(others), country, 1) : null
    const items = second ? [first, second] : [first]
    const sum = items.reduce((all, { price, quantity, shipping }) => all + price * quantity + shipping, 0)
    return sum > CHECKOUT.capCents ? null : items
  }

  for (const { slug, daysAgo, items, waits } of backerPledges) {
    const backer = candidates.find(({ key }) => key === demoAccounts.backer)
    if (slug !== project.slug || !backer) continue
    const lines = items.map(({ reward: key, variant, quantity }) => {
      const reward = project.rewards.find((one) => one.key === key)
      const line = reward && stock.item(reward, backer.country, quantity, variant)
      if (!line) throw new Error(`${slug}: the demo backer cannot have ${key}`)
      return line
    })
    if (waits === 'for the bank') undecided = { daysAgo, ...plannedOf(backer, lines), waits }
    else add(backer, lines, daysAgo, { waits })
  }
  for (const [key, firstSaid] of commenters(project)) {
    const backer = candidates.find((one) => one.key === key)
    if (!backer || planned.some((pledge) => pledge.backer === backer)) continue
    const items = freely(backer) ?? oneOwed(backer)
    if (!items) throw new Error(`${project.slug}: ${key} comments and can have nothing`)
    const latest = Math.max(end, firstSaid)
    const from = Math.min(startDaysAgo, backer.joinedDaysAgo)
    add(backer, items, latest + random.next() * (from - latest))
  }
  function oneOwed({ country }: Backer): PlannedItem[] | null {
    for (const [reward, due] of stock.owed) {
      const item = due > 0 ? stock.item(reward, country, 1) : null
      if (item) return [item]
    }
    return null
  }
  for (const reward of stock.owed.keys()) {
    while ((stock.owed.get(reward) ?? 0) > 0) {
      const one = ({ country }: Backer) => {
        const item = stock.item(reward, country, 1)
        return item && [item]
      }
      if (!next(one, reward.left === 0)) throw new Error(`${project.slug}: too few people for ${reward.key}`)
    }
  }

  const dearest = Math.max(...stock.free.map(({ priceCents }) => priceCents))
  while (rest > dearest * 4 + 20_000) if (!next(freely)) throw new Error(`${project.slug}: too few people`)
  for (const { reward, shipping } of exactSum(rest, lastChoices())) {
    const same = ({ country }: Backer) => {
      const item = stock.item(reward, country, 1)
      return item?.shipping === shipping ? [item] : null
    }
    if (!next(same)) throw new Error(`${project.slug}: too few people to make the sum right`)
  }
  return [...planned, ...(undecided ? [undecided] : [])].sort((a, b) => b.daysAgo - a.daysAgo)

  /** Rewards with what sending them costs, each for enough people who still wait. */
  function lastChoices() {
    const enough = 8
    const roomy = stock.free.filter((reward) => stock.left(reward) >= enough)
    return roomy.flatMap((reward) => {
      const people = Map.groupBy(waiting, ({ country }) => stock.item(reward, country, 1)?.shipping ?? null)
      return [...people].flatMap(([shipping, group]) =>
        shipping === null || group.length < enough
          ? []
          : [{ reward, shipping, cents: reward.priceCents + shipping }],
      )
    })
  }
}

/** Who speaks in a project besides its creator, and how many days ago first. */
export function commenters({ comments, creator }: DemoProject): Map<string, number> {
  const first = new Map<string, number>()
  for (const { by, daysAgo } of comments.flatMap((comment) => [comment, ...(comment.replies ?? [])])) {
    if (by !== creator) first.set(by, Math.max(daysAgo, first.get(by) ?? 0))
  }
  return first
}
