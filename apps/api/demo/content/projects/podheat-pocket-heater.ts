import { fromNorthAmerica } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Suspended by the platform while it was live; has no picture of its own. */
export const podheatPocketHeater: DemoProject = {
  slug: 'podheat-pocket-heater',
  name: 'PodHeat, a heater the size of an egg',
  blurb: 'A pocket heater that is said to warm a room of 12 square metres for eight hours on one charge.',
  creator: 'podheat',
  categoryId: 1,
  location: 'Reno, Nevada',
  fundingType: 'CROWDFUNDING',
  status: 'SUSPENDED',
  startDaysAgo: 23,
  durationDays: 45,
  goalCents: 1_500_000,
  targetPercent: 71,
  momentum: 'fading',
  reservePercent: 20,
  suspensionReason:
    'The identity check failed, and the energy figures could not be explained. Nobody has been charged.',
  contactEmail: 'support@podheat.example',
  mainImage: null,
  description: story(
    [
      'Heat, anywhere',
      'PodHeat is a ceramic egg with a new kind of cell inside. Charge it for an hour and it warms a room of 12 square metres through the night. It weighs 140 grams.',
    ],
    [
      'How it works',
      list(
        'A cell with nine times the energy of other cells',
        'A ceramic shell that gives heat slowly',
        'A sensor that knows when you are cold',
      ),
      'Laboratory reports are being prepared and will be shown to backers.',
    ],
    [
      'Who is behind it',
      'A team of engineers from three countries who prefer not to be named before the patent is granted.',
    ],
    [
      'Delivery',
      'Mass production is <b>ready to start</b>. We deliver six weeks after the campaign, worldwide.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'one',
      title: 'One PodHeat',
      description: 'One egg, charger included.',
      includes: ['PodHeat', 'Charger'],
      priceCents: 6_900,
      backerLimit: null,
      weight: 12,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'four',
      title: 'Family pack',
      description: 'Four eggs at the price of three.',
      includes: ['Four PodHeats', 'Four chargers'],
      priceCents: 20_700,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'office',
      title: 'Office pack',
      description: 'Twelve eggs in a box.',
      includes: ['Twelve PodHeats', 'Twelve chargers'],
      priceCents: 59_000,
      backerLimit: 20,
      left: 18,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
  ],
  milestones: [
    {
      title: 'Production started',
      description: 'Production has started.',
      daysAfterEnd: 30,
      fundsPercent: 10,
    },
    { title: 'Delivered', description: 'All units sent.', daysAfterEnd: 60, fundsPercent: 10 },
  ],
  faq: [
    { question: 'Where is the laboratory report?', answer: 'It will be shown to backers soon.' },
    { question: 'Which cell is used?', answer: 'We cannot say before the patent is granted.' },
    { question: 'Who are you?', answer: 'Engineers from three countries.' },
  ],
  updates: [
    {
      name: 'Thank you for 50%',
      description: text('Half way after eleven days. Reports follow shortly.'),
      daysAgo: 12,
      audience: 'public',
      likes: 9,
    },
  ],
  comments: [
    {
      by: 'grace',
      text: 'Chemistry teacher here. Warming 12 m² for eight hours takes about 4 kWh. In 140 g that is more than twice what the same weight of petrol holds. Which cell?',
      daysAgo: 16,
      votes: 58,
      replies: [
        { by: 'podheat', text: 'We cannot say before the patent is granted.', daysAgo: 15, votes: -31 },
        { by: 'grace', text: 'Then I have reported it, politely.', daysAgo: 15, votes: 44 },
      ],
    },
    {
      by: 'sanjay',
      text: 'Cancelling mine tonight. Writing it here so that others do the sum.',
      daysAgo: 14,
      votes: 27,
    },
  ],
}
