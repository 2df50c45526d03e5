import { parcel, smallParcel } from '../shipping.ts'
import { list, story } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A campaign that has not started yet. */
export const haldenAsh: DemoProject = {
  slug: 'halden-ash',
  name: 'Halden 60 in ash, second edition',
  blurb: 'The quiet keyboard in pale ash, with moss keycaps and legends in three more scripts.',
  creator: 'tomas',
  categoryId: 1,
  location: 'Halden, Norway',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: -16,
  durationDays: 30,
  goalCents: 3_000_000,
  targetPercent: 0,
  reservePercent: 50,
  contactEmail: 'tomas@haldenkeys.example',
  mainImage: 'halden-keyboard-reward',
  description: story(
    [
      'Why a second edition',
      'The first 60 in ash were a trial inside the walnut campaign. People asked for two things: more of it, and letters they can read.',
    ],
    [
      'What is different',
      list(
        'Case in ash from Østfold, white oiled',
        'Keycaps in moss and graphite, escape in ochre',
        'Legends: Latin, Hangul, Cyrillic and Kana',
        'The same brass plate, 3 mm, and the same silence',
      ),
    ],
    [
      'When it starts',
      'In <b>sixteen days</b>, when the boards of the first edition are ordered and I know what they cost. If that moves, this moves, and you get an e-mail.',
    ],
    [
      'Risks',
      'Legends for Hangul need 200 orders. If they do not come together, those who chose them get blank caps and $12 back, or their whole pledge, as they like.',
    ],
  ),
  images: [{ picture: 'halden-keyboard-detail', caption: 'The walnut edition from above.' }],
  rewards: [
    {
      key: 'ash',
      title: 'Halden 60 in ash',
      description: 'Your layout, your script.',
      includes: ['Keyboard in ash', 'Coiled cable', 'Key puller', 'Six spare switches'],
      priceCents: 20_900,
      backerLimit: null,
      deliveryMonths: 7,
      picture: 'halden-keyboard-reward',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'latin', name: 'Latin', isDefault: true, quantity: null },
        { key: 'hangul', name: '한글', quantity: null },
        { key: 'cyrillic', name: 'Кирилиця', quantity: null },
        { key: 'kana', name: 'かな', quantity: null },
      ],
    },
    {
      key: 'caps',
      title: 'Keycaps only',
      description: 'For a Halden you have.',
      includes: ['60 keycaps, one script'],
      priceCents: 5_900,
      backerLimit: null,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'cable',
      title: 'A second cable',
      description: 'Coiled, in moss, one and a half metres when stretched.',
      includes: ['USB-C cable'],
      priceCents: 2_400,
      backerLimit: null,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    {
      title: 'Boards tested',
      description: 'All boards back and every socket tested.',
      daysAfterEnd: 70,
      fundsPercent: 25,
    },
    { title: 'Delivered', description: 'All keyboards sent.', daysAfterEnd: 215, fundsPercent: 25 },
  ],
  faq: [
    {
      question: 'Can I pledge before it starts?',
      answer: 'No. Subscribe and you get one e-mail on the day.',
    },
    {
      question: 'Will the walnut edition stay?',
      answer: 'Its campaign ends first. Afterwards there will be a storefront.',
    },
    { question: 'Is the board the same?', answer: 'Yes, the same files. A part from one fits the other.' },
  ],
  updates: [],
  comments: [],
}
