import { smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Live, half way; has no picture of its own. */
export const littleWeather: DemoProject = {
  slug: 'little-weather',
  name: 'Little Weather, a felt forecast for the wall',
  blurb: 'A felt map and 24 kinds of weather. Children look out of the window and put up what they see.',
  creator: 'aino',
  categoryId: 9,
  location: 'Tampere, Finland',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 13,
  durationDays: 30,
  goalCents: 500_000,
  targetPercent: 46,
  momentum: 'steady',
  reservePercent: 20,
  contactEmail: 'aino.korhonen@example.com',
  mainImage: null,
  description: story(
    [
      'The window is the forecast',
      'Each morning in my kindergarten two children are the weather. They look out, argue, and pin what they see on a felt map. They are right more often than the radio.',
    ],
    [
      'What is in it',
      list(
        'A map of felt, 60 × 45 cm, with a window in the middle',
        '24 pieces: sun, drizzle, sleet, wind from four sides, and “I do not know”',
        'A loop of birch to hang it',
        'No words on it, so it works in any language',
      ),
    ],
    [
      'How it is made',
      'Wool from a spinner in Orivesi, felted, cut and sewn by three of us. The pieces hold without magnets or Velcro, because wool holds wool. They can be <b>swallowed by nobody</b>: the smallest is 6 cm.',
    ],
    ['Risks', 'Grey wool is scarce this year. There is a lot of weather in grey. I have bought ahead.'],
  ),
  images: [],
  rewards: [
    {
      key: 'map',
      title: 'Little Weather',
      description: 'The map and all 24 pieces.',
      includes: ['Felt map', '24 pieces', 'Birch loop'],
      priceCents: 5_400,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'more',
      title: 'Eight rare kinds',
      description: 'Hail, halo, northern lights, heat shimmer, and four you can name.',
      includes: ['Eight pieces'],
      priceCents: 1_900,
      backerLimit: null,
      weight: 5,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'group',
      title: 'For a kindergarten',
      description: 'A large map, 120 × 90 cm, and two of each piece.',
      includes: ['Large map', '48 pieces', 'Notes for teachers'],
      priceCents: 14_500,
      backerLimit: 20,
      left: 17,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    {
      title: 'Delivered',
      description: 'All maps sent before the first snow.',
      daysAfterEnd: 120,
      fundsPercent: 20,
    },
  ],
  faq: [
    {
      question: 'Does it wash?',
      answer: 'Cold, by hand, flat to dry. Jam comes out, felt pen becomes weather.',
    },
    {
      question: 'What if we have other weather?',
      answer: 'Take the eight rare kinds. Four are plain, for you to name.',
    },
    { question: 'From what age?', answer: 'Two. Before that they eat the sun.' },
  ],
  updates: [
    {
      name: '“I do not know” is the favourite',
      description: text(
        'We counted for a month. It was put up on nine of twenty days. The children are honest and so is the sky.',
      ),
      daysAgo: 5,
      audience: 'public',
      likes: 28,
    },
  ],
  comments: [
    {
      by: 'camila',
      text: 'Na biblioteca também: “não sei” todos os dias em Porto Alegre.',
      daysAgo: 4,
      votes: 10,
    },
    {
      by: 'dana',
      text: 'Four plain ones to name: we would need eleven.',
      daysAgo: 2,
      votes: 6,
      replies: [
        { by: 'aino', text: 'I sell offcuts by the handful to people like you.', daysAgo: 2, votes: 8 },
      ],
    },
  ],
}
