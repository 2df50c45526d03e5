import { fromNorthAmerica } from '../shipping.ts'
import { list, story } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Launched yesterday; has no picture of its own. */
export const ridgeGrainMill: DemoProject = {
  slug: 'ridge-grain-mill',
  name: 'Ridge, a grain mill for one pair of hands',
  blurb: 'A small stone mill for the kitchen table. A loaf’s worth of flour in eleven minutes, by hand.',
  creator: 'abel',
  categoryId: 3,
  location: 'Brattleboro, Vermont',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 1,
  durationDays: 30,
  goalCents: 2_000_000,
  targetPercent: 12,
  momentum: 'rising',
  reservePercent: 20,
  contactEmail: 'abel@stonefold.example',
  mainImage: null,
  description: story(
    [
      'Why stone',
      'Steel burrs cut a grain and heat it. Stone rolls it open. The flour stays under 38° and smells like the field. I dress stones for three bakeries, so I know what a good furrow looks like and what it costs to draw one.',
    ],
    [
      'How much, how fast',
      'Five hundred grams in <b>eleven minutes</b> at a pace where you can still talk. My daughter, nine, does it in seventeen and sings.',
    ],
    [
      'What it is made of',
      list(
        'Two 15 cm stones of basalt, dressed by hand',
        'Hopper and body in sugar maple',
        'One screw that sets the gap, with a click each twentieth of a millimetre',
        'A clamp that fits tables up to 5 cm',
      ),
    ],
    [
      'When the stones get dull',
      'In about six years of a loaf a week. Send them and I dress them again for the postage and a jar of something.',
    ],
    [
      'Risks',
      'Basalt comes from one quarry in Quebec that closes in hard winters. I have stone for the first ninety in the barn.',
    ],
  ),
  images: [],
  rewards: [
    {
      key: 'mill',
      title: 'One Ridge',
      description: 'The mill, set for bread.',
      includes: ['Mill', 'Brush', 'A pound of red fife wheat'],
      priceCents: 16_800,
      backerLimit: 90,
      left: 83,
      deliveryMonths: 6,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'coarse',
      title: 'Ridge with a second pair of stones',
      description: 'One pair for bread, one for porridge. Changed in a minute.',
      includes: ['Mill', 'Two pairs of stones', 'Brush'],
      priceCents: 22_400,
      backerLimit: null,
      weight: 6,
      deliveryMonths: 7,
      picture: null,
      needsShipping: true,
      shippingCost: fromNorthAmerica,
    },
    {
      key: 'flour',
      title: 'A month of flour',
      description: 'Two kilos, milled on the prototype, in the United States and Canada.',
      includes: ['2 kg of flour, four grains'],
      priceCents: 2_400,
      backerLimit: 40,
      left: 34,
      deliveryMonths: 1,
      picture: null,
      needsShipping: true,
      shippingCost: { USA: 900, CAN: 1400 },
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Towards the quarry’s bill.',
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
      title: 'Stones dressed',
      description: 'All stones cut and dressed, numbered in pairs.',
      daysAfterEnd: 90,
      fundsPercent: 10,
    },
    { title: 'Delivered', description: 'All mills sent.', daysAfterEnd: 200, fundsPercent: 10 },
  ],
  faq: [
    {
      question: 'Can it mill coffee or spices?',
      answer:
        'Spices yes, then a handful of rice to clean it. Coffee no, it is oily and the stone remembers.',
    },
    { question: 'Is it loud?', answer: 'Like a gravel path, two rooms away.' },
    {
      question: 'Can it mill without gluten?',
      answer:
        'Rice, buckwheat and millet, yes. For coeliacs order a pair of stones that has never met wheat; I keep two.',
    },
  ],
  updates: [],
  comments: [
    {
      by: 'marisol',
      text: 'Blue corn for tortillas, is the gap fine enough?',
      daysAgo: 0.6,
      votes: 6,
      replies: [
        {
          by: 'abel',
          text: 'For masa you want it wet, and that wants another mill. For blue cornmeal, click four.',
          daysAgo: 0.5,
          votes: 7,
        },
      ],
    },
  ],
}
