import { fromNorthAmerica } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Delivered on the promised day; has no picture of its own. */
export const ferryPannier: DemoProject = {
  slug: 'ferry-pannier',
  name: 'Ferry, a pannier sewn from retired sails',
  blurb:
    'A bicycle pannier of Dacron that has already been around Nova Scotia. Numbered like the boat it was.',
  creator: 'rory',
  categoryId: 7,
  location: 'Halifax, Canada',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 450,
  durationDays: 35,
  goalCents: 1_200_000,
  targetPercent: 134,
  momentum: 'steady',
  reservePercent: 55,
  deliveredDaysLate: 0,
  contactEmail: 'rory@keelandco.example',
  mainImage: null,
  description: story(
    [
      'Cloth with miles on it',
      'A mainsail lasts about twelve summers. After that it is too stretched to point and still too strong to tear by hand. I buy them by the kilo from the yards between Lunenburg and Sydney.',
    ],
    [
      'What it carries',
      'One pannier holds <b>22 litres</b>, or a week of groceries, or a small outboard carburettor. It hangs on two hooks that fit racks of 8 to 16 mm and come off with a thumb.',
    ],
    [
      'How it is sewn',
      list(
        'Dacron, doubled where it rubs',
        'Sailmaker’s zigzag, three steps',
        'Webbing from seat belts',
        'The sail number, cut so that you can read it',
      ),
    ],
    [
      'Risks',
      'I had written: a hurricane could close the yard. One did, for three days. There was slack for five.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'one',
      title: 'One pannier',
      description: 'With whatever number your sail had.',
      includes: ['Pannier', 'Shoulder strap'],
      priceCents: 11_800,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
      variants: [
        { key: 'white', name: 'White Dacron', isDefault: true, quantity: null },
        { key: 'tan', name: 'Tanbark', quantity: null },
      ],
    },
    {
      key: 'pair',
      title: 'A pair',
      description: 'Left and right of the same sail.',
      includes: ['Two panniers', 'Two straps'],
      priceCents: 21_500,
      backerLimit: 25,
      left: 0,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'pouch',
      title: 'A tool pouch',
      description: 'From the corners, where the cloth is four layers thick.',
      includes: ['Pouch with six pockets'],
      priceCents: 3_600,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
  ],
  milestones: [
    {
      title: 'Sails cut',
      description: 'All panels cut and paired.',
      daysAfterEnd: 60,
      fundsPercent: 25,
      completed: true,
      vote: { confidence: 40, noConfidence: 3 },
    },
    {
      title: 'Delivered',
      description: 'All panniers sent.',
      daysAfterEnd: 180,
      fundsPercent: 30,
      completed: true,
      vote: { confidence: 47, noConfidence: 5 },
    },
  ],
  faq: [
    {
      question: 'Which racks does it fit?',
      answer: 'Tubes from 8 to 16 mm. The hooks slide, so it fits short racks as well.',
    },
    {
      question: 'Is it waterproof?',
      answer: 'The cloth is. The seams are tight for an hour of rain; put a laptop in a bag.',
    },
    {
      question: 'Can I choose my number?',
      answer: 'No, but you can swap. There is a thread in the discussion.',
    },
  ],
  updates: [
    {
      name: 'All out, and the yard is quiet',
      description: text(
        'The last box went on the noon ferry, which seemed right. Thank you for waiting out the storm with us.',
      ),
      daysAgo: 238,
      audience: 'public',
      likes: 68,
    },
    {
      name: 'Three days of wind',
      description: text(
        'The yard was closed from Saturday to Monday. Nothing was damaged that we can sew. We had five spare days and now have two.',
      ),
      daysAgo: 291,
      audience: 'public',
      likes: 73,
    },
    {
      name: 'For backers: the swap list',
      description: text('Forty-one numbers are looking for forty-one people. Write yours below.'),
      daysAgo: 259,
      audience: 'backers',
      likes: 29,
    },
  ],
  comments: [
    {
      by: 'mira',
      text: 'K27. It went past my engine room for nine years on the mast of the “Nora Jean”. Now it carries my lunch.',
      daysAgo: 231,
      votes: 62,
      replies: [{ by: 'rory', text: 'I did not plan that. I wish I had.', daysAgo: 231, votes: 34 }],
    },
    {
      by: 'walter',
      text: 'Looking to swap 114 for anything prime.',
      daysAgo: 228,
      votes: 15,
      replies: [{ by: 'bjorn', text: 'I have 113, which is.', daysAgo: 227, votes: 20 }],
    },
  ],
}
