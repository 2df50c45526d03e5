import { smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A storefront after a delivered campaign. */
export const slowAlmanacMoss: DemoProject = {
  slug: 'slow-almanac-moss',
  name: 'The Slow Almanac, moss cloth',
  blurb: 'The second printing of the almanac, in moss-green cloth, with page 211 corrected.',
  creator: 'ruth',
  categoryId: 10,
  location: 'Ludlow, UK',
  fundingType: 'STOREFRONT',
  status: 'ACTIVE',
  startDaysAgo: 66,
  durationDays: null,
  goalCents: null,
  targetPercent: 0,
  salesCents: 354_000,
  momentum: 'steady',
  reservePercent: 0,
  contactEmail: 'ruth@halfmoon-editions.example',
  mainImage: 'slow-almanac-reward',
  description: story(
    [
      'The second printing',
      'The first was slate and clay and it is gone. People went on writing, so the sewing machine is warm again. The cloth is moss green this time, because the mill in Lancashire had it and I had a weak moment.',
    ],
    [
      'What is different',
      list(
        'Page 211: the heron is where it should be',
        'The tram in the note for 14 November is line 8',
        'A ribbon, after 61 letters',
        'Otherwise the same 384 pages, sewn',
      ),
    ],
    [
      'How orders work here',
      'Books are on the shelf. Your card is charged when you order and the book leaves on the <b>next Tuesday or Friday</b>, when the van comes.',
    ],
    [
      'If a page is loose',
      'It should not be. Send me a picture of the number at the foot and keep the book. Another comes.',
    ],
  ),
  images: [{ picture: 'slow-almanac-wide', caption: 'The first printing. Yours is green.' }],
  rewards: [
    {
      key: 'moss',
      title: 'The almanac in moss',
      description: 'One copy with a ribbon.',
      includes: ['One copy'],
      priceCents: 3_600,
      backerLimit: 400,
      weight: 16,
      deliveryMonths: 0,
      picture: 'slow-almanac-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'three',
      title: 'Three copies',
      description: 'Two are wrapped.',
      includes: ['Three copies'],
      priceCents: 9_900,
      backerLimit: 60,
      weight: 3,
      deliveryMonths: 0,
      picture: 'slow-almanac-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'reading',
      title: 'The almanac, read aloud',
      description: 'Six hours, with birds. Download.',
      includes: ['Audio files'],
      priceCents: 1_400,
      backerLimit: null,
      weight: 4,
      deliveryMonths: null,
      picture: null,
      needsShipping: false,
    },
  ],
  milestones: [],
  faq: [
    { question: 'Is it dated?', answer: 'No. It begins where you open it and works until 2061.' },
    {
      question: 'Do you send to schools?',
      answer: 'Yes, at half price. Write to me, the shop cannot do it.',
    },
    { question: 'Will slate come back?', answer: 'Not this year.' },
  ],
  updates: [
    {
      name: 'Tuesdays and Fridays',
      description: text(
        'The van comes twice a week now. Orders made by nine in the morning leave the same day.',
      ),
      daysAgo: 40,
      audience: 'public',
      likes: 24,
    },
  ],
  comments: [
    {
      by: 'ayse',
      text: 'Bought the moss one for my sister, so that mine stays mine.',
      daysAgo: 21,
      votes: 18,
    },
  ],
}
