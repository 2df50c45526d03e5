import { letter } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Launched three and a half days ago; has no picture of its own. */
export const nibNo4: DemoProject = {
  slug: 'nib-no-4',
  name: 'Nib No. 4, turned from scaffold boards',
  blurb: 'A fountain pen from wood that has held up houses. Takes any standard cartridge.',
  creator: 'petra',
  categoryId: 2,
  location: 'Utrecht, Netherlands',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 3.5,
  durationDays: 30,
  goalCents: 600_000,
  targetPercent: 41,
  momentum: 'rising',
  reservePercent: 10,
  contactEmail: 'petra.vos@example.com',
  mainImage: null,
  description: story(
    [
      'Where the wood comes from',
      'Scaffold boards are spruce, five metres long, and after eight years they must be sawn up by law. They have been stood on in every weather the Dutch have. What is left in the middle is dense and smells of resin and rain.',
    ],
    [
      'What makes it a pen',
      list(
        'Body and cap turned and impregnated, so that ink wipes off',
        'A steel nib, F or M, from Heidelberg',
        'Standard international cartridge or converter',
        'Weight 19 g, length 138 mm',
      ),
    ],
    [
      'Number four, because',
      'Number 1 was too fat. Number 2 leaked. Number 3 failed here at <b>34 pens short</b>, and you told me why: no clip. Number 4 has a clip.',
    ],
    ['Risks', 'I turn six a day and my lathe belt is old. I have bought the next belt.'],
  ),
  images: [],
  rewards: [
    {
      key: 'pen',
      title: 'Nib No. 4',
      description: 'The pen with a nib of your choice.',
      includes: ['Pen', 'Two blue cartridges', 'A card that says which street the board was from'],
      priceCents: 4_600,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
      variants: [
        { key: 'm', name: 'Medium nib', isDefault: true, quantity: null },
        { key: 'f', name: 'Fine nib', quantity: null },
      ],
    },
    {
      key: 'set',
      title: 'Pen and ink',
      description: 'With a bottle of iron gall ink from a chemist who is also a nun.',
      includes: ['Pen', 'Converter', 'Ink, 30 ml'],
      priceCents: 6_400,
      backerLimit: 50,
      left: 33,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
    {
      key: 'blank',
      title: 'A blank to turn yourself',
      description: 'Drilled, dry, with the drawing.',
      includes: ['Wood blank', 'Nib unit', 'Drawing'],
      priceCents: 2_600,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
  ],
  milestones: [{ title: 'Delivered', description: 'All pens sent.', daysAfterEnd: 100, fundsPercent: 10 }],
  faq: [
    {
      question: 'Does it come for left-handed people?',
      answer: 'Any nib works. The fine one dries faster under a hand.',
    },
    {
      question: 'Will the wood crack?',
      answer: 'It is impregnated under pressure. If it cracks, you get another from the same board.',
    },
    {
      question: 'Why is only 10% held?',
      answer:
        'Because I buy nibs and wood at once, and the rest is my time. The fee is higher for it, I pay that.',
    },
  ],
  updates: [
    {
      name: 'It has a clip',
      description: text(
        'Forty-one of you asked to see it open. It opens 4 mm. Corduroy is fine, oilskin is not.',
      ),
      daysAgo: 1.5,
      audience: 'public',
      likes: 18,
    },
  ],
  comments: [
    {
      by: 'ayse',
      text: 'I translate by hand first. Which nib for cheap paper?',
      daysAgo: 2,
      votes: 7,
      replies: [{ by: 'petra', text: 'Fine. And the iron gall, it does not feather.', daysAgo: 2, votes: 9 }],
    },
  ],
}
