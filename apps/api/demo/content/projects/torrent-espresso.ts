import { europeOnly, parcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Live and on its way: the demo creator's campaign. */
export const torrentEspresso: DemoProject = {
  slug: 'torrent-espresso',
  name: 'Torrent, espresso you crank by hand',
  blurb: 'A hand-cranked espresso maker with no plug, no pods and nothing to descale.',
  creator: 'ines',
  collaborators: [
    { person: 'edith', role: 'VIEWER' },
    { person: 'lukasz', role: 'USER' },
  ],
  categoryId: 3,
  location: 'Bergen, Norway',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 18,
  durationDays: 30,
  goalCents: 4_800_000,
  targetPercent: 83,
  momentum: 'rising',
  reservePercent: 60,
  contactEmail: 'hello@torrent-works.example',
  mainImage: 'torrent-espresso-main',
  description: story(
    [
      'Why a crank',
      'My old machine had 214 parts, and a board that cost more than the machine. It failed at the board. I am a pump maker, so I kept the pump and threw the rest away.',
      'Torrent makes nine bar with one hand. You fill it from any kettle, turn the crank for <b>25 seconds</b>, and watch the gauge. It does not know what time it is.',
    ],
    [
      'What it is made of',
      list(
        'Body: cast iron, enamelled cream or bottle green',
        'Pump: brass, two seals of a size every plumber stocks',
        'Handles and base: walnut, oiled, from a stair that was replaced in 2019',
        'Basket: 58 mm, so any café basket fits',
      ),
      'There are 31 parts. One 4 mm key opens all of it. Every drawing is yours with the machine.',
      figure('torrent-espresso-reward'),
    ],
    [
      'What it does in a day',
      'We have pulled 11,600 shots on the three prototypes. They needed eight seals and one handle, which I dropped. From a cold start it takes three minutes, most of which is the kettle.',
      'Noise at one metre is 41 dB, about a page being turned, so nobody wakes.',
    ],
    [
      'How the money is used',
      'Casting patterns take 40% of the goal and are paid before anything else can start. That is why 40% arrives on day 15 and the rest is held until there is something to show for it.',
    ],
    [
      'Risks',
      'The castings are the one part I do not make. The foundry in Ulefoss has a second line and a date in writing. If they slip, milestone 1 moves and everything behind it moves too. You will see the change before you vote.',
    ],
  ),
  images: [
    { picture: 'torrent-espresso-wide', caption: 'The crank comes down once for each shot.' },
    { picture: 'torrent-espresso-detail', caption: 'The gauge reads to 12 bar. You want nine.' },
  ],
  rewards: [
    {
      key: 'early',
      title: 'Early Torrent',
      description: 'The first forty, at what they cost me. Cream enamel.',
      includes: ['Torrent in cream', 'Two spare seals'],
      priceCents: 18_900,
      backerLimit: 40,
      left: 0,
      deliveryMonths: 9,
      picture: 'torrent-espresso-main',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'one',
      title: 'One Torrent',
      description: 'The machine in cream or bottle green, with what wears out.',
      includes: ['Torrent', 'Four spare seals and the 4 mm key', 'All drawings'],
      priceCents: 22_900,
      backerLimit: null,
      weight: 14,
      deliveryMonths: 10,
      picture: 'torrent-espresso-reward',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'cream', name: 'Cream', picture: 'torrent-espresso-main', isDefault: true, quantity: null },
        { key: 'green', name: 'Bottle green', picture: 'torrent-espresso-reward', quantity: null },
      ],
    },
    {
      key: 'cups',
      title: 'Torrent and two cups',
      description:
        'With two enamel cups fired in the same batch, so the colour is the same and not nearly the same.',
      includes: ['Torrent', 'Two cups and saucers', 'Four spare seals', 'All drawings'],
      priceCents: 26_800,
      backerLimit: 60,
      left: 7,
      deliveryMonths: 10,
      picture: 'torrent-espresso-main',
      needsShipping: true,
      shippingCost: europeOnly,
    },
    {
      key: 'fetch',
      title: 'Built while you watch',
      description: 'Come to Bergen, assemble your machine at my bench, take it home. I make lunch.',
      includes: ['Torrent, your initials in the base', 'A day in the workshop', 'Lunch'],
      priceCents: 34_000,
      backerLimit: 12,
      left: 5,
      deliveryMonths: 8,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'drawings',
      title: 'The drawings',
      description: 'All 31 parts as PDF and STEP, free to make for yourself.',
      includes: ['PDF and STEP files', 'Parts list with suppliers'],
      priceCents: 1_800,
      backerLimit: null,
      weight: 3,
      deliveryMonths: 1,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Thank you. You get every update.',
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
      title: 'Castings signed off',
      description:
        'Ten castings from the final patterns, measured, with the report published. Nothing is enamelled before this.',
      daysAfterEnd: 120,
      fundsPercent: 20,
    },
    {
      title: 'First 100 made',
      description:
        'One hundred machines assembled and pressure-tested to 15 bar. Serial numbers and test sheets in an update.',
      daysAfterEnd: 210,
      fundsPercent: 25,
    },
    {
      title: 'Delivered',
      description: 'Every machine has left Bergen and nine in ten backers have confirmed theirs.',
      daysAfterEnd: 310,
      fundsPercent: 15,
    },
  ],
  faq: [
    {
      question: 'Do I need a special grinder?',
      answer:
        'You need one that grinds for espresso. A good hand grinder is enough; the three I test with are listed in update 2.',
    },
    {
      question: 'How hard is the crank to turn?',
      answer: 'About 6 kg at the handle at nine bar. My mother is 81 and pulls two a day.',
    },
    {
      question: 'Can it steam milk?',
      answer: 'No. Steam needs a boiler, and a boiler is what fails. I warm milk in a pan.',
    },
    {
      question: 'Does the cast iron rust?',
      answer: 'Water touches only brass and steel. The iron is enamelled inside and out.',
    },
    {
      question: 'Which parts wear out?',
      answer: 'The two pump seals, after about 1,500 shots. They cost $1.20 each at any plumber’s.',
    },
    {
      question: 'Why does it not ship with cups outside Europe?',
      answer: 'Cups break. Our carrier insures them in Europe only. Every other reward ships everywhere.',
    },
    {
      question: 'What if the goal is not reached?',
      answer: 'Nobody is charged, and I keep making one a month by hand.',
    },
  ],
  promises: [{ weeks: 1, daysAfterStart: 0 }],
  updates: [
    {
      name: 'Half way, and the question about baskets',
      description: text(
        'We passed half of the goal on a Sunday while I was varnishing a boat. Thank you.',
        'Many of you asked whether precision baskets fit. I tried six. All fit; the tallest needs the drip tray turned round. The list:',
        list(
          '18 g and 20 g straight wall: fit',
          '22 g ridged: fits, 2 mm to spare',
          '25 g: fits with the tray turned',
        ),
      ),
      daysAgo: 4,
      audience: 'public',
      likes: 61,
    },
    {
      name: 'Three grinders, one machine',
      description: text(
        'Same beans, same water, three hand grinders between $60 and $240. The cheapest took 70 seconds of grinding and made a shot I would pay for. The dearest took 35.',
        'My advice: keep your grinder, buy better beans.',
      ),
      daysAgo: 11,
      audience: 'public',
      likes: 88,
    },
    {
      name: 'For backers: the foundry letter',
      description: text(
        'The letter from Ulefoss is attached to your pledge page. Two dates in it matter: patterns in week 6, first pour in week 11.',
        'I would rather you read it from them than from me.',
      ),
      daysAgo: 15,
      audience: 'backers',
      likes: 37,
    },
    {
      name: 'Enamel samples, a first look',
      description: text(
        'Four greens on the bench. I will publish this when the photographs are dry, so to speak.',
      ),
      daysAgo: 1,
      audience: 'public',
      likes: 0,
      draft: true,
    },
  ],
  comments: [
    {
      by: 'hannah',
      text: 'I work nights and my neighbours do not. 41 dB decided it. How long does the body stay hot?',
      daysAgo: 16,
      votes: 14,
      replies: [
        {
          by: 'ines',
          text: 'About 20 minutes after the second shot. The handle stays cool, the drip tray does not.',
          daysAgo: 16,
          votes: 19,
        },
        { by: 'hannah', text: 'Then it will outlast my break. Pledged.', daysAgo: 15, votes: 6 },
      ],
    },
    {
      by: 'sakura',
      text: '店で使いたいのですが、一日四十杯でも大丈夫でしょうか。(Could a small café use it, forty cups a day?)',
      daysAgo: 9,
      votes: 11,
      replies: [
        {
          by: 'ines',
          text: 'Forty a day means new seals every five weeks and a strong arm. It works, I have done it at a market for six days. Buy the seals by the bag.',
          daysAgo: 9,
          votes: 12,
        },
      ],
    },
    {
      by: 'lukasz',
      text: 'Checked the drawings. The pump rod is metric, the gauge thread is not. Is that on purpose?',
      daysAgo: 6,
      votes: 9,
      replies: [
        {
          by: 'ines',
          text: 'Gauges are sold with 1/8 inch threads everywhere, so yours can be replaced in any town. On purpose, with a sigh.',
          daysAgo: 6,
          votes: 15,
        },
      ],
    },
    { by: 'thuha', text: 'Works with robusta? I roast my own and it grinds oily.', daysAgo: 2, votes: 3 },
  ],
}
