import { smallParcel, withBattery } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** A pre-order that has started. */
export const duskLanternAsh: DemoProject = {
  slug: 'dusk-lantern-ash',
  name: 'Dusk in pale ash',
  blurb:
    'The lantern you open with a coin, in pale ash with a dark steel guard. Made to order, in batches of sixty.',
  creator: 'samir',
  categoryId: 6,
  location: 'Ghent, Belgium',
  fundingType: 'PREORDER',
  status: 'ACTIVE',
  startDaysAgo: 24,
  durationDays: null,
  goalCents: null,
  targetPercent: 0,
  salesCents: 522_000,
  momentum: 'steady',
  reservePercent: 20,
  contactEmail: 'licht@lowlight.example',
  mainImage: 'dusk-lantern-reward',
  description: story(
    [
      'What a pre-order is',
      'The lantern exists; its sisters in cherry glow in nineteen countries. We make the ash ones in batches of 60 and start a batch when it is full. Your card is charged when you order, and 20% of it waits until your lantern has left.',
    ],
    [
      'What is new',
      list(
        'Ash from storm wood, oiled, not stained',
        'Guard in dark steel, which costs less than brass and rusts less in salt air',
        'The screws of the panel are M2.5 and the drawing says so',
      ),
    ],
    [
      'What is the same',
      'Six hours behind a window charge it, eleven hours it glows. It opens with a coin. The cell is one that <b>any bike shop</b> sells.',
    ],
    ['Dates', 'A batch takes nine weeks. We are not a port, so we do not strike.'],
  ),
  images: [{ picture: 'dusk-lantern-detail', caption: 'The cherry edition. Ash is three shades paler.' }],
  rewards: [
    {
      key: 'one',
      title: 'Dusk in ash',
      description: 'One lantern from the next batch.',
      includes: ['Lantern', 'One spare cell'],
      priceCents: 9_600,
      backerLimit: 120,
      weight: 14,
      deliveryMonths: 3,
      picture: 'dusk-lantern-reward',
      needsShipping: true,
      shippingCost: withBattery,
      variants: [
        { key: 'leather', name: 'Dark leather handle', isDefault: true, quantity: 80 },
        { key: 'ash', name: 'Steamed ash handle', quantity: 40 },
      ],
    },
    {
      key: 'guard',
      title: 'Steel guard for a cherry Dusk',
      description: 'Changes your first lantern in ten minutes.',
      includes: ['Eight wires', 'Coin not included'],
      priceCents: 2_400,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'clinic',
      title: 'A light for a clinic',
      description: 'As before: we send it, they write.',
      includes: ['One lantern, sent to a clinic'],
      priceCents: 7_500,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 3,
      picture: null,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'First batch sent',
      description: 'The first sixty lanterns have left Ghent.',
      daysAfterEnd: 95,
      fundsPercent: 20,
    },
  ],
  faq: [
    {
      question: 'When is my card charged?',
      answer: 'When you order. 20% of it is held until the first batch has left.',
    },
    {
      question: 'Can I cancel?',
      answer: 'Until your batch starts, with one click. Afterwards until it is sent, by writing to us.',
    },
    {
      question: 'Which countries do you send to?',
      answer: 'Those whose post carries a lithium cell. They are in the list; South Africa is new.',
    },
  ],
  updates: [
    {
      name: 'Batch one is two thirds full',
      description: text(
        'The ash is cut and lies on the loft. When the last third is ordered we start, and everyone in it gets a date.',
      ),
      daysAgo: 6,
      audience: 'public',
      likes: 17,
    },
  ],
  comments: [
    {
      by: 'thandiwe',
      text: 'South Africa is on the list. That was fast, I complained once.',
      daysAgo: 18,
      votes: 11,
      replies: [
        { by: 'samir', text: 'You complained with a tariff number. That helps.', daysAgo: 18, votes: 13 },
      ],
    },
  ],
}
