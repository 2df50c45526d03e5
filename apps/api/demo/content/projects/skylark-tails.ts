import { letter } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Ended two days ago: its cards were charged, and the demo backer's failed. */
export const skylarkTails: DemoProject = {
  slug: 'skylark-tails',
  name: 'Skylark tails, bows for the kite you have',
  blurb: 'Six metres of bows in sailcloth that keep any kite steady, sewn from what is left of ours.',
  creator: 'wenbo',
  categoryId: 9,
  location: 'Whitby, UK',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 32,
  durationDays: 30,
  goalCents: 240_000,
  targetPercent: 121,
  momentum: 'rising',
  reservePercent: 30,
  contactEmail: 'hello@skylarkkites.example',
  mainImage: 'skylark-kite-detail',
  description: story(
    [
      'A kite without a tail is an argument',
      'Half of the letters we get about kites are about kites that are not ours, and most of those need a tail. So we make the tail. It clips to any loop, and the wind does the rest.',
    ],
    [
      'What it is',
      list(
        'Six metres of bows, sewn from the ends of our sailcloth',
        'A brass clip, and a loop for kites that have none',
        'A pouch of the same cloth, so that it does not knot in the drawer',
      ),
      'No two have the same colours in the same order, because the ends are what they are.',
    ],
    [
      'How the money is used',
      'Clips and thread for three hundred, and four weekends of two sewing machines. <b>30% is held</b> until the tails are with you.',
    ],
    [
      'Risks',
      'Ends of cloth come when kites are cut. If we cut fewer kites, you wait a little. The clips are here already.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'tail',
      title: 'One tail',
      description: 'Six metres of bows, a clip and a pouch.',
      includes: ['A tail of six metres', 'A brass clip', 'A pouch'],
      priceCents: 2_900,
      backerLimit: null,
      deliveryMonths: 3,
      picture: 'skylark-kite-detail',
      needsShipping: true,
      shippingCost: letter,
    },
    {
      key: 'pair',
      title: 'Two tails',
      description: 'For two kites, or for one in a strong wind.',
      includes: ['Two tails of six metres', 'Two brass clips', 'Two pouches'],
      priceCents: 5_200,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the thread.',
      includes: [],
      priceCents: 500,
      backerLimit: null,
      weight: 6,
      deliveryMonths: null,
      picture: null,
      isDonation: true,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Sent',
      description: 'Every tail posted, with the colours it has.',
      daysAfterEnd: 75,
      fundsPercent: 30,
    },
  ],
  faq: [
    {
      question: 'Does it fit a kite that is not yours?',
      answer:
        'Yes. It clips to a loop at the foot; for kites without one, a loop to sew or glue is in the pouch.',
    },
    { question: 'May I choose the colours?', answer: 'No, and that is why it costs what it costs.' },
    { question: 'Can it be washed?', answer: 'By rain. It dries in the air in ten minutes.' },
  ],
  updates: [
    {
      name: 'Funded, and what happens now',
      description: text(
        'Thank you. Cards were charged at the end. If yours said no, Kindling has written to you, and there is a week to give it another. We start to sew on Monday.',
      ),
      daysAgo: 1.5,
      audience: 'public',
      likes: 11,
    },
  ],
  comments: [
    {
      by: 'tane',
      text: 'My kite is older than I am and has never had a tail. It will not know what happened.',
      daysAgo: 9,
      votes: 6,
    },
  ],
}
