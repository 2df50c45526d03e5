import { letter, smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A storefront: no goal to reach, orders go out from stock. */
export const hollowmereFolk: DemoProject = {
  slug: 'hollowmere-folk',
  name: 'The wooden folk of Hollowmere',
  blurb: 'Sixteen villagers, two houses and a die, turned in beech for the game or for a windowsill.',
  creator: 'anouk',
  categoryId: 5,
  location: 'Haarlem, Netherlands',
  fundingType: 'STOREFRONT',
  status: 'ACTIVE',
  startDaysAgo: 48,
  durationDays: null,
  goalCents: null,
  targetPercent: 0,
  salesCents: 310_000,
  momentum: 'steady',
  reservePercent: 0,
  contactEmail: 'post@twomeeples.example',
  mainImage: 'hollowmere-game-reward',
  description: story(
    [
      'Who they are',
      'The figures from the second turning of Hollowmere, the good one. The turner made more than the boxes need, because he cannot stop at a round number.',
      'Sixteen villagers, and each has a name on the bag. One of them is my mother.',
    ],
    [
      'What you can do with them',
      list(
        'Play Hollowmere with five or six, rules are in the bag',
        'Stand them on a windowsill in order of trust',
        'Give one away. They can be had singly',
      ),
    ],
    [
      'How orders work here',
      'This is a storefront, not a campaign. Your card is charged when you order, and the parcel leaves within <b>five working days</b>. If you backed the game and order before its boxes are packed, they travel together.',
    ],
    [
      'When they are gone',
      'They are gone until the next trunk. Beech is felled in winter and dries for a year.',
    ],
  ),
  images: [{ picture: 'hollowmere-game-detail', caption: 'On the tiles they were made for.' }],
  rewards: [
    {
      key: 'folk',
      title: 'The sixteen',
      description: 'All villagers in their bag.',
      includes: ['Sixteen figures', 'Bag', 'Rules for five and six'],
      priceCents: 2_800,
      backerLimit: 180,
      deliveryMonths: 0,
      picture: 'hollowmere-game-reward',
      needsShipping: true,
      shippingCost: smallParcel,
      weight: 14,
      variants: [
        { key: 'five', name: 'Five colours', isDefault: true, quantity: 120 },
        { key: 'plain', name: 'Plain beech, oiled', quantity: 60 },
      ],
    },
    {
      key: 'houses',
      title: 'Eight houses',
      description: 'For a village larger than the box allows.',
      includes: ['Eight houses in two colours'],
      priceCents: 1_400,
      backerLimit: 90,
      deliveryMonths: 0,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
    {
      key: 'die',
      title: 'The kind die',
      description: 'It has no one and two twos. Sold with a letter that says so.',
      includes: ['One die', 'The letter'],
      priceCents: 600,
      backerLimit: 50,
      left: 0,
      deliveryMonths: 0,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
  ],
  milestones: [],
  faq: [
    { question: 'Do I need the game?', answer: 'No. They stand well on their own.' },
    {
      question: 'When does it leave?',
      answer: 'Within five working days, or with your game if you say so in the order.',
    },
    { question: 'May I return them?', answer: 'Within 30 days, in the bag. Named villagers as well.' },
  ],
  updates: [
    {
      name: 'The kind die is sold out',
      description: text(
        'All 50 went in fifteen days. I will not make more this year, because the person who drills them is getting married.',
      ),
      daysAgo: 33,
      audience: 'public',
      likes: 19,
    },
  ],
  comments: [
    {
      by: 'xiaoyu',
      text: '放在收银台上，三天里客人问了十一次。',
      daysAgo: 12,
      votes: 14,
      replies: [
        { by: 'anouk', text: '哪一位最受欢迎? Tell me the name on the bag.', daysAgo: 11, votes: 6 },
        { by: 'xiaoyu', text: '您的母亲。', daysAgo: 11, votes: 22 },
      ],
    },
  ],
}
