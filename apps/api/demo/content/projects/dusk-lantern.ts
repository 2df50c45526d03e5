import { smallParcel, withBattery } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Delivered nine days late: every milestone burnt. */
export const duskLantern: DemoProject = {
  slug: 'dusk-lantern',
  name: 'Dusk, a solar lantern you can repair',
  blurb: 'A solar lantern with a wooden body that charges on the windowsill and glows until morning.',
  creator: 'samir',
  categoryId: 6,
  location: 'Ghent, Belgium',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 520,
  durationDays: 30,
  goalCents: 1_600_000,
  targetPercent: 171,
  momentum: 'fading',
  reservePercent: 70,
  deliveredDaysLate: 9,
  contactEmail: 'licht@lowlight.example',
  mainImage: 'dusk-lantern-main',
  description: story(
    [
      'A light for where there is no socket',
      'Solar garden lights last one summer, then the cell dies and nobody can open them. Dusk opens with a coin. The cell is a standard one that any bike shop sells, and the panel is held by three screws.',
    ],
    [
      'A day and a night',
      'Six hours behind a window charge it. It glows for <b>eleven hours</b> at reading level, or three nights at the level where you only want to find the door.',
      figure('dusk-lantern-reward'),
    ],
    [
      'What it is made of',
      list(
        'Cherry wood from one orchard in Haspengouw',
        'Brass guard wires, bent over a form',
        'Panel, 2 W, under glass',
        'Handle: leather, or steamed cherry',
      ),
    ],
    [
      'What we promised and what we did',
      'We said the last lantern would leave in month nine. It left nine days later, because a container of glass tubes stood in Antwerp. Everything else arrived when we said.',
    ],
    [
      'Risks we saw, and one we did not',
      'We had written here that wood might split, and planned for 4%. It was 3. We had not written that a port might strike.',
    ],
  ),
  images: [
    { picture: 'dusk-lantern-wide', caption: 'Two of them on the bench, before they left.' },
    { picture: 'dusk-lantern-detail', caption: 'The panel is in the lid.' },
  ],
  rewards: [
    {
      key: 'dusk',
      title: 'One Dusk',
      description: 'The lantern in cherry.',
      includes: ['Lantern', 'One spare cell'],
      priceCents: 8_900,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 9,
      picture: 'dusk-lantern-main',
      needsShipping: true,
      shippingCost: withBattery,
      variants: [
        { key: 'leather', name: 'Leather handle', isDefault: true, quantity: null },
        { key: 'wood', name: 'Steamed cherry handle', quantity: null },
      ],
    },
    {
      key: 'two',
      title: 'Two lanterns',
      description: 'One for the table, one for the way there.',
      includes: ['Two lanterns', 'Two spare cells'],
      priceCents: 16_800,
      backerLimit: 60,
      left: 0,
      deliveryMonths: 9,
      picture: 'dusk-lantern-main',
      needsShipping: true,
      shippingCost: withBattery,
    },
    {
      key: 'parts',
      title: 'Ten years of parts',
      description: 'Cell, panel, wires and screws, in a tin.',
      includes: ['Cell', 'Panel', 'Three guard wires', 'Screws'],
      priceCents: 3_200,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 9,
      picture: 'dusk-lantern-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'clinic',
      title: 'A light for a clinic',
      description: 'We send one to a birth clinic without reliable power, through people we know there.',
      includes: ['One lantern, sent to a clinic', 'A letter from it'],
      priceCents: 7_500,
      backerLimit: null,
      weight: 5,
      deliveryMonths: 8,
      picture: null,
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Wood turned',
      description: 'All bodies turned and dried.',
      daysAfterEnd: 80,
      fundsPercent: 20,
      completed: true,
      vote: { confidence: 51, noConfidence: 3 },
    },
    {
      title: 'First 100 glowing',
      description: 'One hundred lanterns assembled and left on for a week.',
      daysAfterEnd: 160,
      fundsPercent: 25,
      completed: true,
      vote: { confidence: 48, noConfidence: 4 },
    },
    {
      title: 'Delivered',
      description: 'All lanterns sent, clinics first.',
      daysAfterEnd: 274,
      fundsPercent: 25,
      completed: true,
      vote: { confidence: 55, noConfidence: 9 },
    },
  ],
  faq: [
    {
      question: 'Which cell is in it?',
      answer: 'A 18650, protected, 3,000 mAh. It is held by springs, not glue.',
    },
    { question: 'Is it waterproof?', answer: 'It may stand in the rain. It may not lie in a pond.' },
    {
      question: 'Does it charge behind a window?',
      answer:
        'Yes, at about 60% of the speed outside. In a Belgian December put it in the window of the person you like best.',
    },
    {
      question: 'Where can I get one now?',
      answer: 'The ash edition is open as a pre-order. The cherry ones are all gone.',
    },
  ],
  updates: [
    {
      name: 'The last one left today',
      description: text(
        'It went to Hobart at 15:10, nine days after the date we gave you. We are sorry for the nine days, and proud of the lanterns.',
        'What slipped, in days: strike 14, packing −3, our own fault −2.',
      ),
      daysAgo: 207,
      audience: 'public',
      likes: 204,
    },
    {
      name: 'A letter from a clinic',
      description: text(
        'Thandiwe forwarded it from the Eastern Cape. “At night the midwife no longer holds the torch in her mouth.” Eighteen lanterns are there now.',
      ),
      daysAgo: 224,
      audience: 'public',
      likes: 188,
    },
    {
      name: 'The glass is in Antwerp, and so are we',
      description: text(
        'The tubes are on a ship that nobody unloads. We drove there to look at it. It is a large ship. The third milestone moves by 14 days at most.',
      ),
      daysAgo: 246,
      audience: 'public',
      likes: 91,
    },
    {
      name: 'For backers: your handle',
      description: text(
        'Leather or cherry: last chance to change. 40 of you have no preference, we have drawn lots.',
      ),
      daysAgo: 300,
      audience: 'backers',
      likes: 52,
    },
    {
      name: 'One hundred lanterns, one week',
      description: text(
        'The workshop glowed for seven nights. A neighbour asked whether we had become a church.',
      ),
      daysAgo: 335,
      audience: 'public',
      likes: 143,
    },
  ],
  comments: [
    {
      by: 'thandiwe',
      text: 'Stage 6 all week, and the living room looks like a painting. Second winter with the same cell.',
      daysAgo: 120,
      votes: 57,
    },
    {
      by: 'mira',
      text: 'Opened it with a coin on day one to see whether it is true. It is true.',
      daysAgo: 188,
      votes: 38,
      replies: [
        { by: 'samir', text: 'Which coin? We are collecting.', daysAgo: 188, votes: 19 },
        { by: 'mira', text: 'A Canadian two-dollar. It has a bear on it.', daysAgo: 187, votes: 26 },
      ],
    },
    {
      by: 'ruby',
      text: 'The last lantern, checking in from Hobart. Arrived intact, box smelled of cherries.',
      daysAgo: 179,
      votes: 44,
    },
    {
      by: 'lukasz',
      text: 'The screws of the panel are M2.5, the drawing says M3. Otherwise perfect.',
      daysAgo: 171,
      votes: 12,
      replies: [
        {
          by: 'samir',
          text: 'The drawing is wrong and now corrected. Thank you for measuring.',
          daysAgo: 170,
          votes: 10,
        },
      ],
    },
  ],
}
