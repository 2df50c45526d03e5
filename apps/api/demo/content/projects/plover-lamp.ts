import { parcel, smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Almost funded, two days left. */
export const ploverLamp: DemoProject = {
  slug: 'plover-lamp',
  name: 'Plover, a desk lamp you can take apart',
  blurb: 'A folding oak desk lamp that you can take apart with your fingers and mend for life.',
  creator: 'runa',
  categoryId: 2,
  location: 'Aarhus, Denmark',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 28,
  durationDays: 30,
  goalCents: 3_000_000,
  targetPercent: 97,
  momentum: 'rising',
  reservePercent: 65,
  contactEmail: 'runa@atelierplover.example',
  mainImage: 'plover-lamp-main',
  description: story(
    [
      'What breaks in a lamp',
      'I run a repair table on Saturdays. In four years people brought 312 lamps. 190 had a bad switch, 71 a broken joint, 51 a cable that somebody had vacuumed over. Almost none had a bad light.',
      'So Plover has a switch, joints and a cable that you can change with your fingers. There is no glue in it and no tool in the box, because you need none.',
    ],
    [
      'How it folds',
      'Four brass wing nuts, two oak arms, one shade. Loose, it folds to the size of a ruler. Tight, it stays where you leave it. The friction comes from a leather washer that costs 20 cents and wears for about ten years.',
      figure('plover-lamp-reward'),
    ],
    [
      'What it is made of',
      list(
        'Oak from Fyn, air dried three years, soap finished',
        'Brass nuts turned in Randers',
        'Steel shade, powder coated in ember, bone or moss',
        'Any E14 bulb, up to 8 W. We add one',
      ),
    ],
    [
      'The forty before these',
      'In an <b>earlier campaign</b> I made forty of them in walnut. All forty went out on the promised day. Two came back, both with a shade that had been sat on. Both were mended in a minute.',
    ],
    [
      'Risks',
      'The oak is in the shed. The shades are pressed by a firm of three, and one of them is about to become a father. I have planned four weeks for that.',
    ],
  ),
  images: [
    { picture: 'plover-lamp-wide', caption: 'Bent low, it lights a page and nothing else.' },
    { picture: 'plover-lamp-detail', caption: 'The wing nuts are the only adjustment.' },
  ],
  rewards: [
    {
      key: 'lamp',
      title: 'One Plover',
      description: 'The lamp in oak, with the shade you choose.',
      includes: ['Lamp', 'LED bulb, 6 W', 'Four spare washers'],
      priceCents: 14_800,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 7,
      picture: 'plover-lamp-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'ember', name: 'Ember shade', picture: 'plover-lamp-main', isDefault: true, quantity: null },
        { key: 'bone', name: 'Bone shade', quantity: null },
        { key: 'moss', name: 'Moss shade', quantity: null },
      ],
    },
    {
      key: 'pair',
      title: 'Two Plovers',
      description: 'One for each side of a desk, or one for somebody else.',
      includes: ['Two lamps', 'Two LED bulbs', 'Eight spare washers'],
      priceCents: 27_900,
      backerLimit: 50,
      left: 4,
      deliveryMonths: 7,
      picture: 'plover-lamp-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'ember', name: 'Both ember', isDefault: true, quantity: null },
        { key: 'mixed', name: 'Ember and bone', quantity: null },
      ],
    },
    {
      key: 'walnut',
      title: 'Walnut, from the last boards',
      description: 'The wood of the first edition. There were boards for fifteen more.',
      includes: ['Lamp in walnut', 'Bone shade', 'Signed base'],
      priceCents: 21_000,
      backerLimit: 15,
      left: 0,
      deliveryMonths: 6,
      picture: 'plover-lamp-reward',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'parts',
      title: 'The repair roll',
      description: 'For a Plover you have, or hope to be given.',
      includes: ['Switch, cable, four washers, two wing nuts', 'Linen roll'],
      priceCents: 3_400,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'saturday',
      title: 'A Saturday at the repair table',
      description: 'Bring any lamp to Aarhus. We mend it together. Travel is yours.',
      includes: ['One repair, parts included', 'Coffee'],
      priceCents: 6_000,
      backerLimit: 20,
      left: 11,
      deliveryMonths: 3,
      picture: null,
      needsShipping: false,
      endsInDays: 1,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Every crown goes into washers.',
      includes: [],
      priceCents: 1_000,
      backerLimit: null,
      weight: 1,
      deliveryMonths: null,
      picture: null,
      isDonation: true,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Shades pressed',
      description: 'All shades pressed and coated, counted on camera.',
      daysAfterEnd: 75,
      fundsPercent: 25,
    },
    {
      title: 'Half assembled',
      description: 'Every second lamp stands on the shelf and has burned for 24 hours.',
      daysAfterEnd: 140,
      fundsPercent: 20,
    },
    {
      title: 'Delivered',
      description: 'All lamps sent, tracking numbers on every pledge.',
      daysAfterEnd: 215,
      fundsPercent: 20,
    },
  ],
  faq: [
    {
      question: 'Which bulbs fit?',
      answer:
        'Any E14 bulb up to 8 W LED. That is the small screw cap sold in most countries; North American lamps come with an E12 socket.',
    },
    {
      question: 'Will the arms sink over the years?',
      answer:
        'Turn the wing nut a quarter. When that no longer helps, change the leather washer. There are four in the box.',
    },
    {
      question: 'Is the oak treated?',
      answer: 'With soap, as floors are here. Wipe it with a damp cloth. It darkens a little each year.',
    },
    {
      question: 'What plug does it have?',
      answer:
        'The one of the country it goes to. The cable is the same everywhere and comes off with two screws you turn by hand.',
    },
    {
      question: 'Can I buy another shade later?',
      answer: 'Yes, $28 each, for at least ten years. The press tool is mine.',
    },
  ],
  updates: [
    {
      name: 'Two days and $900',
      description: text(
        'We are at 97%. What is missing is six lamps. I have nothing clever to say about that.',
        'The Saturdays at the repair table close one day before the rest, because I have to book the room.',
      ),
      daysAgo: 0.4,
      audience: 'public',
      likes: 44,
    },
    {
      name: 'How far it bends',
      description: text(
        'Lowest point of the shade: 11 cm above the desk. Highest: 64. It covers an A3 sheet from either side.',
        'Left-handed backers asked. Turn the base round; the cable leaves on both sides.',
      ),
      daysAgo: 9,
      audience: 'public',
      likes: 57,
    },
    {
      name: 'The washer test is over',
      description: text(
        'A motor has folded one joint 40,000 times, which is ten folds a day for eleven years. The leather lost 0.3 mm. The motor lost a gear.',
      ),
      daysAgo: 19,
      audience: 'public',
      likes: 93,
    },
  ],
  comments: [
    {
      by: 'layla',
      text: 'أخيراً مصباح يمكن إصلاحه. هل يصل إلى بيروت؟ (Does it ship to Beirut?)',
      daysAgo: 22,
      votes: 17,
      replies: [
        {
          by: 'runa',
          text: 'Yes, $32 by tracked post. I have sent two of the walnut ones to Lebanon; both arrived in 16 days.',
          daysAgo: 22,
          votes: 13,
        },
      ],
    },
    {
      by: 'tane',
      text: 'Are the arms quarter-sawn? The end grain in picture two looks flat to me.',
      daysAgo: 12,
      votes: 8,
      replies: [
        {
          by: 'runa',
          text: 'Good eye. That one is flat-sawn, it is prototype 3. All arms in this batch are quarter-sawn; I turned away two boards for it.',
          daysAgo: 12,
          votes: 21,
        },
      ],
    },
    {
      by: 'freya',
      text: 'My walnut one from the first forty has been on every evening since. I changed the washer once to see whether I could. I could.',
      daysAgo: 7,
      votes: 32,
    },
    {
      by: 'edith',
      text: 'Six lamps to go. I have run out of desks, so this one is for my niece.',
      daysAgo: 0.3,
      votes: 12,
    },
  ],
}
