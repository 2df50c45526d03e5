import type { Clock } from './clock.ts'
import type { DemoProject } from './content/types.ts'
import { isRefundedWhole, type PlannedPledge } from './pledging.ts'
import { timesOf } from './project-rows.ts'
import type { Random } from './random.ts'

/** Half of 5,000 is on its way or there; some came back, and some stand packed. */
export const parcelCounts = { sent: 2_500, returned: 20, ready: 380 }
const sentFromDaysAgo = 62
const sentUntilDaysAgo = 3
/** Of a hundred backers whose parcel came, those who said so. */
const saidPercent = 74

const near = ['NOR', 'SWE', 'DNK', 'FIN', 'ISL']
const america = ['USA', 'CAN']
const europe = `AUT BEL BGR CHE CYP CZE DEU ESP EST FRA GBR GRC HRV HUN IRL ITA LTU LUX LVA MLT NLD POL PRT ROU SVK SVN`

interface Wave {
  /** The lower, the sooner a parcel leaves; within a wave, who pledged first. */
  readonly at: number
  readonly carriers: readonly string[]
  /** Days on the way. */
  readonly days: readonly [fewest: number, most: number]
}

function waveOf(country: string): Wave {
  if (country === 'NOR') return { at: 0, carriers: ['Posten'], days: [1, 4] }
  if (near.includes(country)) return { at: 0, carriers: ['PostNord'], days: [2, 6] }
  if (country === 'GBR') return { at: 0.8, carriers: ['Royal Mail'], days: [4, 9] }
  if (europe.includes(country)) return { at: 0.75, carriers: ['DHL', 'DHL', 'DPD'], days: [4, 10] }
  if (america.includes(country)) return { at: 1.3, carriers: ['UPS', 'UPS', 'DHL'], days: [7, 16] }
  return { at: 1.45, carriers: ['DHL'], days: [9, 24] }
}

/** What went back before the first payout, when a pledge still held all of it. */
const wholeRefunds = [
  'Ordered twice by mistake.',
  'Has bought a machine with a built-in tamper.',
  'Asked to leave before the steel is ordered.',
  'Cannot wait until the autumn.',
  'Pledged from two accounts.',
  'Basket is 53 mm: a Weir does not fit.',
  'Asked to leave before the steel is ordered.',
  'Cannot wait until the autumn.',
  'Pledged for a friend who has one already.',
  'Changed plans, and asked within a day.',
  'Ordered twice by mistake.',
  'Basket is 49 mm: a Weir does not fit.',
]
const partRefunds = [
  { cents: 600, reason: 'Shipping was less than charged: two pledges in one box.' },
  { cents: 900, reason: 'The stand came with a crack, and was kept.' },
  { cents: 400, reason: 'Customs was charged, though we had said it would not be.' },
  { cents: 900, reason: 'The handle is darker than ordered, and was kept.' },
  { cents: 600, reason: 'Shipping was less than charged: picked up in Bergen.' },
]
const asked = [
  'I have moved to a flat without a kitchen worth the name. Could this go to somebody else?',
  'My basket turned out to be 53 mm. I should have measured.',
  'It is a present for a birthday that has passed. I would rather have the money back.',
]

/**
 * Says how far each parcel of the large campaign is, which pledges were refunded, and who asks to be. Written into the
 * planned pledges, whose places are the order in which people pledged.
 */
export function largeParcels(
  planned: PlannedPledge[],
  project: DemoProject,
  { clock, random }: { readonly clock: Clock; readonly random: Random },
): void {
  const { end } = timesOf(project, clock)
  if (!end) throw new Error(`${project.slug} has no end`)
  const say = (pledge: PlannedPledge, row: PlannedPledge['row']) => {
    pledge.row = { ...pledge.row, ...row }
  }

  const open = planned.filter(
    ({ isDropped, items }) => !isDropped && items.some(({ reward }) => reward.needsShipping),
  )
  // The early price stays sold out, as its number says.
  const mayLeave = open.filter(({ items, backer }) => items[0]?.reward.key !== 'early' && backer.key === null)
  for (const [n, reason] of wholeRefunds.entries()) {
    const pledge = mayLeave[40 + n * 301]
    if (!pledge) throw new Error(`Too few pledges of ${project.slug} to refund one`)
    const at = clock.after(end, 0.6 + n)
    pledge.refund = { cents: pledge.total, at, reason }
    say(pledge, { status: 'FAILED', orderStatus: 'CANCELLED', updatedAt: at })
  }

  const places = new Map(planned.map((pledge, place) => [pledge, place / planned.length]))
  const inOrder = open
    .filter((pledge) => !isRefundedWhole(pledge))
    .map((pledge) => ({
      pledge,
      wave: waveOf(pledge.backer.country),
      at: waveOf(pledge.backer.country).at + (places.get(pledge) ?? 0) * 0.9 + random.next() * 0.3,
    }))
    .sort((a, b) => a.at - b.at)
  const leaves = parcelCounts.sent + parcelCounts.returned
  for (const [rank, { pledge, wave }] of inOrder.entries()) {
    const isPacked = rank < leaves + parcelCounts.ready
    const daysAgo = sentFromDaysAgo - (sentFromDaysAgo - sentUntilDaysAgo) * (rank / leaves)
    const sentAt = clock.daysAgo(daysAgo)
    if (rank >= leaves) {
      say(
        pledge,
        isPacked ? { orderStatus: 'READY', addressLocksAt: clock.daysAgo(1) } : { orderStatus: 'NONE' },
      )
      continue
    }
    const isBack = rank % Math.floor(leaves / parcelCounts.returned) === 5
    const arrivedAt = clock.after(sentAt, random.int(...wave.days) + random.next() * 3)
    const said = random.int(1, 100) <= saidPercent && arrivedAt <= clock.now && !isBack
    say(pledge, {
      orderStatus: isBack ? 'RETURNED' : 'SHIPPED',
      carrier: random.pick(wave.carriers),
      trackingNumber: `LX${random.int(100_000_000, 999_999_999)}NO`,
      receivedAt: said ? arrivedAt : null,
      addressLocksAt: clock.after(sentAt, -2),
      updatedAt: sentAt,
    })
  }

  for (const [n, { cents, reason }] of partRefunds.entries()) {
    const pledge = inOrder[150 + n * 390]?.pledge
    if (pledge) pledge.refund = { cents, at: clock.daysAgo(2 + n * 9), reason }
  }
  for (const [n, refundReason] of asked.entries()) {
    const pledge = inOrder.at(-20 - n * 170)?.pledge
    if (pledge) say(pledge, { refundAskedAt: clock.daysAgo(1.3 + n * 3.1), refundReason })
  }
}
