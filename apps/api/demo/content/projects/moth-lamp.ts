import { parcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Funded and late, with a vote that is close to the 50 % mark. */
export const mothLamp: DemoProject = {
  slug: 'moth-lamp',
  name: 'Moth, a reading lamp that dims like dusk',
  blurb: 'A bedside lamp that takes forty minutes to go out, in steps too small to see.',
  creator: 'dario',
  categoryId: 2,
  location: 'Winterthur, Switzerland',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 340,
  durationDays: 40,
  goalCents: 1_400_000,
  targetPercent: 112,
  momentum: 'fading',
  reservePercent: 60,
  contactEmail: 'dario@mothlighting.example',
  mainImage: null,
  description: story(
    [
      'Forty minutes of evening',
      'Switch Moth on and it begins to go out. You do not notice, because each step is smaller than an eye can see. After forty minutes it is dark, and you have usually gone first.',
    ],
    [
      'How it dims',
      list(
        '4,096 steps, spaced the way the eye counts',
        'From 2,700 to 1,800 kelvin, like a sunset',
        'No app. One button, which gives you ten more minutes',
      ),
    ],
    [
      'What it is made of',
      'A shade of pleated paper, a foot of cast aluminium, a board of my own. The paper is by a family in Appenzell and can be had again.',
    ],
    [
      'Where it stands now',
      'The board flickers below 3% and I have not found out why. Milestone 2 says <b>boards approved</b>, and I cannot approve them. The vote is open. I have written what I know in the last update, including what it has cost.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'moth',
      title: 'One Moth',
      description: 'The lamp, shade in bone or ochre.',
      includes: ['Lamp', 'Spare shade'],
      priceCents: 12_400,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 12,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'bone', name: 'Bone', isDefault: true, quantity: null },
        { key: 'ochre', name: 'Ochre', quantity: null },
      ],
    },
    {
      key: 'pair',
      title: 'Two Moths',
      description: 'They can be told to go out together.',
      includes: ['Two lamps', 'Two spare shades'],
      priceCents: 23_600,
      backerLimit: 30,
      left: 8,
      deliveryMonths: 12,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'For the board.',
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
      title: 'Foot cast',
      description: 'All feet cast and turned.',
      daysAfterEnd: 120,
      fundsPercent: 20,
      completed: true,
      vote: { confidence: 38, noConfidence: 8 },
    },
    {
      title: 'Boards approved',
      description: 'Boards dim to dark without flicker, measured and filmed.',
      daysAfterEnd: 302,
      fundsPercent: 25,
      vote: { confidence: 19, noConfidence: 49 },
    },
    { title: 'Delivered', description: 'All lamps sent.', daysAfterEnd: 400, fundsPercent: 15 },
  ],
  faq: [
    {
      question: 'What do I get back if the vote carries?',
      answer:
        'What is still held: 40% of your pledge, shipping included. 60% has been paid out and spent, the list is in update 3.',
    },
    {
      question: 'And if it does not carry?',
      answer: 'I receive 25% and go on looking for the flicker. I cannot promise a date, so I do not.',
    },
    {
      question: 'Will the feet and shades be sent either way?',
      answer:
        'Yes. The feet are cast and the shades are folded. You may have yours for postage and fit any E14 socket.',
    },
  ],
  updates: [
    {
      name: 'What I know about the flicker',
      description: text(
        'It begins below 3% and only when the board is warmer than 41°. I have changed the driver, the capacitor, and my mind, twice.',
        list(
          'Spent so far: $9,100 of $9,408 paid out',
          'Of that, feet $4,200, shades $2,300, boards $2,600',
          'Needed for a third board: about $3,000',
        ),
        'I would vote for it. I would understand if you do not.',
      ),
      daysAgo: 11,
      audience: 'public',
      likes: 54,
    },
    {
      name: 'The second board',
      description: text(
        'It arrived on Tuesday. At 10% it is beautiful. At 2% it is a disco. I am measuring.',
      ),
      daysAgo: 70,
      audience: 'public',
      likes: 47,
    },
    {
      name: 'Feet are cast',
      description: text('All feet, weighed, 1.1 kg each. Milestone 1 is released. Thank you.'),
      daysAgo: 175,
      audience: 'public',
      likes: 66,
    },
  ],
  comments: [
    {
      by: 'lukasz',
      text: 'Voted no confidence. Not against you, Dario. 41° is a cooling problem and the foot is already cast.',
      daysAgo: 8,
      votes: 31,
      replies: [
        {
          by: 'dario',
          text: 'You may be right. If the vote carries I will send you a foot and a board, and I would like to hear what you find.',
          daysAgo: 8,
          votes: 27,
        },
      ],
    },
    {
      by: 'freya',
      text: 'Confidence. I have read worse post-mortems from firms with lawyers.',
      daysAgo: 6,
      votes: 19,
    },
    { by: 'nameless', text: 'Has anyone had their foot sent already?', daysAgo: 2, votes: 3 },
  ],
}
