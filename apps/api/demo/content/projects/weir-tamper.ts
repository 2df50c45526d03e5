import { parcel, smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** The wood of the handle, and the basket that the tamper is for. */
const handles: DemoProject['rewards'][number]['variants'] = [
  { key: 'walnut-58', name: 'Walnut, 58 mm', isDefault: true, quantity: null },
  { key: 'walnut-54', name: 'Walnut, 54 mm', quantity: null },
  { key: 'ash-58', name: 'Ash, 58 mm', quantity: null },
  { key: 'ash-54', name: 'Ash, 54 mm', quantity: null },
]

/** The demo creator's large campaign: 5,000 backers in 60 countries, and half of the parcels are sent. */
export const weirTamper: DemoProject = {
  slug: 'weir-tamper',
  name: 'Weir, a tamper that stops where you set it',
  blurb: 'A coffee tamper with a brass collar: you set the depth once, and every shot after it is the same.',
  creator: 'ines',
  categoryId: 3,
  location: 'Bergen, Norway',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 300,
  durationDays: 30,
  goalCents: 25_000_000,
  // What 5,000 backers came to: here the pledges are drawn by their number, and this says their sum.
  targetPercent: 189.1136,
  reservePercent: 40,
  contactEmail: 'hello@torrent-works.example',
  mainImage: null,
  description: story(
    [
      'The wrist is the problem',
      'After Needle, four hundred people wrote to me about pressure. Most of them had a good machine and a good grinder, and a wrist that was different every morning. So was mine.',
      'Weir has a collar that rests on the rim of the basket. Press until it stops. It stops <b>where you set it</b>, level, on a Monday as on a Sunday.',
    ],
    [
      'What it is made of',
      list(
        'Base: steel, ground flat to two hundredths of a millimetre',
        'Collar: brass, with a thread of half a millimetre a turn',
        'Handle: walnut or ash, oiled, turned by a workshop of four in Voss',
        'No spring, nothing to wear but the oil on the wood',
      ),
      'The collar locks with the 4 mm key that you have from Needle. Without one, there is one in the box.',
    ],
    [
      'Thousands, not dozens',
      'This is the first thing I make that I cannot make alone. Bases are turned and ground in Raufoss, collars in Bergen, handles in Voss. I fit and measure each one myself, 60 a day.',
    ],
    [
      'How the money is used',
      'Steel and brass are paid before the first chip falls, which is what the first 60% is for. <b>40% is held</b>: a part until every base is ground, the rest until every parcel is sent.',
    ],
    [
      'Risks',
      'Parcels go to sixty countries, and customs has no milestone. I send in waves, near ones first, and say which wave you are in.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'early',
      title: 'One Weir, for the first 500',
      description: 'The tamper at the price of the first steel.',
      includes: ['Tamper', 'A 4 mm key', 'Two shims'],
      priceCents: 5_400,
      backerLimit: 500,
      left: 0,
      deliveryMonths: 10,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
      variants: handles,
    },
    {
      key: 'weir',
      title: 'One Weir',
      description: 'The tamper with the handle you choose, for the basket you have.',
      includes: ['Tamper', 'A 4 mm key', 'Two shims'],
      priceCents: 6_400,
      backerLimit: null,
      weight: 60,
      deliveryMonths: 10,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
      variants: handles,
    },
    {
      key: 'bar',
      title: 'The whole bar',
      description: 'Weir with the levelling ring and the cork stand, packed in one box.',
      includes: ['Tamper', 'Levelling ring', 'Cork stand', 'A 4 mm key', 'Two shims'],
      priceCents: 9_800,
      backerLimit: null,
      weight: 30,
      deliveryMonths: 10,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
      variants: handles,
    },
    {
      key: 'ring',
      title: 'Levelling ring',
      description: 'It spreads the grounds before you press.',
      includes: ['Levelling ring'],
      priceCents: 2_400,
      backerLimit: null,
      deliveryMonths: 10,
      picture: null,
      isAddon: true,
      needsShipping: true,
      shippingCost: { '*': 0 },
      variants: [
        { key: '58', name: '58 mm', isDefault: true, quantity: null },
        { key: '54', name: '54 mm', quantity: null },
      ],
    },
    {
      key: 'stand',
      title: 'Cork stand',
      description: 'Your tamper stands upright on it and leaves no ring on the counter.',
      includes: ['Cork stand'],
      priceCents: 1_800,
      backerLimit: null,
      deliveryMonths: 10,
      picture: null,
      isAddon: true,
      needsShipping: true,
      shippingCost: { '*': 0 },
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the steel.',
      includes: [],
      priceCents: 1_000,
      backerLimit: null,
      weight: 2,
      deliveryMonths: null,
      picture: null,
      isDonation: true,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'All bases ground',
      description: 'Every base turned, ground and measured; the list of measures is public.',
      daysAfterEnd: 150,
      fundsPercent: 15,
      completed: true,
      vote: { confidence: 38, noConfidence: 4 },
    },
    {
      title: 'Every parcel sent',
      description: 'All waves sent, with a tracking number on every pledge.',
      daysAfterEnd: 345,
      fundsPercent: 25,
    },
  ],
  faq: [
    {
      question: 'Is it 58 or 54 for me?',
      answer: 'Measure your basket across the rim, inside. If it says 58.5 on the tin, take 58.',
    },
    {
      question: 'How deep does the collar go?',
      answer:
        'From 4 to 16 mm below the rim, half a millimetre a turn. That is every basket from 14 to 22 g.',
    },
    {
      question: 'In which wave am I?',
      answer:
        'Norway and its neighbours were the first, then the rest of Europe, then North America, then everybody else. Inside a wave, who pledged first.',
    },
    {
      question: 'Do I pay customs?',
      answer:
        'In Norway, the European Union and the United Kingdom no: we do. Elsewhere your post may ask, and we put the right value on the box.',
    },
  ],
  updates: [
    {
      name: 'Half of all parcels are on their way',
      description: text(
        'Twenty-five hundred boxes have left Bergen. Norway and its neighbours are done, the rest of Europe is two thirds of the way, and the first pallet has left for America.',
        'If your pledge says sent and the number says nothing for a week, write. If it says ready, it stands on a pallet here.',
      ),
      daysAgo: 4,
      audience: 'public',
      likes: 212,
    },
    {
      name: 'Some boxes came back',
      description: text(
        'Nineteen so far, most because nobody was at home. I write to each of you before I send it again.',
      ),
      daysAgo: 19,
      audience: 'backers',
      likes: 48,
    },
    {
      name: 'The first wave leaves',
      description: text(
        'Norway, Sweden, Denmark, Finland and Iceland first: if something is wrong with the box, we hear it sooner.',
        'Addresses of a wave lock two days before it leaves. Change yours under your pledge until then.',
      ),
      daysAgo: 62,
      audience: 'public',
      likes: 176,
    },
    {
      name: 'All bases are ground',
      description: text(
        'Five thousand and forty. 31 were not flat enough and are now paperweights in Raufoss. The list of measures is on our site.',
      ),
      daysAgo: 121,
      audience: 'public',
      likes: 240,
    },
    {
      name: 'Five thousand of you',
      description: text(
        'I had steel for two thousand. I have ordered the rest, and the milestones have room for it: no date moves.',
      ),
      daysAgo: 269,
      audience: 'public',
      likes: 305,
    },
  ],
  comments: [
    {
      by: 'freya',
      text: 'Mine came on a Tuesday. Three shots later the scale and I agree for the first time.',
      daysAgo: 41,
      votes: 37,
      replies: [{ by: 'ines', text: 'Leave it there, then. It will.', daysAgo: 41, votes: 29 }],
    },
    {
      by: 'marisol',
      text: 'New Mexico, wave three, still “ready”. No hurry, only curious which pallet.',
      daysAgo: 9,
      votes: 12,
      replies: [
        {
          by: 'ines',
          text: 'The second from the door. It goes to the carrier this week, and your number follows.',
          daysAgo: 8.6,
          votes: 15,
        },
      ],
    },
    {
      by: 'edith',
      text: 'I dropped the collar and it has a dent. It stops where it did before.',
      daysAgo: 24,
      votes: 26,
    },
    {
      by: 'bjorn',
      text: 'Reykjavík, first wave, no customs, no dent. The ash smells like a new boat.',
      daysAgo: 47,
      votes: 19,
    },
  ],
}
