import { parcel, smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Funded and live, past its goal; featured on the home page. */
export const tidewellPourOver: DemoProject = {
  slug: 'tidewell-pour-over',
  name: 'Tidewell, a pour-over set thrown by hand',
  blurb: 'A pour-over set in speckled stoneware: dripper, carafe and cups, thrown and dipped by hand.',
  creator: 'edda',
  categoryId: 7,
  location: 'Cork, Ireland',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 22,
  durationDays: 28,
  goalCents: 1_800_000,
  targetPercent: 143,
  momentum: 'rising',
  featured: true,
  reservePercent: 75,
  contactEmail: 'edda@tidewell.example',
  mainImage: 'tidewell-pour-over-main',
  description: story(
    [
      'Why a dripper of clay',
      'Steel takes heat out of the water and plastic takes something out of the morning. A stoneware dripper, rinsed hot, loses two degrees in a three-minute brew. I measured it 60 times, with a thermometer and with people.',
    ],
    [
      'How a set is made',
      'I throw on Mondays and Tuesdays, trim on Wednesday, and the biscuit kiln goes on Thursday night. Glazing is by hand: each piece is dipped to the same line and held for four seconds. The bare clay at the foot is where my fingers were.',
      'One firing holds <b>36 sets</b>. There are two firings a month, because the kiln and I both need to cool down.',
    ],
    [
      'What you get',
      list(
        'Dripper for size 2 filters, three ribs, one hole of 7 mm',
        'Carafe, 700 ml, with a lip that does not dribble. It took 19 attempts',
        'Cups, 160 ml, that fit a hand with a glove on it',
        'Everything goes in the dishwasher',
      ),
    ],
    [
      'What more money changes',
      'Nothing about the pots. Past the goal I hire Colm for two days a week, and the last sets leave five weeks earlier than promised.',
    ],
    [
      'Risks',
      'One firing in fourteen goes wrong. I plan for one in ten. The date allows for a whole lost kiln.',
    ],
  ),
  images: [
    { picture: 'tidewell-pour-over-wide', caption: 'The whole set on its walnut board.' },
    {
      picture: 'tidewell-pour-over-detail',
      caption: 'The line of the glaze is set by four seconds in the bucket.',
    },
  ],
  rewards: [
    {
      key: 'dripper',
      title: 'The dripper',
      description: 'If you already have something to drip into.',
      includes: ['Dripper', '40 paper filters'],
      priceCents: 4_200,
      backerLimit: null,
      weight: 8,
      deliveryMonths: 4,
      picture: 'tidewell-pour-over-reward',
      needsShipping: true,
      shippingCost: smallParcel,
      variants: [
        { key: 'sand', name: 'Speckled white', isDefault: true, quantity: null },
        { key: 'slate', name: 'Slate blue', picture: 'tidewell-pour-over-reward', quantity: 45 },
      ],
    },
    {
      key: 'set',
      title: 'The full set',
      description: 'Dripper, carafe and two cups from one firing.',
      includes: ['Dripper', 'Carafe, 700 ml', 'Two cups', '40 paper filters'],
      priceCents: 11_000,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 5,
      picture: 'tidewell-pour-over-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'sand', name: 'Speckled white', isDefault: true, quantity: null },
        { key: 'slate', name: 'Slate blue', quantity: 30 },
      ],
    },
    {
      key: 'board',
      title: 'The set on its board',
      description: 'With the walnut board from the pictures, cut by my neighbour.',
      includes: ['The full set', 'Walnut board, 42 × 18 cm'],
      priceCents: 14_800,
      backerLimit: 40,
      left: 3,
      deliveryMonths: 5,
      picture: 'tidewell-pour-over-main',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'seconds',
      title: 'A second, with its reason',
      description: 'A dripper with a flaw you can see and cannot taste. A note says which.',
      includes: ['Dripper, second choice', 'A note'],
      priceCents: 2_600,
      backerLimit: 30,
      left: 0,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'day',
      title: 'A day at the wheel',
      description: 'Throw your own set in Cork. I fire it and send it on.',
      includes: ['A day for one', 'Your set, fired and sent'],
      priceCents: 18_000,
      backerLimit: 16,
      left: 9,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: parcel,
    },
  ],
  milestones: [
    {
      title: 'First firing out',
      description: '36 sets out of the kiln, counted and photographed, losses included.',
      daysAfterEnd: 45,
      fundsPercent: 25,
    },
    {
      title: 'Half the sets sent',
      description: 'Half of all sets have left the boathouse.',
      daysAfterEnd: 90,
      fundsPercent: 30,
    },
    {
      title: 'Delivered',
      description: 'Every set sent. Seconds are in the window, half price.',
      daysAfterEnd: 150,
      fundsPercent: 20,
    },
  ],
  faq: [
    {
      question: 'Which filters fit?',
      answer:
        'Size 2 cone filters, which every supermarket here has. V-shaped 02 filters fit as well, they stand 4 mm above the rim.',
    },
    {
      question: 'Does the glaze contain lead?',
      answer: 'No. The recipe is on the project page of the pottery, and the test report is in update 1.',
    },
    {
      question: 'What if a piece arrives broken?',
      answer: 'Send a picture. I send another. Please do not post the pieces back, put them in your garden.',
    },
    {
      question: 'Is the colour the same on each piece?',
      answer:
        'No. It depends on where it stood in the kiln. Sets are put together from one shelf, so they agree with themselves.',
    },
    {
      question: 'Can I use it on a stove?',
      answer: 'No. Stoneware breaks on a flame. It may stand in a warm oven.',
    },
    { question: 'Why is slate blue limited?', answer: 'The cobalt comes in 5 kg bags and I bought one.' },
  ],
  updates: [
    {
      name: 'Past the goal, so Colm starts on Monday',
      description: text(
        'Thank you. Colm has trimmed for me before and is better at handles.',
        'With two of us the last sets should leave five weeks earlier. I keep the promised date on the page until the first firing is out.',
      ),
      daysAgo: 5,
      audience: 'public',
      likes: 102,
    },
    {
      name: 'Lead, cadmium, and a long e-mail from a laboratory',
      description: text(
        'Both below what the instrument can see. The report is four pages, three of which are the laboratory’s address.',
        'Slate blue was tested separately, because cobalt.',
      ),
      daysAgo: 13,
      audience: 'public',
      likes: 74,
    },
    {
      name: 'For backers: choose your shelf',
      description: text(
        'Top shelf is lighter, bottom shelf has more speckle. Answer in the form by the end of the campaign. No answer means I choose.',
      ),
      daysAgo: 3,
      audience: 'backers',
      likes: 66,
      editedAfterDays: 0.01,
    },
  ],
  comments: [
    {
      by: 'marisol',
      text: 'What is the glaze made of? I always ask.',
      daysAgo: 20,
      votes: 16,
      replies: [
        {
          by: 'edda',
          text: 'Feldspar, whiting, ball clay, a little tin, and iron for the speckle. Percentages are on the pottery’s page. Please make it and tell me how yours comes out.',
          daysAgo: 20,
          votes: 24,
        },
      ],
    },
    {
      by: 'mateus',
      text: 'The lip that does not dribble: I have seen nineteen promises like this one.',
      daysAgo: 14,
      votes: 10,
      replies: [
        {
          by: 'edda',
          text: 'Attempts 1 to 18 stand in the shed, you may visit them. There is a film of number 19 on the pottery’s page, one cut, no tricks.',
          daysAgo: 14,
          votes: 18,
        },
      ],
    },
    {
      by: 'olena',
      text: 'Чотири секунди у відрі — я теж рахую вголос. Чекаю на свій набір.',
      daysAgo: 8,
      votes: 9,
    },
    { by: 'aoife', text: 'I said no more coffee things. This is crockery.', daysAgo: 4, votes: 27 },
    { by: 'thuha', text: 'Does it work for a phin drinker who wants a longer cup?', daysAgo: 2, votes: 2 },
  ],
}
