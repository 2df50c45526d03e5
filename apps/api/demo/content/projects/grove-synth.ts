import { letter, withBattery } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Live, two thirds there, after an earlier attempt that failed. */
export const groveSynth: DemoProject = {
  slug: 'grove-synth',
  name: 'Grove, a pocket synthesiser without menus',
  blurb: 'A pocket synthesiser with eight honest knobs, sixteen pads and no menus.',
  creator: 'leo',
  categoryId: 8,
  location: 'Bologna, Italy',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 21,
  durationDays: 40,
  goalCents: 3_200_000,
  targetPercent: 64,
  momentum: 'rising',
  reservePercent: 45,
  contactEmail: 'leo@grove-instruments.example',
  mainImage: 'grove-synth-main',
  description: story(
    [
      'One knob, one thing',
      'Pitch, shape, filter, drive, attack, decay, echo, room. Each has a knob, each knob has one job, and where it points is what you hear. Turn it off, turn it on, it sounds the same.',
      'The large orange one is volume. People ask.',
    ],
    [
      'What is inside',
      list(
        'Two oscillators, one filter, all analogue',
        'Sixteen pads that feel how hard you press, and remember 64 steps',
        'A screen that shows the wave and nothing you need to read',
        'MIDI in and out, sync in and out, headphones, line',
      ),
      figure('grove-synth-reward'),
    ],
    [
      'The first Grove failed, here is why',
      'Almost two years ago <b>Grove One</b> ended at 58%. It cost $290 and it had a menu. I asked everyone who had pledged what they would leave out. 97 answered, and all of them said the menu. Without it the board has four layers in place of eight and the price is $179.',
    ],
    [
      'What happens when',
      'The boards are ordered on day 16 and take nine weeks. The knobs exist; I bought 4,000 when a hi-fi factory closed. Cases are moulded in Imola, 40 minutes from here by train.',
    ],
    [
      'Risks',
      'One filter chip has a lead time of 20 weeks. I have 300 in a drawer. If we need more than 300, the rest is delivered later, and the reward says so before you choose it.',
    ],
  ),
  images: [
    { picture: 'grove-synth-wide', caption: 'Lying flat it is 22 mm high at the front.' },
    { picture: 'grove-synth-detail', caption: 'The screen draws the wave as it leaves the filter.' },
  ],
  rewards: [
    {
      key: 'grove',
      title: 'Grove',
      description: 'The synthesiser in cream or charcoal.',
      includes: ['Grove', 'USB-C cable', 'A card with ten first sounds'],
      priceCents: 17_900,
      backerLimit: 300,
      weight: 16,
      deliveryMonths: 6,
      picture: 'grove-synth-main',
      needsShipping: true,
      shippingCost: withBattery,
      variants: [
        { key: 'cream', name: 'Cream', picture: 'grove-synth-main', isDefault: true, quantity: 200 },
        { key: 'charcoal', name: 'Charcoal, ochre knobs', picture: 'grove-synth-reward', quantity: 100 },
      ],
    },
    {
      key: 'later',
      title: 'Grove, second delivery',
      description: 'The same, made with the second order of chips. Two months later and $15 less.',
      includes: ['Grove', 'USB-C cable', 'A card with ten first sounds'],
      priceCents: 16_400,
      backerLimit: null,
      weight: 3,
      deliveryMonths: 8,
      picture: 'grove-synth-main',
      needsShipping: true,
      shippingCost: withBattery,
    },
    {
      key: 'duo',
      title: 'Two, and a cable between them',
      description: 'They sync. One plays the left hand.',
      includes: ['Two Groves', 'Sync cable', 'Two cards'],
      priceCents: 34_000,
      backerLimit: 40,
      left: 22,
      deliveryMonths: 6,
      picture: 'grove-synth-reward',
      needsShipping: true,
      shippingCost: withBattery,
    },
    {
      key: 'sounds',
      title: 'Sounds from Grove',
      description: 'One hundred recorded loops from prototype 4. Download.',
      includes: ['100 WAV files, 24 bit', 'Free to use, also for money'],
      priceCents: 1_500,
      backerLimit: null,
      weight: 3,
      deliveryMonths: 0,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'poster',
      title: 'The block diagram',
      description: 'Screen-printed, two colours, A2. It is also the manual.',
      includes: ['Print, A2, rolled'],
      priceCents: 2_800,
      backerLimit: 80,
      left: 46,
      deliveryMonths: 2,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
  ],
  milestones: [
    {
      title: 'Boards tested',
      description: 'Every board has played one note for an hour.',
      daysAfterEnd: 90,
      fundsPercent: 20,
    },
    {
      title: 'First 150 sent',
      description: 'The first 150 instruments have left Bologna.',
      daysAfterEnd: 170,
      fundsPercent: 15,
    },
    { title: 'Delivered', description: 'Second delivery complete.', daysAfterEnd: 250, fundsPercent: 10 },
  ],
  faq: [
    {
      question: 'How long does the battery last?',
      answer:
        'Seven hours at a volume I would call social. It can be changed with one screw, it is a standard 18650.',
    },
    {
      question: 'Can I save sounds?',
      answer: 'No. Where the knobs point is the sound. Take a picture, the screen shows the date.',
    },
    {
      question: 'Why do you not ship everywhere?',
      answer:
        'There is a lithium cell inside. I list the countries whose post carries it. Write to me if yours is missing, three have been added that way.',
    },
    {
      question: 'Is there a microphone input?',
      answer: 'No. Line in goes through the filter, so a microphone with its own amplifier works.',
    },
  ],
  updates: [
    {
      name: 'Giulia plays it for eleven minutes',
      description: text(
        'She restores harpsichords and had never touched a synthesiser. One cut, no edit, the phone on a chair.',
        'At minute four she finds the echo.',
      ),
      daysAgo: 2,
      audience: 'public',
      likes: 58,
    },
    {
      name: 'Pads: 2 of 16 felt different',
      description: text(
        'Backer Desmond noticed in the film that pads 7 and 8 answer softer. He was right, the foam was from another sheet. All pads now come from one.',
      ),
      daysAgo: 8,
      audience: 'public',
      likes: 49,
    },
    {
      name: 'Why we came back',
      description: text(
        '97 people answered the question after Grove One. I printed the answers and hung them above the bench. “No menu” was written 97 times, in nine languages.',
      ),
      daysAgo: 20,
      audience: 'public',
      likes: 71,
    },
  ],
  comments: [
    { by: 'giulia', text: 'Lo so, sono di parte. Ma il filtro canta davvero.', daysAgo: 18, votes: 15 },
    {
      by: 'desmond',
      text: 'Pads 7 and 8 sound softer in the second film. Is it me?',
      daysAgo: 11,
      votes: 12,
      replies: [
        { by: 'leo', text: 'It is not you. I am taking the foam out as I write.', daysAgo: 11, votes: 16 },
        { by: 'desmond', text: 'Respect. Pledged for two.', daysAgo: 10, votes: 8 },
      ],
    },
    {
      by: 'kwame',
      text: 'Can it run from a power bank for a three-hour wedding?',
      daysAgo: 6,
      votes: 5,
      replies: [
        {
          by: 'leo',
          text: 'Yes, and it plays while it charges. The USB input is filtered, I tested it with the cheapest bank in the shop.',
          daysAgo: 6,
          votes: 9,
        },
      ],
    },
    { by: 'nikos', text: 'Ένα ποτενσιόμετρο, μία δουλειά. Επιτέλους.', daysAgo: 1, votes: 4 },
  ],
}
