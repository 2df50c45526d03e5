import type { DemoAddress } from './types.ts'

export interface BackerPledge {
  slug: string
  daysAgo: number
  items: readonly { reward: string; variant?: string; quantity: number }[]
  /** Its charge at the end failed, and it waits for another card; or its bank still decides about its card. */
  waits?: 'for another card' | 'for the bank'
  /** What changed since: milestones by title, in days, and the last parts of each reward. */
  since?: { readonly laterDays: Readonly<Record<string, number>>; readonly addedParts: number }
}

/** What the demo backer has pledged for: one of each state a pledge can be in. */
export const backerPledges: readonly BackerPledge[] = [
  {
    slug: 'torrent-espresso',
    daysAgo: 3,
    items: [{ reward: 'one', variant: 'green', quantity: 1 }],
    since: { laterDays: { Delivered: 18 }, addedParts: 1 },
  },
  { slug: 'halden-keyboard', daysAgo: 8, items: [{ reward: 'ash', variant: 'ansi', quantity: 1 }] },
  {
    slug: 'tern-field-recorder',
    daysAgo: 10,
    items: [
      { reward: 'tern', variant: 'red', quantity: 1 },
      { reward: 'cover', quantity: 1 },
    ],
  },
  {
    slug: 'field-guide-to-cranes',
    daysAgo: 0.02,
    items: [{ reward: 'card', quantity: 1 }],
    waits: 'for the bank',
  },
  {
    slug: 'skylark-tails',
    daysAgo: 12,
    items: [{ reward: 'pair', quantity: 1 }],
    waits: 'for another card',
  },
  { slug: 'moth-reader', daysAgo: 250, items: [{ reward: 'reader', quantity: 1 }] },
  { slug: 'hollowmere-game', daysAgo: 190, items: [{ reward: 'wood', quantity: 1 }] },
  { slug: 'moth-lamp', daysAgo: 325, items: [{ reward: 'moth', variant: 'ochre', quantity: 1 }] },
  { slug: 'ferry-pannier', daysAgo: 248, items: [{ reward: 'pair', quantity: 1 }] },
  { slug: 'dusk-lantern', daysAgo: 505, items: [{ reward: 'dusk', variant: 'leather', quantity: 2 }] },
  { slug: 'grove-one', daysAgo: 600, items: [{ reward: 'one', quantity: 1 }] },
]

/** What waits in the demo backer's cart. */
export const backerCart: BackerPledge = {
  slug: 'tidewell-pour-over',
  daysAgo: 0.1,
  items: [
    { reward: 'set', variant: 'sand', quantity: 1 },
    { reward: 'dripper', variant: 'slate', quantity: 2 },
  ],
}

/** The demo backer's addresses; the first is the default. */
export const backerAddresses: readonly DemoAddress[] = [
  {
    name: 'Mira Okafor',
    line1: '2240 Gottingen Street',
    line2: 'Apt 3',
    city: 'Halifax',
    state: 'Nova Scotia',
    postalCode: 'B3K 3B8',
    countryCode: 'CAN',
    phoneNumber: '+19025550143',
  },
  {
    name: 'Mira Okafor',
    line1: '18 Barrington Street',
    line2: '',
    city: 'Halifax',
    state: 'Nova Scotia',
    postalCode: 'B3J 1Y9',
    countryCode: 'CAN',
    phoneNumber: '',
  },
]
