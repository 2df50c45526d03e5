import { smallParcel } from '../shipping.ts'
import { list, story } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A pre-order whose start lies ahead: backer protection shows until it begins (spec 2 §4). */
export const tidewellTravel: DemoProject = {
  slug: 'tidewell-travel',
  name: 'Tidewell for one, in slate blue',
  blurb: 'A dripper that sits on its own cup. For one person, one cup, and a kettle in a hotel room.',
  creator: 'edda',
  categoryId: 7,
  location: 'Cork, Ireland',
  fundingType: 'PREORDER',
  status: 'ACTIVE',
  startDaysAgo: -21,
  durationDays: null,
  goalCents: null,
  targetPercent: 0,
  reservePercent: 25,
  contactEmail: 'edda@tidewell.example',
  mainImage: 'tidewell-pour-over-reward',
  description: story(
    [
      'For one',
      'The carafe is for a table. Most mornings I am one person with a train to catch, so I made a dripper that fits its own cup, upside down, with the filters inside.',
    ],
    [
      'What it is',
      list(
        'Dripper and cup, 220 ml, from one shelf of the kiln',
        'Stacked 14 cm high, 380 g',
        'A felt sleeve by a neighbour with sheep',
        'Slate blue, from the rest of the cobalt',
      ),
    ],
    [
      'When it opens',
      'After the sets of the campaign are thrown, not before. Orders open in three weeks, for as long as the cobalt lasts, which is about <b>140 pieces</b>. 25% of each order is held until yours is sent.',
    ],
    ['Will it break', 'In a rucksack, in its sleeve, no. On a station platform, yes. I have tried both.'],
  ),
  images: [{ picture: 'tidewell-pour-over-detail', caption: 'Its larger sister.' }],
  rewards: [
    {
      key: 'one',
      title: 'Tidewell for one',
      description: 'Dripper, cup and sleeve.',
      includes: ['Dripper', 'Cup, 220 ml', 'Felt sleeve', '20 paper filters'],
      priceCents: 5_400,
      backerLimit: 140,
      deliveryMonths: 3,
      picture: 'tidewell-pour-over-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'sleeve',
      title: 'The sleeve alone',
      description: 'Fits any cup up to 9 cm.',
      includes: ['Felt sleeve'],
      priceCents: 1_600,
      backerLimit: null,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'two',
      title: 'Two, for one each',
      description: 'From the same shelf of the kiln.',
      includes: ['Two drippers', 'Two cups', 'Two sleeves', '40 paper filters'],
      priceCents: 10_200,
      backerLimit: 30,
      deliveryMonths: 3,
      picture: 'tidewell-pour-over-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    {
      title: 'All sent',
      description: 'All 140 have left the boathouse.',
      daysAfterEnd: 90,
      fundsPercent: 25,
    },
  ],
  faq: [
    {
      question: 'Can I order now?',
      answer: 'In three weeks. Subscribe and you get one e-mail when it opens.',
    },
    { question: 'Will it come in white?', answer: 'Next year, if my back agrees.' },
    { question: 'Which filters?', answer: 'Size 1 cones. Twenty are in the box.' },
  ],
  updates: [],
  comments: [],
}
