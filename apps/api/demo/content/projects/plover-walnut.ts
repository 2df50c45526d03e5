import { parcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A small first edition, delivered on the day. */
export const ploverWalnut: DemoProject = {
  slug: 'plover-walnut',
  name: 'Plover in walnut, the first forty',
  blurb:
    'Forty folding lamps in walnut, made before anyone knew whether a lamp without tools would be wanted.',
  creator: 'runa',
  categoryId: 2,
  location: 'Aarhus, Denmark',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 610,
  durationDays: 20,
  goalCents: 600_000,
  targetPercent: 152,
  momentum: 'rising',
  reservePercent: 30,
  deliveredDaysLate: 0,
  contactEmail: 'runa@atelierplover.example',
  mainImage: 'plover-lamp-reward',
  description: story(
    [
      'Forty lamps, then we know',
      'I do not need a company. I need to know whether a lamp that you mend with your fingers is something people want or something I want. Forty lamps answer that, and forty is what the walnut allows.',
    ],
    [
      'What it is',
      list(
        'Two arms and a base in walnut from one tree in Ebeltoft',
        'Four brass wing nuts',
        'A bone-white shade of spun steel',
        'A cable you can change without a screwdriver',
      ),
      'It folds to the length of a ruler. It carries any small bulb up to 8 W.',
    ],
    [
      'How the money is used',
      'The goal pays the shade tool and the brass. The wood was paid for with my car. <b>30% is held</b> until the lamps are with you, which is also when I need a car again.',
    ],
    [
      'Risks',
      'I have never packed forty of anything. A friend who exports glass shows me how before I start.',
    ],
  ),
  images: [{ picture: 'plover-lamp-wide', caption: 'The oak one that followed.' }],
  rewards: [
    {
      key: 'lamp',
      title: 'Plover, numbered',
      description: 'One of forty.',
      includes: ['Lamp in walnut, numbered', 'LED bulb', 'Four spare washers'],
      priceCents: 18_500,
      backerLimit: 40,
      left: 0,
      deliveryMonths: 6,
      picture: 'plover-lamp-reward',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'washer',
      title: 'A leather washer, framed',
      description: 'The part that does the work, behind glass.',
      includes: ['Washer in a frame, 10 × 10 cm'],
      priceCents: 3_000,
      backerLimit: null,
      weight: 10,
      deliveryMonths: 4,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the shade tool.',
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
      title: 'Delivered',
      description: 'Forty lamps sent and forty answers received.',
      daysAfterEnd: 180,
      fundsPercent: 30,
      completed: true,
      vote: { confidence: 58, noConfidence: 0 },
    },
  ],
  faq: [
    { question: 'Will there be more?', answer: 'If the forty say so. Later: they did, in oak.' },
    { question: 'Why walnut?', answer: 'A tree fell in Ebeltoft and I had a trailer.' },
    {
      question: 'Can the lamp be repaired elsewhere?',
      answer: 'Yes. Any lamp shop has the switch, any cobbler has the leather.',
    },
  ],
  updates: [
    {
      name: 'Forty out of forty',
      description: text(
        'All arrived. Two shades were sat on since, by a cat and a brother. Both are straight again.',
      ),
      daysAgo: 402,
      audience: 'public',
      likes: 37,
    },
    {
      name: 'Packed',
      description: text(
        'My friend packs glass for a living. She threw the first box down the stairs and then opened it slowly, for effect. The lamp was fine.',
      ),
      daysAgo: 424,
      audience: 'public',
      likes: 31,
    },
  ],
  comments: [
    {
      by: 'freya',
      text: 'Number 7. It has been on every evening since the box was opened.',
      daysAgo: 380,
      votes: 21,
    },
    {
      by: 'tane',
      text: 'Joints are honest. Number 22.',
      daysAgo: 371,
      votes: 17,
      replies: [
        { by: 'runa', text: 'From a carver, that is the review I hoped for.', daysAgo: 370, votes: 9 },
      ],
    },
  ],
}
