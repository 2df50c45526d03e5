import { fromNorthAmerica } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Almost funded; has no picture of its own. */
export const ternFieldRecorder: DemoProject = {
  slug: 'tern-field-recorder',
  name: 'Tern, a field recorder with one big dial',
  blurb: 'Turn the dial and it records. It works with gloves, in rain, and after having been in a bog.',
  creator: 'maelle',
  categoryId: 8,
  location: 'Montréal, Canada',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 29,
  durationDays: 35,
  goalCents: 2_800_000,
  targetPercent: 91,
  momentum: 'steady',
  reservePercent: 75,
  contactEmail: 'bonjour@otolith-audio.example',
  mainImage: null,
  description: story(
    [
      'What I lost',
      'In eleven years I have missed a wolf, two owls and a glacier because I was in a menu. Tern has a dial with three places: off, ready, recording. It keeps the <b>ten seconds before</b> you turned it, because nobody is ever quick enough.',
    ],
    [
      'What it hears',
      list(
        'Two capsules of its own, self-noise 8 dB',
        'Two locking inputs with power for microphones',
        '32-bit float, so there is no level to set wrong',
        'A card you can buy at a petrol station',
      ),
    ],
    [
      'What it survives',
      'Twenty hours on four AA cells. −25° in Kuujjuaq, with gloves. One bog, forty minutes, opened afterwards with a butter knife and dried on a stove. The recording of the bog is in update 2.',
    ],
    [
      'Why so much is held',
      'Because I am one person with a soldering iron and you do not know me. Seventy-five percent stays where it is until you have something in your hand.',
    ],
    [
      'Risks',
      'The dial is machined in Trois-Rivières by one shop. They have made 40 for me and were on time with 38.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'tern',
      title: 'One Tern',
      description: 'The recorder, with a wind cover made by my aunt.',
      includes: ['Recorder', 'Wind cover', 'Four AA cells'],
      priceCents: 24_500,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 8,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
      variants: [
        { key: 'grey', name: 'Grey', isDefault: true, quantity: null },
        { key: 'red', name: 'Red, for finding it again', quantity: null },
      ],
    },
    {
      key: 'early',
      title: 'First twenty',
      description: 'From the pilot run, with a number.',
      includes: ['Recorder, numbered', 'Wind cover'],
      priceCents: 21_000,
      backerLimit: 20,
      left: 0,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'cover',
      title: 'A wind cover',
      description: 'Fits most small recorders. My aunt is proud of it.',
      includes: ['Wind cover'],
      priceCents: 2_900,
      backerLimit: 60,
      left: 27,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'year',
      title: 'A year of places',
      description: 'One recording a month, ten minutes, no talking.',
      includes: ['Twelve recordings, download'],
      priceCents: 2_400,
      backerLimit: null,
      weight: 5,
      deliveryMonths: 1,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'For AA cells.',
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
      title: 'Pilot run of 20',
      description: 'Twenty recorders with the first twenty backers, and their recordings published.',
      daysAfterEnd: 170,
      fundsPercent: 30,
    },
    {
      title: 'Dials machined',
      description: 'All dials machined and turned ten thousand times, a machine helps.',
      daysAfterEnd: 210,
      fundsPercent: 20,
    },
    { title: 'Delivered', description: 'All recorders sent.', daysAfterEnd: 250, fundsPercent: 25 },
  ],
  faq: [
    { question: 'Does it connect to a phone?', answer: 'No. Take the card out.' },
    { question: 'Why AA cells?', answer: 'Because there are some in every village I have been to.' },
    {
      question: 'How loud may it be?',
      answer: '130 dB. A helicopter at ten metres is 105. I have checked, not gladly.',
    },
    {
      question: 'Can the ten seconds be switched off?',
      answer:
        'Yes, with a switch inside the battery door. Some people record things that must start when they start.',
    },
  ],
  updates: [
    {
      name: 'Pads, dials, and a wrong screw',
      description: text(
        '38 of 40 dials are right. Two have a screw that bites. We now know which tap was dull.',
      ),
      daysAgo: 6,
      audience: 'public',
      likes: 35,
    },
    {
      name: 'The bog',
      description: text(
        'Forty minutes, from inside. It is surprisingly peaceful until minute 31, when something arrives.',
      ),
      daysAgo: 17,
      audience: 'public',
      likes: 89,
    },
    {
      name: 'Why 75%',
      description: text(
        'Three of you wrote that it is too much and that I will run out of money. I have a loan for the parts, at 6%. Your patience is cheaper than my credibility.',
      ),
      daysAgo: 24,
      audience: 'public',
      likes: 52,
    },
  ],
  comments: [
    {
      by: 'kwame',
      text: 'Ten seconds before. I have needed that at every wedding since 2009.',
      daysAgo: 25,
      votes: 30,
    },
    {
      by: 'nikos',
      text: 'Στη θάλασσα, με αλάτι; (At sea, with salt?)',
      daysAgo: 12,
      votes: 6,
      replies: [
        {
          by: 'maelle',
          text: 'The dial has a felt seal that you change once a year. The capsules do not like spray; that is what the wind cover is for.',
          daysAgo: 12,
          votes: 8,
        },
      ],
    },
    { by: 'mira', text: 'Engine room, 104 dB, all day. I will find out for you.', daysAgo: 5, votes: 11 },
  ],
}
