import { withBattery } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Ended below its goal: nobody was charged. */
export const groveOne: DemoProject = {
  slug: 'grove-one',
  name: 'Grove One, a synthesiser with a menu',
  blurb: 'Twelve knobs, a menu and a charcoal case: the first attempt at a pocket synthesiser.',
  creator: 'leo',
  categoryId: 8,
  location: 'Bologna, Italy',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 615,
  durationDays: 45,
  goalCents: 4_000_000,
  targetPercent: 58,
  momentum: 'fading',
  reservePercent: 25,
  contactEmail: 'leo@grove-instruments.example',
  mainImage: 'grove-synth-reward',
  description: story(
    [
      'A synthesiser for a coat pocket',
      'Grove One puts a studio voice in a case that fits a coat. Twelve knobs for what you reach for, and a menu for the other 61 settings, which are all there if you want them.',
    ],
    [
      'What is inside',
      list(
        'Two analogue oscillators, two filters',
        'Sixteen pads with pressure',
        '64 memories',
        'A menu of four pages',
      ),
    ],
    [
      'Why $290',
      'The board has eight layers and 402 parts. I could not find a part to leave out. <i>Looking back, it was the menu.</i>',
    ],
    [
      'Risks',
      'Chips. If the filter chip is delayed again, I deliver in two groups and say which group you are in before you pay.',
    ],
  ),
  images: [{ picture: 'grove-synth-wide', caption: 'The one that followed, without a menu.' }],
  rewards: [
    {
      key: 'one',
      title: 'Grove One',
      description: 'The synthesiser in charcoal.',
      includes: ['Grove One', 'USB-C cable', 'Printed manual, 64 pages'],
      priceCents: 29_000,
      backerLimit: 250,
      weight: 10,
      deliveryMonths: 10,
      picture: 'grove-synth-reward',
      needsShipping: true,
      shippingCost: withBattery,
    },
    {
      key: 'sounds',
      title: 'Sixty-four sounds',
      description: 'What the memories hold, as recordings.',
      includes: ['64 WAV files'],
      priceCents: 1_500,
      backerLimit: null,
      weight: 7,
      deliveryMonths: 1,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the board.',
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
    { title: 'Delivered', description: 'All instruments sent.', daysAfterEnd: 300, fundsPercent: 25 },
  ],
  faq: [
    {
      question: 'Was my card charged?',
      answer: 'No. The goal was not reached, so nobody was charged, and no reward is made.',
    },
    { question: 'Is there a successor?', answer: 'Yes. Grove, without a menu and without 228 of the parts.' },
    {
      question: 'Can I have the board files?',
      answer: 'Yes, they are on our page under CERN-OHL. If you build one, send me a sound.',
    },
  ],
  updates: [
    {
      name: 'Ended at 58%. Nobody was charged',
      description: text(
        'Thank you for believing in a menu. I have one question and it is short: what would you leave out?',
        'Answers to my address. I read all of them.',
      ),
      daysAgo: 569,
      audience: 'public',
      likes: 84,
    },
    {
      name: 'The second week is slower',
      description: text(
        'We are at 49% and it is honest to say that the curve is flat. I have called two shops. One laughed kindly.',
      ),
      daysAgo: 590,
      audience: 'public',
      likes: 22,
    },
  ],
  comments: [
    { by: 'desmond', text: 'I would leave out the menu.', daysAgo: 568, votes: 66 },
    {
      by: 'giulia',
      text: 'Il menu.',
      daysAgo: 567,
      votes: 51,
      replies: [{ by: 'leo', text: 'Ricevuto, in due.', daysAgo: 567, votes: 30 }],
    },
  ],
}
