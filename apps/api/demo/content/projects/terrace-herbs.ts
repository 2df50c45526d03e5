import { europeOnly, letter, smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Almost funded. */
export const terraceHerbs: DemoProject = {
  slug: 'terrace-herbs',
  name: 'Terrace, a herb garden in four clay bowls',
  blurb: 'A tower of stacking clay bowls that grows a whole herb garden on one windowsill.',
  creator: 'marta',
  categoryId: 4,
  location: 'Leipzig, Germany',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 32,
  durationDays: 40,
  goalCents: 1_200_000,
  targetPercent: 94,
  momentum: 'steady',
  reservePercent: 30,
  contactEmail: 'garten@quellbrede.example',
  mainImage: 'terrace-herbs-main',
  description: story(
    [
      'Why herbs die on windowsills',
      'They drown. A plastic pot in a china pot stands in yesterday’s water until the roots rot. Jonas has a list of 40 basil plants that went this way, with dates.',
      'Unglazed clay breathes. In Terrace the water goes from the top bowl to the next through a wick, and what is too much leaves through the wall. You water once, on top, <b>twice a week</b>.',
    ],
    [
      'Four bowls, four climates',
      list(
        'Top, driest: thyme, rosemary',
        'Second: oregano, sage',
        'Third: basil, chives',
        'Bottom, always damp: parsley, mint, which stays where it is for once',
      ),
      figure('terrace-herbs-reward'),
    ],
    [
      'How it is made',
      'Marta throws the bowls from Westerwald clay, fired at 1,040° so that they stay open. The tower is 46 cm high, 31 wide, and weighs 7 kg without earth. Each bowl can be had on its own, if you drop one.',
    ],
    [
      'Risks',
      'Clay is heavy and breaks in the post. We have sent 30 towers to friends with bad couriers: one bowl broke. The box is the part we worked on longest.',
    ],
  ),
  images: [
    { picture: 'terrace-herbs-wide', caption: 'Six weeks after planting.' },
    { picture: 'terrace-herbs-detail', caption: 'The wick runs through the middle.' },
  ],
  rewards: [
    {
      key: 'tower',
      title: 'The tower',
      description: 'Four bowls and a saucer. Earth and plants you find near you.',
      includes: ['Four bowls', 'Saucer', 'Three wicks'],
      priceCents: 8_400,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 3,
      picture: 'terrace-herbs-main',
      needsShipping: true,
      shippingCost: europeOnly,
      variants: [
        {
          key: 'terracotta',
          name: 'Terracotta',
          picture: 'terrace-herbs-main',
          isDefault: true,
          quantity: null,
        },
        { key: 'stone', name: 'Pale stoneware', picture: 'terrace-herbs-reward', quantity: 40 },
      ],
    },
    {
      key: 'small',
      title: 'The small tower',
      description: 'Two bowls for a narrow sill, in pale clay.',
      includes: ['Two bowls', 'Saucer', 'One wick'],
      priceCents: 4_900,
      backerLimit: null,
      weight: 10,
      deliveryMonths: 3,
      picture: 'terrace-herbs-reward',
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'seeds',
      title: 'Eight seeds',
      description: 'Seed packets for the four climates, from our courtyard.',
      includes: ['Eight packets', 'Sowing calendar'],
      priceCents: 1_600,
      backerLimit: 100,
      left: 31,
      deliveryMonths: 1,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
    {
      key: 'planted',
      title: 'Planted by Jonas',
      description: 'Fetched in Leipzig, grown for six weeks, with everything alive.',
      includes: ['The tower, planted', 'A talk about watering'],
      priceCents: 12_500,
      backerLimit: 15,
      left: 1,
      deliveryMonths: 4,
      picture: 'terrace-herbs-main',
      needsShipping: false,
    },
  ],
  milestones: [
    {
      title: 'Bowls fired',
      description: 'All bowls fired and rung, the cracked ones counted.',
      daysAfterEnd: 40,
      fundsPercent: 15,
    },
    { title: 'Delivered', description: 'All towers sent or fetched.', daysAfterEnd: 95, fundsPercent: 15 },
  ],
  faq: [
    {
      question: 'How much light does it need?',
      answer: 'Four hours of sun, or a bright north window for mint, parsley and chives only.',
    },
    {
      question: 'Do white edges on the clay harm?',
      answer: 'No, that is lime from the water. Vinegar and a brush, once a year.',
    },
    { question: 'Can it stand outside?', answer: 'From April to October. Frost breaks open clay.' },
    {
      question: 'Why only Europe for the tower?',
      answer: '7 kg of clay by air costs more than the clay. The small tower goes everywhere.',
    },
  ],
  updates: [
    {
      name: 'Week six',
      description: text(
        'Same tower, same window, one picture a week. The basil in bowl three has been cut four times.',
      ),
      daysAgo: 3,
      audience: 'public',
      likes: 47,
    },
    {
      name: 'The box, version 9',
      description: text(
        'Cardboard only, no foam. Dropped from 1.2 metres on each corner, then by Jonas, who claims it slipped.',
        list('Version 7: two bowls broken', 'Version 8: one', 'Version 9: none in 30'),
      ),
      daysAgo: 16,
      audience: 'public',
      likes: 55,
    },
  ],
  comments: [
    {
      by: 'ioana',
      text: 'Wick watering for basil and rosemary in one column is brave. How steep is the gradient?',
      daysAgo: 24,
      votes: 13,
      replies: [
        {
          by: 'marta',
          text: 'Jonas here. In August the top is at 12% moisture, the bottom at 38%. I have a notebook.',
          daysAgo: 24,
          votes: 17,
        },
        { by: 'ioana', text: 'I would like to read the notebook.', daysAgo: 23, votes: 11 },
      ],
    },
    { by: 'mateus', text: 'Eleven pots would become one. My landlord thanks you.', daysAgo: 15, votes: 9 },
    {
      by: 'camila',
      text: 'A torre pequena chega ao Brasil?',
      daysAgo: 4,
      votes: 2,
      replies: [
        { by: 'marta', text: 'Sim, a pequena vai para todo o mundo. $19 de envio.', daysAgo: 4, votes: 5 },
      ],
    },
  ],
}
