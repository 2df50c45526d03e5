import { smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Delivered on the promised day. */
export const skylarkKite: DemoProject = {
  slug: 'skylark-kite',
  name: 'Skylark, a kite of retired sails',
  blurb: 'A four-panel kite in recycled sailcloth with ash spars and a line on a cherry spool.',
  creator: 'wenbo',
  categoryId: 6,
  location: 'Whitby, UK',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 400,
  durationDays: 25,
  goalCents: 900_000,
  targetPercent: 134,
  momentum: 'steady',
  reservePercent: 50,
  deliveredDaysLate: 0,
  contactEmail: 'sisters@skylarkkites.example',
  mainImage: 'skylark-kite-main',
  description: story(
    [
      'What happens to old sails',
      'A spinnaker has about 300 hours in it. Then it is too soft to race and much too good to throw away. There are four sail lofts between us and Hull, and they all had a cupboard.',
      'One spinnaker makes <b>eleven kites</b>. Yours says which boat it was.',
    ],
    [
      'How it flies',
      'From 8 knots, which is a flag that moves. A bridle with two positions: one for the beach, one for hills where the wind cannot make up its mind. The tail is bows of the offcuts, so nothing is left over.',
      figure('skylark-kite-reward'),
    ],
    [
      'What is in the bag',
      list(
        'Kite, 92 × 110 cm, four panels',
        'Ash spars, lashed, not glued',
        '60 metres of line on a cherry spool',
        'A tail of 24 bows',
        'A patch and a needle',
      ),
    ],
    [
      'Risks',
      'Colours depend on what the lofts give us. You choose warm or cool, the boats choose the rest.',
    ],
  ),
  images: [
    { picture: 'skylark-kite-wide', caption: 'The tail has 24 bows. We have counted, children check.' },
    { picture: 'skylark-kite-detail', caption: 'Spool of cherry, turned by our neighbour.' },
  ],
  rewards: [
    {
      key: 'kite',
      title: 'A Skylark',
      description: 'Kite, line and tail in a bag made of the same sail.',
      includes: ['Kite', 'Spool with 60 m of line', 'Bag', 'Patch and needle'],
      priceCents: 6_400,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 5,
      picture: 'skylark-kite-main',
      needsShipping: true,
      shippingCost: smallParcel,
      variants: [
        { key: 'warm', name: 'Warm colours', isDefault: true, quantity: null },
        { key: 'cool', name: 'Cool colours', quantity: null },
      ],
    },
    {
      key: 'kit',
      title: 'Sew it yourself',
      description: 'Cut panels, spars and a pattern. One evening and a sewing machine.',
      includes: ['Eight cut panels', 'Spars', 'Pattern', 'Spool with 60 m of line'],
      priceCents: 4_200,
      backerLimit: 60,
      left: 0,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'own',
      title: 'Of your own sail',
      description: 'Send us a sail that meant something. We make three kites of it.',
      includes: ['Three kites of your sail', 'What is left, returned'],
      priceCents: 24_000,
      backerLimit: 8,
      left: 0,
      deliveryMonths: 7,
      picture: 'skylark-kite-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    {
      title: 'Sails collected',
      description: 'Enough cloth washed, sorted and hung.',
      daysAfterEnd: 40,
      fundsPercent: 20,
      completed: true,
      vote: { confidence: 39, noConfidence: 2 },
    },
    {
      title: 'Delivered',
      description: 'All kites sent, on the day or before.',
      daysAfterEnd: 150,
      fundsPercent: 30,
      completed: true,
      vote: { confidence: 52, noConfidence: 1 },
    },
  ],
  faq: [
    {
      question: 'From what age can one fly it?',
      answer: 'Five, with somebody who runs. Ninety-one is our oldest so far.',
    },
    {
      question: 'Can I wash it?',
      answer: 'It has been rinsed by the North Sea for years. Fresh water, no soap.',
    },
    { question: 'What if a spar breaks?', answer: 'Any 6 mm dowel does. We also send one for a stamp.' },
  ],
  updates: [
    {
      name: 'All sent, on the Friday we said',
      description: text(
        'The last 19 went with the 16:40 van. Bo fell asleep on the spools.',
        'If yours is not there in three weeks, write. Kites do get distracted.',
      ),
      daysAgo: 226,
      audience: 'public',
      likes: 131,
    },
    {
      name: 'The boats in your kites',
      description: text(
        'Nineteen spinnakers. We have printed their names on the labels. Four came from boats that no longer float.',
      ),
      daysAgo: 280,
      audience: 'public',
      likes: 110,
    },
    {
      name: 'For backers: windy day in Whitby',
      description: text(
        'Come on the second Sunday, the beach below the abbey. Bring it even if it is in one piece.',
      ),
      daysAgo: 240,
      audience: 'backers',
      likes: 38,
    },
  ],
  comments: [
    {
      by: 'ruby',
      text: 'Flown at the Hobart festival in 22 knots. Two stitches, mended with your needle, up again.',
      daysAgo: 190,
      votes: 29,
    },
    {
      by: 'joseangel',
      text: 'El mío fue parte del “Marigold”, Hull. Ahora vuela en Oaxaca los domingos.',
      daysAgo: 201,
      votes: 35,
      replies: [
        {
          by: 'wenbo',
          text: 'Her skipper read this aloud in the pub. There was applause.',
          daysAgo: 200,
          votes: 40,
        },
      ],
    },
    {
      by: 'nameless',
      text: 'Mine has 23 bows.',
      daysAgo: 60,
      votes: 8,
      replies: [
        {
          by: 'wenbo',
          text: 'The 24th is in the post. We counted the rest of the batch twice.',
          daysAgo: 59,
          votes: 16,
        },
      ],
    },
  ],
}
