import { smallParcel } from '../shipping.ts'
import { list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Ended well below its goal; has no picture of its own. */
export const paperPlanetarium: DemoProject = {
  slug: 'paper-planetarium',
  name: 'Paper Planetarium, a sky you fold',
  blurb: 'A pop-up dome with 600 pin-prick stars. Put a torch under it and the ceiling is the sky.',
  creator: 'jules',
  categoryId: 9,
  location: 'Leeds, UK',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 150,
  durationDays: 30,
  goalCents: 1_400_000,
  targetPercent: 34,
  momentum: 'fading',
  reservePercent: 35,
  contactEmail: 'jules.okonkwo@example.com',
  mainImage: null,
  description: story(
    [
      'A ceiling full of stars',
      'Open the book and a dome stands up, 40 cm across. Its 600 holes are the stars of one night, yours: you choose the place and the hour, and the laser does the rest.',
    ],
    [
      'How it folds',
      list(
        'Twelve gores, no glue on the outside',
        'Holes in six sizes, for six brightnesses',
        'A stand for any small torch',
        'A book of 32 pages about what is up there',
      ),
    ],
    [
      'Why it costs what it costs',
      'Each dome is cut for <b>one night</b>. That is 40 minutes of laser. Printed for everybody alike it would be a third of the price, and it would be somebody else’s sky.',
    ],
    ['Risks', 'Card of that weight moves with the weather. I have a dehumidifier and a barometer.'],
  ),
  images: [],
  rewards: [
    {
      key: 'dome',
      title: 'Your night',
      description: 'A dome cut for a place and an hour.',
      includes: ['Dome', 'Book', 'Torch stand'],
      priceCents: 5_600,
      backerLimit: null,
      weight: 12,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'two',
      title: 'Two nights',
      description: 'Where you met, and where you are.',
      includes: ['Two domes', 'One book'],
      priceCents: 9_800,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'card',
      title: 'A folded moon',
      description: 'A card that opens into a moon of 9 cm.',
      includes: ['One card'],
      priceCents: 900,
      backerLimit: null,
      weight: 5,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
  ],
  milestones: [
    { title: 'Domes cut', description: 'All domes cut.', daysAfterEnd: 110, fundsPercent: 20 },
    { title: 'Delivered', description: 'All domes sent.', daysAfterEnd: 180, fundsPercent: 15 },
  ],
  faq: [
    { question: 'Was I charged?', answer: 'No. It ended at 34%, so nobody was charged.' },
    {
      question: 'Will it come back?',
      answer: 'Smaller, with twelve nights to choose from in place of any. I am working on which twelve.',
    },
    {
      question: 'May I have the file for my night?',
      answer: 'Yes. Everyone who had pledged gets it. You need a laser, or 600 patient holes.',
    },
  ],
  updates: [
    {
      name: 'Ended at 34%. Nobody was charged',
      description: text(
        'It was too dear and I was too proud of the laser. Your files are on your pledge pages, keep them.',
      ),
      daysAgo: 119,
      audience: 'public',
      likes: 33,
    },
    {
      name: 'Ten days left, and a calculation',
      description: text(
        'At this pace we end near a third. I will not lower the goal, because with less money I could not make them.',
      ),
      daysAgo: 131,
      audience: 'public',
      likes: 12,
    },
  ],
  comments: [
    {
      by: 'tom',
      text: 'We cut ours by hand. 611 holes, because the twins wanted more.',
      daysAgo: 90,
      votes: 37,
      replies: [{ by: 'jules', text: 'Please send a picture of the eleven.', daysAgo: 90, votes: 20 }],
    },
    { by: 'layla', text: 'سماء بيروت في صيف ١٩٩٦. شكراً على الملف.', daysAgo: 112, votes: 25 },
  ],
}
