import { smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Launched three days ago. */
export const skylarkMossClay: DemoProject = {
  slug: 'skylark-moss-clay',
  name: 'Skylark in moss and clay',
  blurb: 'The sailcloth kite in the colours of the coast path, with a smaller sister for light winds.',
  creator: 'wenbo',
  categoryId: 6,
  location: 'Whitby, UK',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 3,
  durationDays: 28,
  goalCents: 800_000,
  targetPercent: 27,
  momentum: 'rising',
  reservePercent: 50,
  contactEmail: 'sisters@skylarkkites.example',
  mainImage: 'skylark-kite-reward',
  description: story(
    [
      'Why again',
      'The first Skylarks left on the Friday we had named. Since then two lofts have given us cruising sails: tan, moss, clay, the colours nobody races in. They were too good for the cupboard.',
    ],
    [
      'What is new',
      list(
        'A small one, 64 × 78 cm, that flies from 5 knots',
        'Bridle rings in place of knots, so that cold hands can move them',
        'A tail of 24 bows. We now count them three times',
      ),
    ],
    [
      'What we learned',
      'Of the kites from the first campaign, 14 came back for a seam and one for a shark, or so its owner says. The seam is now <b>three rows</b>.',
    ],
    ['Risks', 'Tan cloth fades to something we like. If you do not, choose moss.'],
  ),
  images: [{ picture: 'skylark-kite-wide', caption: 'The first edition over the beach, on a good day.' }],
  rewards: [
    {
      key: 'kite',
      title: 'A Skylark',
      description: 'Full size, in moss and clay.',
      includes: ['Kite, 92 × 110 cm', 'Spool with 60 m of line', 'Bag', 'Patch and needle'],
      priceCents: 6_600,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 5,
      picture: 'skylark-kite-reward',
      needsShipping: true,
      shippingCost: smallParcel,
      variants: [
        { key: 'moss', name: 'More moss', isDefault: true, quantity: null },
        { key: 'clay', name: 'More clay', quantity: null },
      ],
    },
    {
      key: 'small',
      title: 'The small one',
      description: 'For light winds and short arms.',
      includes: ['Kite, 64 × 78 cm', 'Spool with 30 m of line', 'Bag'],
      priceCents: 4_800,
      backerLimit: null,
      weight: 9,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'own',
      title: 'Of your own sail',
      description: 'Three kites from a sail that meant something.',
      includes: ['Three kites of your sail', 'What is left, returned'],
      priceCents: 24_000,
      backerLimit: 6,
      left: 4,
      deliveryMonths: 7,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    { title: 'Sails cut', description: 'All panels cut and paired.', daysAfterEnd: 45, fundsPercent: 20 },
    {
      title: 'Delivered',
      description: 'All kites sent, on the day or before.',
      daysAfterEnd: 150,
      fundsPercent: 30,
    },
  ],
  faq: [
    {
      question: 'How much wind does the small one need?',
      answer: 'Five knots. A flag that thinks about it.',
    },
    {
      question: 'Can I have racing colours?',
      answer: 'Those were the first edition. We have eleven metres left, ask nicely.',
    },
    { question: 'Does it come with the boat’s name?', answer: 'Yes, on the label, as before.' },
  ],
  updates: [
    {
      name: 'Three sails, three stories',
      description: text(
        'Two came by van, one in the arms of the man who sailed her. We have put the kettle on for him and the sail on the table.',
      ),
      daysAgo: 1,
      audience: 'public',
      likes: 15,
    },
  ],
  comments: [
    { by: 'ruby', text: 'Small one for the nephew. He is four and already lets go.', daysAgo: 2, votes: 9 },
    {
      by: 'joseangel',
      text: '¿El viento de Oaxaca cuenta como ligero?',
      daysAgo: 1.4,
      votes: 4,
      replies: [
        {
          by: 'wenbo',
          text: 'We looked at a year of it. Take the small one, and a hat.',
          daysAgo: 1.2,
          votes: 8,
        },
      ],
    },
  ],
}
