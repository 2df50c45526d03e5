import { parcel, smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Just launched. */
export const tumbleMarbleRun: DemoProject = {
  slug: 'tumble-marble-run',
  name: 'Tumble, a marble run of plain beech blocks',
  blurb: 'A marble run made of plain beech blocks: no clips, no plastic, no wrong way to build it.',
  creator: 'pia',
  categoryId: 9,
  location: 'Lyon, France',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 2,
  durationDays: 30,
  goalCents: 1_600_000,
  targetPercent: 31,
  momentum: 'rising',
  reservePercent: 60,
  contactEmail: 'pia@tumbletoys.example',
  mainImage: 'tumble-marble-run-main',
  description: story(
    [
      'No wrong way',
      'Marble runs with clips have one right way and a bag for the piece that snapped. Tumble is blocks: 60 cubes, 14 ramps, and gravity, which we do not supply.',
      'It falls down. That is the second game. My testers, five and seven, play it more often than the first.',
    ],
    [
      'What is in the box',
      list(
        '60 beech cubes of 4 cm, 24 of them painted',
        '14 ramps in three lengths, one groove, sanded to 320',
        'A funnel bowl turned from cherry',
        '12 glass marbles and a tray so that they are found again',
      ),
      figure('tumble-marble-run-reward'),
    ],
    [
      'Safe for whom',
      'Marbles are for children from <b>three years</b> on. For smaller ones there is a set with six wooden balls of 45 mm, which no child can swallow. Paint and oil are tested to EN 71-3, the report is on our page.',
    ],
    [
      'Who makes it',
      'Two joiners and I, in a former silk workshop. The beech comes from the Jura with a stamp that says which hill. When 300 sets are paid, we can buy a trunk in place of boards, and the price of spare blocks falls by a third.',
    ],
    [
      'Risks',
      'Groove angle matters: at 4° a marble stops, at 9° it flies. We have settled on 6° and a gauge that hangs beside the saw.',
    ],
  ),
  images: [
    { picture: 'tumble-marble-run-wide', caption: 'Low and wide, for the first time.' },
    { picture: 'tumble-marble-run-detail', caption: 'The funnel keeps four marbles busy for half a minute.' },
  ],
  rewards: [
    {
      key: 'set',
      title: 'Tumble',
      description: 'The whole set in its linen bag.',
      includes: ['60 cubes', '14 ramps', 'Funnel, tray, 12 marbles', 'Linen bag'],
      priceCents: 8_900,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 5,
      picture: 'tumble-marble-run-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'painted', name: '24 painted', isDefault: true, quantity: null },
        { key: 'plain', name: 'All plain', quantity: null },
      ],
    },
    {
      key: 'early',
      title: 'First fifty',
      description: 'The same set, for those who come first.',
      includes: ['The whole set', 'Your name inside a cube, if you like'],
      priceCents: 7_400,
      backerLimit: 50,
      left: 19,
      deliveryMonths: 4,
      picture: 'tumble-marble-run-main',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'small',
      title: 'For very small hands',
      description: 'Large balls in place of marbles, wide grooves, no paint.',
      includes: ['40 cubes', '8 wide ramps', 'Six wooden balls of 45 mm'],
      priceCents: 6_900,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 5,
      picture: 'tumble-marble-run-reward',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'ramps',
      title: 'Eight more ramps',
      description: 'For a set you have pledged for, or for books and shoe boxes.',
      includes: ['Eight ramps'],
      priceCents: 2_600,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'school',
      title: 'A set for a school',
      description: 'We send four sets to a nursery school of your choice, or of ours.',
      includes: ['Four sets, sent to a school'],
      priceCents: 30_000,
      backerLimit: 20,
      left: 19,
      deliveryMonths: 6,
      picture: null,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Wood cut',
      description: 'All cubes and ramps cut and dry, weighed and counted.',
      daysAfterEnd: 55,
      fundsPercent: 20,
    },
    {
      title: 'First 100 packed',
      description: 'One hundred bags on the shelf.',
      daysAfterEnd: 100,
      fundsPercent: 25,
    },
    {
      title: 'Delivered',
      description: 'All sets sent, the schools first.',
      daysAfterEnd: 150,
      fundsPercent: 15,
    },
  ],
  faq: [
    {
      question: 'From what age?',
      answer:
        'Three years with marbles. The set for very small hands from 18 months, its balls pass the test cylinder.',
    },
    {
      question: 'Does it fit blocks we already have?',
      answer: 'If they are 4 cm, yes. The grooves are 18 mm wide and take most marbles sold since 1950.',
    },
    {
      question: 'Can it be repaired?',
      answer: 'A dented block is a block. For a broken ramp send a picture and we send a ramp.',
    },
  ],
  updates: [
    {
      name: 'Thank you for a loud first evening',
      description: text(
        '31% in two days. My testers have drawn the fuse from the page on our wall, in felt pen. We will leave it there.',
      ),
      daysAgo: 0.3,
      audience: 'public',
      likes: 21,
    },
  ],
  comments: [
    {
      by: 'tom',
      text: 'Twins, aged four. How many marbles can disappear before it stops being fun?',
      daysAgo: 1.6,
      votes: 18,
      replies: [
        {
          by: 'pia',
          text: 'Eight of twelve. After that you buy marbles or move the sofa.',
          daysAgo: 1.5,
          votes: 24,
        },
      ],
    },
    {
      by: 'neeraj',
      text: 'ढलान 6° ही क्यों? मैंने अपने खिलौनों में 7° रखा था। (Why 6°? I used 7° in mine.)',
      daysAgo: 1,
      votes: 7,
      replies: [
        {
          by: 'pia',
          text: 'At 7° our long ramp throws the marble over the tray. With shorter ramps yours is better.',
          daysAgo: 0.9,
          votes: 6,
        },
      ],
    },
    { by: 'somchai', text: 'ไม้บีชไม่ใช้กาวเลย ดีมาก', daysAgo: 0.5, votes: 3 },
  ],
}
