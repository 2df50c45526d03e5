import { smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Funded and live; has no picture of its own. */
export const sillBeeHouse: DemoProject = {
  slug: 'sill-bee-house',
  name: 'Sill, a nesting box for solitary bees',
  blurb: 'A bee house that opens, so you can watch, count and clean. Fits a window ledge.',
  creator: 'priya',
  categoryId: 4,
  location: 'Totnes, UK',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 24,
  durationDays: 35,
  goalCents: 800_000,
  targetPercent: 112,
  momentum: 'steady',
  reservePercent: 40,
  contactEmail: 'priya@sill-habitats.example',
  mainImage: null,
  description: story(
    [
      'Most bee hotels kill bees',
      'They cannot be opened, so mites live in them for years. I have sawn 60 of them in half for a living. Sill is a stack of grooved trays: each winter you lift them apart, brush them, and put the cocoons in a matchbox in the fridge.',
    ],
    [
      'What you will see',
      'Red mason bees in spring, leafcutters in summer. One tray has a window. You can watch a cell being built, which takes <b>a day and forty flights</b>, and is better than most things on a screen.',
    ],
    [
      'How it is made',
      list(
        'Seven trays of larch, 12 grooves each, 6, 8 and 10 mm',
        'A roof that reaches out 5 cm, because rain is the second killer',
        'Two straps for a ledge or a rail',
        'No varnish where bees walk',
      ),
    ],
    [
      'What the data is for',
      'If you like, you count cocoons once a year and send one number. In three years we will know which widths work in which towns. It stays open for everyone.',
    ],
    ['Risks', 'Bees decide. In a first year about four in ten boxes stay empty. It helps to have a bramble.'],
  ),
  images: [],
  rewards: [
    {
      key: 'sill',
      title: 'One Sill',
      description: 'The box with all trays.',
      includes: ['Seven trays', 'Roof and straps', 'Brush', 'A year’s calendar'],
      priceCents: 5_800,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'small',
      title: 'A small Sill',
      description: 'Three trays for a balcony.',
      includes: ['Three trays', 'Roof and strap', 'Brush'],
      priceCents: 3_600,
      backerLimit: null,
      weight: 8,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'school',
      title: 'For a school',
      description: 'One for you, one for a school near us, with a visit by me.',
      includes: ['One Sill', 'One for a school', 'A lesson'],
      priceCents: 14_000,
      backerLimit: 12,
      left: 2,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'A tray for the counting garden.',
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
      title: 'Trays milled',
      description: 'All trays milled and measured.',
      daysAfterEnd: 40,
      fundsPercent: 15,
    },
    {
      title: 'Delivered',
      description: 'All boxes sent before the bees wake.',
      daysAfterEnd: 100,
      fundsPercent: 25,
    },
  ],
  faq: [
    { question: 'Do they sting?', answer: 'Mason bees can and do not. You would have to squeeze one.' },
    {
      question: 'Does it work outside Europe?',
      answer:
        'Mason and leafcutter bees live on every continent but one. Widths differ, so the box has three.',
    },
    {
      question: 'What do I do in winter?',
      answer: 'Open it in October, brush, put the cocoons in a box in the fridge until it is 12° outside.',
    },
    { question: 'May I put it in shade?', answer: 'Then you have a box. They need morning sun.' },
  ],
  updates: [
    {
      name: 'Funded. The larch is booked',
      description: text('Thank you. The sawmill in Dartington keeps the larch for us until the end.'),
      daysAgo: 3,
      audience: 'public',
      likes: 44,
    },
    {
      name: 'Sixty sawn hotels',
      description: text(
        'The photographs you asked for. Not at breakfast.',
        'The short version: 51 of 60 had mites, 44 had been wet inside, three had been lived in happily by earwigs.',
      ),
      daysAgo: 14,
      audience: 'public',
      likes: 57,
    },
  ],
  comments: [
    {
      by: 'grace',
      text: 'We keep honey bees; the school wants to see the quiet ones. Are the 10 mm grooves deep enough for Megachile here?',
      daysAgo: 17,
      votes: 13,
      replies: [
        {
          by: 'priya',
          text: '150 mm deep. For yours I would start with 8. Send me a picture of the first leaf.',
          daysAgo: 17,
          votes: 15,
        },
      ],
    },
    { by: 'ioana', text: 'One number a year is the right amount of citizen science.', daysAgo: 9, votes: 21 },
  ],
}
