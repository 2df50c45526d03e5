import { fromNorthAmerica } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Late at its last milestone, with its money still held; has no picture of its own. */
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
  startDaysAgo: 262,
  durationDays: 35,
  goalCents: 1_200_000,
  targetPercent: 134,
  momentum: 'steady',
  reservePercent: 55,
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
      'A hurricane could close the yard: there is slack for five days. The hooks come from one foundry; if it fails, the last milestone is late and your money stays held.',
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
      daysAfterEnd: 215,
      fundsPercent: 30,
      vote: { confidence: 47, noConfidence: 12 },
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
      name: 'Late, and what I do about it',
      description: text(
        'The last milestone was due and I missed it. 61 panniers hang on the line without hooks, because the foundry that casts them stopped for a furnace. A second foundry in Truro has the pattern since Monday. Your money for this part is still held, and it stays held until the last box is gone.',
      ),
      daysAgo: 3,
      audience: 'public',
      likes: 41,
    },
    {
      name: 'For backers: the hooks are late',
      description: text(
        'You hear it first: the hooks will not be here by the promised day. I could sew on the plastic ones from the shop and be on time. I tried them with a full bag on the wharf road, and one broke. So I wait.',
      ),
      daysAgo: 18,
      audience: 'backers',
      likes: 52,
    },
    {
      name: 'Three days of wind',
      description: text(
        'The yard was closed from Saturday to Monday. Nothing was damaged that we can sew. We had five spare days and now have two.',
      ),
      daysAgo: 88,
      audience: 'public',
      likes: 73,
    },
    {
      name: 'For backers: the swap list',
      description: text('Forty-one numbers are looking for forty-one people. Write yours below.'),
      daysAgo: 109,
      audience: 'backers',
      likes: 29,
    },
  ],
  comments: [
    {
      by: 'mira',
      text: 'K27 is on the cutting list. It went past my engine room for nine years on the mast of the “Nora Jean”.',
      daysAgo: 131,
      votes: 62,
      replies: [{ by: 'rory', text: 'I did not plan that. I wish I had.', daysAgo: 131, votes: 34 }],
    },
    {
      by: 'walter',
      text: 'Looking to swap 114 for anything prime.',
      daysAgo: 108,
      votes: 15,
      replies: [{ by: 'bjorn', text: 'I have 113, which is.', daysAgo: 107, votes: 20 }],
    },
    {
      by: 'bjorn',
      text: 'Late is late. But I would rather read “the plastic one broke” than find it out on a hill.',
      daysAgo: 2,
      votes: 27,
      replies: [
        {
          by: 'rory',
          text: 'It was a steep road and a full bag of potatoes. They are fine.',
          daysAgo: 2,
          votes: 31,
        },
      ],
    },
  ],
}
