import { parcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Its backers voted no confidence: what was still held went back to all of them. */
export const mothReader: DemoProject = {
  slug: 'moth-reader',
  name: 'Moth Reader, a lamp for one page',
  blurb: 'A reading lamp that lights a page and nothing else, on brass joints that stay where they are put.',
  creator: 'dario',
  categoryId: 4,
  location: 'Winterthur, Switzerland',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 262,
  durationDays: 30,
  goalCents: 600_000,
  targetPercent: 117,
  momentum: 'fading',
  reservePercent: 65,
  contactEmail: 'dario@moth-lighting.example',
  mainImage: 'plover-lamp-detail',
  description: story(
    [
      'One page, and the room stays dark',
      'Reading beside somebody who sleeps needs less light than any lamp gives. Moth Reader lights a page of a book at forty centimetres, and its edge is sharp enough to end there.',
    ],
    [
      'What it is',
      list(
        'An arm of three brass joints, each with a wing nut',
        'A lens that makes a page of light, and a second one for newspapers',
        'A cable of two metres in linen',
      ),
      'There is no dimmer. The page has the light that a page needs.',
    ],
    [
      'How the money is used',
      'A third buys brass and the tool for the lens. <b>65% is held</b> for the lens, the lamps and the parcels, in three parts.',
    ],
    [
      'Risks',
      'The lens is the lamp. If its edge is not sharp, there is no Moth Reader, and I will say so here.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'reader',
      title: 'Moth Reader',
      description: 'The lamp, with both lenses.',
      includes: ['The lamp', 'Two lenses', 'A clamp for shelves'],
      priceCents: 9_800,
      backerLimit: null,
      deliveryMonths: 7,
      picture: 'plover-lamp-detail',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'lens',
      title: 'A lens to look through',
      description: 'One of the trial lenses, numbered.',
      includes: ['A numbered trial lens'],
      priceCents: 2_400,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the tool.',
      includes: [],
      priceCents: 1_000,
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
      title: 'The arm',
      description: 'Joints and arms of all lamps are turned.',
      daysAfterEnd: 60,
      fundsPercent: 20,
      completed: true,
      vote: { confidence: 44, noConfidence: 5 },
    },
    {
      title: 'The lens',
      description: 'The tool makes a lens whose edge is sharp.',
      daysAfterEnd: 150,
      fundsPercent: 25,
      refunded: true,
      vote: { confidence: 16, noConfidence: 58 },
    },
    {
      title: 'Delivered',
      description: 'Every lamp is with its backer.',
      daysAfterEnd: 220,
      fundsPercent: 20,
      refunded: true,
    },
  ],
  faq: [
    { question: 'Does it work with an e-reader?', answer: 'It does, and the e-reader does not need it.' },
    {
      question: 'Which bulb does it have?',
      answer: 'One of mine, on a round board that comes out with two screws.',
    },
    {
      question: 'What is refunded now?',
      answer:
        'What was still held when the vote closed: 45% of each pledge. The arm and the first part had been paid out.',
    },
  ],
  updates: [
    {
      name: 'You voted, and you were right',
      description: text(
        'The tool makes a lens, and its edge is soft. I wanted four more months. You did not, and your money is back on your cards. I keep the arms, and everybody who asks gets the drawings.',
      ),
      daysAgo: 79,
      audience: 'public',
      likes: 29,
    },
    {
      name: 'The edge is soft',
      description: text(
        'Eleven trials, and the light still ends two centimetres later than it should. Pictures of all eleven are in the album that I linked to before.',
      ),
      daysAgo: 104,
      audience: 'public',
      likes: 8,
    },
    {
      name: 'All arms are turned',
      description: text('Eighty arms, two hundred and forty joints. They stay where they are put.'),
      daysAgo: 176,
      audience: 'public',
      likes: 21,
    },
  ],
  comments: [
    {
      by: 'tane',
      text: 'I voted against it and would back the next one. You showed us every lens.',
      daysAgo: 76,
      votes: 18,
      replies: [
        { by: 'dario', text: 'That is more than I hoped to read this month.', daysAgo: 75, votes: 7 },
      ],
    },
  ],
}
