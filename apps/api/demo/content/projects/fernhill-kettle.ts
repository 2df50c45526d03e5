import { parcel, smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** At 99.2 %: the rounded percent reads 100, the cents do not (spec 2 §9). */
export const fernhillKettle: DemoProject = {
  slug: 'fernhill-kettle',
  name: 'Fernhill, a kettle that packs its own stove',
  blurb: 'An enamel kettle and spirit stove that pack into each other for slow mornings outside.',
  creator: 'greta',
  categoryId: 6,
  location: 'Bilston, UK',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 26,
  durationDays: 30,
  goalCents: 2_200_000,
  targetPercent: 99.2,
  momentum: 'steady',
  reservePercent: 40,
  contactEmail: 'greta@fernhill-enamel.example',
  mainImage: 'fernhill-kettle-main',
  description: story(
    [
      'For mornings, not for summits',
      'There are faster stoves. Fernhill boils 0.9 litres in <b>seven and a half minutes</b> on 25 ml of spirit, without a noise, while you look at something.',
      'The stove, the stand, two mugs and the fuel bottle go inside the kettle. What you carry is one round thing of 1.3 kg.',
    ],
    [
      'Enamel, and why',
      'My grandfather enamelled street signs. They hang outside for sixty years. Enamel is glass: it does not peel, taste or fade. If you drop it, it chips, and a chip is a place, not an end.',
      figure('fernhill-kettle-reward'),
    ],
    [
      'What is in it',
      list(
        'Kettle, 0.9 l, pressed steel, enamelled twice',
        'Handle: steel with beech, folds flat',
        'Spirit burner in brass with a lid that puts it out',
        'Stand that shields the flame up to wind force 5',
      ),
    ],
    [
      'Where it is made',
      'The steel is pressed in Bilston, 400 metres from the furnace. Everything else is made under our roof except the burner, which comes from a family in Småland who make nothing else.',
    ],
    [
      'Risks',
      'The furnace is from 1962. It has been relined this spring. If it stops, a friend in Wolverhampton has one, and I have asked.',
    ],
  ),
  images: [
    { picture: 'fernhill-kettle-wide', caption: 'Everything in the picture goes inside the kettle.' },
    { picture: 'fernhill-kettle-detail', caption: 'The speckle is thrown by hand, so no two are alike.' },
  ],
  rewards: [
    {
      key: 'kettle',
      title: 'The kettle and stove',
      description: 'The set for one or two, in fern green or ember red.',
      includes: ['Kettle, 0.9 l', 'Burner and stand', 'Fuel bottle, empty'],
      priceCents: 11_200,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 4,
      picture: 'fernhill-kettle-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        {
          key: 'green',
          name: 'Fern green',
          picture: 'fernhill-kettle-main',
          isDefault: true,
          quantity: null,
        },
        { key: 'red', name: 'Ember red', picture: 'fernhill-kettle-reward', quantity: 60 },
      ],
    },
    {
      key: 'mugs',
      title: 'With two mugs',
      description: 'The mugs nest around the burner.',
      includes: ['Kettle, burner and stand', 'Two enamel mugs', 'Fuel bottle, empty'],
      priceCents: 13_600,
      backerLimit: null,
      weight: 12,
      deliveryMonths: 4,
      picture: 'fernhill-kettle-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'green', name: 'Fern green', isDefault: true, quantity: null },
        { key: 'red', name: 'Ember red', quantity: 40 },
      ],
    },
    {
      key: 'mug',
      title: 'Two mugs',
      description: 'Enamel, 250 ml, fired in the kettle’s batch.',
      includes: ['Two mugs'],
      priceCents: 2_800,
      backerLimit: 60,
      left: 0,
      deliveryMonths: 3,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'sign',
      title: 'A sign for your door',
      description: 'Your house number or a word of up to nine letters, enamelled like my grandfather’s.',
      includes: ['Sign, 18 × 12 cm', 'Two brass screws'],
      priceCents: 9_500,
      backerLimit: 25,
      left: 2,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'A bag of frit costs $62. You can buy us some of it.',
      includes: [],
      priceCents: 500,
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
      title: 'Pressed',
      description: 'All kettle bodies pressed and leak-tested.',
      daysAfterEnd: 50,
      fundsPercent: 20,
    },
    {
      title: 'Delivered',
      description: 'All sets fired, packed and sent.',
      daysAfterEnd: 125,
      fundsPercent: 20,
    },
  ],
  faq: [
    {
      question: 'What fuel does it burn?',
      answer: 'Denatured alcohol, sold as spirit, alcool à brûler, Rödsprit or meths. Bioethanol works too.',
    },
    {
      question: 'May I take it on a plane?',
      answer:
        'The set yes, fuel no. Rinse the burner and let it dry with the lid off; airlines ask about smell.',
    },
    {
      question: 'Does it work on a gas or induction hob?',
      answer: 'Yes to both. The base is steel under the enamel.',
    },
    {
      question: 'What if the enamel chips?',
      answer:
        'Send it back and I fire it again for the price of postage. The chip will show, I do not hide repairs.',
    },
  ],
  updates: [
    {
      name: 'At 99.2% we are not there',
      description: text(
        'The page rounds up and says 100%. We are $176 short. A campaign that ends like this charges nobody and makes nothing, so I am writing before it ends.',
        'Two kettles would do it.',
      ),
      daysAgo: 0.5,
      audience: 'public',
      likes: 39,
    },
    {
      name: 'Wind force 5, on purpose',
      description: text(
        'Björn took prototype 3 to Landmannalaugar. Water at 8°, wind at 10 m/s: nine minutes and forty seconds. With the stand the wrong way round: never.',
      ),
      daysAgo: 10,
      audience: 'public',
      likes: 64,
    },
    {
      name: 'Ember red is one bucket',
      description: text(
        'The red frit is made once a year. There is enough for a hundred kettles. When they are gone, green is left.',
      ),
      daysAgo: 18,
      audience: 'public',
      likes: 33,
    },
  ],
  comments: [
    {
      by: 'greta',
      text: 'Before you ask: the seal, the lid and the handle are sold singly, for twenty years. I read everything here on Tuesdays and Fridays, and answer on the same day.',
      daysAgo: 20,
      votes: 41,
      pinned: true,
      editedAfterHours: 3,
    },
    {
      by: 'walter',
      text: 'Withdrawn.',
      daysAgo: 9,
      votes: 0,
      removedAfterHours: 5,
      replies: [
        {
          by: 'ruby',
          text: 'It was an honest question. I filled mine to the brim: 0.9 litres, and it pours without dripping at 0.8.',
          daysAgo: 9,
          votes: 12,
        },
        { by: 'greta', text: 'I measured the same. The line inside is at 0.8.', daysAgo: 8, votes: 8 },
      ],
    },
    {
      by: 'marisol',
      text: 'Which thread do the stand’s legs have? I would like to turn a pair of longer ones for snow.',
      daysAgo: 6,
      votes: 15,
      replies: [
        {
          by: 'greta',
          text: 'M5, eight millimetres deep. Send a picture when they stand.',
          daysAgo: 6,
          votes: 10,
        },
        { by: 'tane', text: 'Make two pairs, please.', daysAgo: 5, votes: 6 },
        { by: 'marisol', text: 'Turned on Sunday. They stand, and so do I.', daysAgo: 3, votes: 13 },
        { by: 'tane', text: 'What do you want for the second pair?', daysAgo: 2, votes: 2 },
      ],
    },
    {
      by: 'bjorn',
      text: 'Carried it for eight days. The only thing I broke was a tent pole.',
      daysAgo: 19,
      votes: 28,
    },
    {
      by: 'aoife',
      text: 'Fifth kettle. I can defend it.',
      daysAgo: 13,
      votes: 22,
      replies: [
        { by: 'greta', text: 'Go on.', daysAgo: 13, votes: 9 },
        { by: 'aoife', text: 'The other four stay at home.', daysAgo: 12, votes: 31 },
      ],
    },
    {
      by: 'jeanbaptiste',
      text: 'À 2 700 mètres l’alcool allume mal en dessous de zéro. Vous avez testé ?',
      daysAgo: 5,
      votes: 7,
      replies: [
        {
          by: 'greta',
          text: 'Yes, in a freezer and on Ben Nevis. Below −5° warm the burner in your hand for a minute, then it lights.',
          daysAgo: 5,
          votes: 11,
        },
      ],
    },
  ],
}
