import { parcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** What the demo creator made before: it was delivered, so that a pre-order can go on from it. */
export const needleGauge: DemoProject = {
  slug: 'needle-gauge',
  name: 'Needle, a pressure gauge for the machine you have',
  blurb:
    'A brass gauge that screws onto any 58 mm group, so that you see what your espresso machine really does.',
  creator: 'ines',
  categoryId: 3,
  location: 'Bergen, Norway',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 520,
  durationDays: 25,
  goalCents: 900_000,
  targetPercent: 128,
  momentum: 'rising',
  reservePercent: 40,
  deliveredDaysLate: 0,
  contactEmail: 'hello@torrent-works.example',
  mainImage: 'torrent-espresso-detail',
  description: story(
    [
      'Fifteen bar on the box, five in the cup',
      'My neighbour’s machine says 15 bar. I am a pump maker, so I did not believe it, and put a gauge where the coffee is: five and a half. She had thought it was her grinder for two years. This is that gauge, made so that anybody can screw it on.',
    ],
    [
      'What it is',
      list(
        'A Bourdon gauge, 0 to 16 bar, turned and filled in Bergen',
        'A brass body with a needle valve, so that it reads as if coffee were in the way',
        'A basket of 58 mm, which fits nearly every machine with a portafilter',
        'One 4 mm key, which opens all of it',
      ),
      'You hold the portafilter as always, start the pump and read. It needs no battery and no app, and it will be right in twenty years, because you can set it with the key.',
    ],
    [
      'How the money is used',
      'Two thirds of the goal buys brass bar and gauge works for a hundred. The rest pays the turning, which I do at night on a lathe that I pay for by day. <b>40% is held</b> until the gauges are with you.',
    ],
    [
      'Risks',
      'The gauge works come from one maker near Ulm. If they are late, so am I, and you read it here first. Everything else I turn myself.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'needle',
      title: 'Needle',
      description: 'The gauge, its key, and a card that says what to make of the number.',
      includes: ['Gauge in brass', 'A 4 mm key', 'Two spare seals'],
      priceCents: 7_900,
      backerLimit: 120,
      deliveryMonths: 7,
      picture: 'torrent-espresso-detail',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'pair',
      title: 'Two Needles',
      description: 'One for you, one for the neighbour.',
      includes: ['Two gauges in brass', 'Two keys', 'Four spare seals'],
      priceCents: 14_900,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 7,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the brass.',
      includes: [],
      priceCents: 1_000,
      backerLimit: null,
      weight: 8,
      deliveryMonths: null,
      picture: null,
      isDonation: true,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Delivered',
      description: 'Every gauge sent, and none sent back.',
      daysAfterEnd: 210,
      fundsPercent: 40,
      completed: true,
      vote: { confidence: 41, noConfidence: 0 },
    },
  ],
  faq: [
    {
      question: 'Does it fit my machine?',
      answer: 'If your portafilter takes a basket of 58 mm, yes. Measure across the rim, inside.',
    },
    {
      question: 'My machine reads 12. What now?',
      answer: 'Nothing is broken. Many have a screw for it; the card says where to look.',
    },
    {
      question: 'Why not digital?',
      answer:
        'A needle shows how the pressure moves, which is what you want to know. A number shows where it was.',
    },
  ],
  updates: [
    {
      name: 'All sent',
      description: text(
        'The last eleven went out this morning. If yours reads less than you hoped, write before you blame the grinder.',
      ),
      daysAgo: 288,
      audience: 'public',
      likes: 33,
    },
    {
      name: 'The works are here',
      description: text(
        'A hundred and forty gauge works from Ulm, in a box lighter than it should be. I weighed it twice. They are simply good.',
      ),
      daysAgo: 392,
      audience: 'public',
      likes: 26,
    },
  ],
  comments: [
    {
      by: 'tane',
      text: 'Mine read six. A quarter turn on a screw I had never noticed, and now it is another machine.',
      daysAgo: 270,
      votes: 14,
      replies: [{ by: 'ines', text: 'That screw has waited for you since 2011.', daysAgo: 269, votes: 11 }],
    },
    {
      by: 'freya',
      text: 'Came on the day it said, in a tin that I kept.',
      daysAgo: 281,
      votes: 9,
    },
  ],
}
