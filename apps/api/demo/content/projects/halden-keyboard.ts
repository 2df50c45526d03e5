import { parcel, smallParcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Funded and live. */
export const haldenKeyboard: DemoProject = {
  slug: 'halden-keyboard',
  name: 'Halden 60, a keyboard in a walnut case',
  blurb: 'A quiet mechanical keyboard in a walnut case with a solid brass plate.',
  creator: 'tomas',
  categoryId: 1,
  location: 'Halden, Norway',
  fundingType: 'CROWDFUNDING',
  status: 'ACTIVE',
  startDaysAgo: 26,
  durationDays: 35,
  goalCents: 3_600_000,
  targetPercent: 126,
  momentum: 'steady',
  reservePercent: 50,
  contactEmail: 'tomas@haldenkeys.example',
  mainImage: 'halden-keyboard-main',
  description: story(
    [
      'What a piano tuner hears',
      'Most keyboards ring. The plate is thin, the case is hollow, and each key sets both off. In a piano we would call that a broken soundboard.',
      'Halden 60 has a brass plate of <b>3 mm</b> in a case milled from one piece of walnut. It weighs 1.9 kg and it does not ring. At 30 cm a keystroke is 44 dB.',
    ],
    [
      'What is inside',
      list(
        'Sixty keys, hot-swap sockets, any switch with three or five pins',
        'Switches: 45 g tactile, lubricated here, by hand, while listening to the radio',
        'Keycaps: dye-sublimated PBT in cream, charcoal and ember',
        'USB-C cable, coiled, detachable. No radio, no battery',
      ),
      figure('halden-keyboard-reward'),
    ],
    [
      'Open, and it stays so',
      'The firmware is QMK. The case drawing, the plate and the board are published under CERN-OHL. If I am run over by the ferry, you can have another board made in any town with a factory.',
    ],
    [
      'Where the money goes',
      'Half of it is brass and walnut. The board house wants 30% when the order is placed, on day 16. That is why half is held and half is not.',
    ],
    [
      'Risks',
      'Wood moves. Cases are milled, left for three weeks, and milled again. If a case moves after that it is replaced, whatever the year.',
    ],
  ),
  images: [
    { picture: 'halden-keyboard-wide', caption: 'The brass line is the edge of the plate.' },
    { picture: 'halden-keyboard-detail', caption: 'The cable can be replaced by any other.' },
  ],
  rewards: [
    {
      key: 'early',
      title: 'Halden 60, first fifty',
      description: 'Numbered 1 to 50 under the space bar.',
      includes: ['Keyboard in walnut', 'Coiled cable', 'Key puller'],
      priceCents: 16_900,
      backerLimit: 50,
      left: 0,
      deliveryMonths: 6,
      picture: 'halden-keyboard-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'ansi', name: 'ANSI layout', isDefault: true, quantity: 30 },
        { key: 'iso', name: 'ISO layout', quantity: 20 },
      ],
    },
    {
      key: 'walnut',
      title: 'Halden 60',
      description: 'Walnut case, your layout.',
      includes: ['Keyboard in walnut', 'Coiled cable', 'Key puller', 'Six spare switches'],
      priceCents: 19_900,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 7,
      picture: 'halden-keyboard-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'ansi', name: 'ANSI layout', isDefault: true, quantity: null },
        { key: 'iso', name: 'ISO layout', quantity: null },
        { key: 'jis', name: 'JIS layout', quantity: 25 },
      ],
    },
    {
      key: 'ash',
      title: 'Halden 60 in ash',
      description: 'Pale ash, moss keycaps, ochre escape. A trial for the second edition.',
      includes: ['Keyboard in ash', 'Coiled cable', 'Key puller', 'Six spare switches'],
      priceCents: 20_900,
      backerLimit: 60,
      left: 14,
      deliveryMonths: 8,
      picture: 'halden-keyboard-reward',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'ansi', name: 'ANSI layout', isDefault: true, quantity: 35 },
        { key: 'iso', name: 'ISO layout', quantity: 25 },
      ],
    },
    {
      key: 'kit',
      title: 'Case and plate only',
      description: 'For people with opinions about switches.',
      includes: ['Walnut case', 'Brass plate, tumbled', 'Screws and the drawing'],
      priceCents: 11_900,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 5,
      picture: null,
      needsShipping: true,
      shippingCost: smallParcel,
    },
    {
      key: 'help',
      title: 'No reward, just help',
      description: 'Goes into the open firmware.',
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
      title: 'Boards tested',
      description: 'All boards back from the factory, every socket tested, failures published.',
      daysAfterEnd: 70,
      fundsPercent: 20,
    },
    {
      title: 'Cases milled twice',
      description: 'Cases have rested three weeks and been milled again.',
      daysAfterEnd: 130,
      fundsPercent: 15,
    },
    { title: 'Delivered', description: 'All keyboards sent.', daysAfterEnd: 215, fundsPercent: 15 },
  ],
  faq: [
    {
      question: 'Which layouts are there?',
      answer: 'ANSI and ISO without limit, JIS for the first 25. The firmware takes any mapping.',
    },
    {
      question: 'Does it work with a phone or a tablet?',
      answer: 'With a cable, yes. There is no Bluetooth, because there is no battery to die.',
    },
    {
      question: 'Can I use my own switches?',
      answer: 'Yes, any with MX feet, three or five pins. Pull ours with the tool in the box.',
    },
    {
      question: 'Are keycaps with Korean or Cyrillic legends planned?',
      answer:
        'Blank sets are in the kit. Legends need 200 orders a language; tell me in the comments and I count.',
    },
    { question: 'How heavy is it to carry?', answer: '1.9 kg. It is a keyboard for one desk.' },
  ],
  updates: [
    {
      name: 'Numbers from the listening test',
      description: text(
        'Twelve people, three keyboards, one curtain. Eleven chose Halden as the quietest. The twelfth chose the laptop, fairly.',
        'All recordings are uncompressed and linked from the firmware page.',
      ),
      daysAgo: 7,
      audience: 'public',
      likes: 96,
    },
    {
      name: 'JIS is in',
      description: text(
        '25 boards, because that is the smallest panel. If they go, I order a second panel after the campaign.',
      ),
      daysAgo: 15,
      audience: 'public',
      likes: 51,
    },
    {
      name: 'Funded in nineteen days',
      description: text(
        'Thank you. The brass is ordered. It comes from a shipyard that is happy to sell small for once.',
      ),
      daysAgo: 7.5,
      audience: 'public',
      likes: 118,
    },
    {
      name: 'For backers: tell me your layout',
      description: text(
        'You can change ANSI, ISO or JIS on your pledge until the campaign ends. Afterwards write to me before the boards are ordered.',
      ),
      daysAgo: 2,
      audience: 'backers',
      likes: 40,
    },
  ],
  comments: [
    {
      by: 'minjun',
      text: '소리 테스트 정말 조용하네요. JIS 말고 한글 각인은 계획이 있나요? (Any plan for Hangul legends?)',
      daysAgo: 21,
      votes: 23,
      replies: [
        {
          by: 'tomas',
          text: 'At 200 requests. You are number 31, with the eleven who wrote after you.',
          daysAgo: 20,
          votes: 12,
        },
      ],
    },
    {
      by: 'walter',
      text: 'I spent forty years with relays. This is the first keyboard whose plate I would trust with one.',
      daysAgo: 17,
      votes: 34,
    },
    {
      by: 'sanjay',
      text: 'Firmware repo builds clean on a current toolchain. The debounce is set to 5 ms, is that for the tactile switches?',
      daysAgo: 10,
      votes: 7,
      replies: [
        {
          by: 'tomas',
          text: 'Yes. 3 ms was enough on 59 of 60 keys. I did not want to find out about the sixtieth in your letters.',
          daysAgo: 10,
          votes: 14,
        },
      ],
    },
    {
      by: 'mira',
      text: 'Is the ash edition open-grained? It will live in an engine control room.',
      daysAgo: 3,
      votes: 4,
    },
  ],
}
