import { letter, parcel } from '../shipping.ts'
import { figure, list, story, text } from '../story.ts'
import type { DemoProject } from '../types.ts'

/** Past its goal and being made: one milestone burnt, a vote open on the second, two locked. */
export const hollowmereGame: DemoProject = {
  slug: 'hollowmere-game',
  name: 'Hollowmere, a game of lakes and lanterns',
  blurb: 'A tile-laying game of lakes and lanterns for two to four people and one long evening.',
  creator: 'anouk',
  collaborators: [{ person: 'anneke', role: 'USER' }],
  categoryId: 5,
  location: 'Haarlem, Netherlands',
  fundingType: 'CROWDFUNDING',
  status: 'COMPLETE',
  startDaysAgo: 205,
  durationDays: 30,
  goalCents: 1_500_000,
  targetPercent: 168,
  momentum: 'steady',
  reservePercent: 60,
  contactEmail: 'post@twomeeples.example',
  mainImage: 'hollowmere-game-main',
  description: story(
    [
      'An evening in Hollowmere',
      'It is dusk in a valley with more water than land. You lay tiles, lakes grow, and you set lanterns where the water will be wide. Lanterns are worth what they light. The dark is worth nothing, and there is always a little too much of it.',
      'A game takes <b>90 minutes with four</b>, an hour with two. Nobody is thrown out, and the last turn decides more games than the first.',
    ],
    [
      'What is in the box',
      list(
        '72 hexagonal tiles of 3 mm board, linen finish',
        '40 wooden figures, houses and lanterns in five colours',
        'Two dice, one of them kind',
        'A rulebook of eight pages, read aloud to my mother until she asked nothing',
      ),
      figure('hollowmere-game-reward'),
    ],
    [
      'Made slowly, and near',
      'Tiles are printed in Nijmegen, wood is turned in the Ore Mountains, the box is folded in Haarlem. Nothing flies.',
    ],
    [
      'How the money is released',
      'Forty percent on day 15 pays for wood and board. The rest waits for four things you can see: figures, tiles, boxes, and the game on your table.',
    ],
    [
      'Risks',
      'Wood takes its time. When the first batch of figures came out rough, I had them turned again. It cost 18 days, and every milestone moved with it.',
    ],
  ),
  images: [
    { picture: 'hollowmere-game-wide', caption: 'Turn 14 of a game for three. Blue has just understood.' },
    { picture: 'hollowmere-game-detail', caption: 'Figures from the second turning.' },
  ],
  rewards: [
    {
      key: 'early',
      title: 'Early evening',
      description: 'The game, for the first hundred.',
      includes: ['Hollowmere'],
      priceCents: 4_200,
      backerLimit: 100,
      left: 0,
      deliveryMonths: 8,
      picture: 'hollowmere-game-main',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'game',
      title: 'Hollowmere',
      description: 'The game in the language of your choice. Only the rulebook has words.',
      includes: ['Hollowmere', 'Rulebook in your language'],
      priceCents: 4_900,
      backerLimit: null,
      weight: 16,
      deliveryMonths: 8,
      picture: 'hollowmere-game-main',
      needsShipping: true,
      shippingCost: parcel,
      variants: [
        { key: 'en', name: 'English', isDefault: true, quantity: null },
        { key: 'nl', name: 'Nederlands', quantity: null },
        { key: 'de', name: 'Deutsch', quantity: null },
        { key: 'zh', name: '中文', quantity: null },
      ],
    },
    {
      key: 'wood',
      title: 'Hollowmere with the wooden folk',
      description: 'With sixteen more figures, each a different villager.',
      includes: ['Hollowmere', 'Sixteen villagers', 'A bag to draw them from'],
      priceCents: 7_400,
      backerLimit: 120,
      left: 0,
      deliveryMonths: 8,
      picture: 'hollowmere-game-reward',
      needsShipping: true,
      shippingCost: parcel,
    },
    {
      key: 'print',
      title: 'Print it yourself',
      description: 'All tiles as PDF. You need scissors and patience.',
      includes: ['PDF, A4 and Letter'],
      priceCents: 1_200,
      backerLimit: null,
      weight: 4,
      deliveryMonths: 1,
      picture: null,
      needsShipping: false,
    },
    {
      key: 'name',
      title: 'Name a lake',
      description: 'A lake in the rulebook’s map carries a name you choose. No brands.',
      includes: ['Hollowmere', 'A lake'],
      priceCents: 12_000,
      backerLimit: 24,
      left: 3,
      deliveryMonths: 8,
      picture: null,
      needsShipping: true,
      shippingCost: letter,
    },
  ],
  milestones: [
    {
      title: 'Figures turned',
      description: 'All 40 figures a box turned, sorted by colour and approved by Anouk’s thumb.',
      daysAfterEnd: 90,
      fundsPercent: 15,
      completed: true,
      vote: { confidence: 46, noConfidence: 6 },
    },
    {
      title: 'Tiles printed and cut',
      description: 'Every tile printed, cut and counted. One sheet in twenty is checked with a ruler.',
      daysAfterEnd: 184,
      fundsPercent: 20,
      vote: { confidence: 34, noConfidence: 21 },
    },
    {
      title: 'Boxes packed',
      description: 'All boxes packed and weighed. 1.42 kg each, or something is missing.',
      daysAfterEnd: 225,
      fundsPercent: 15,
    },
    {
      title: 'Delivered',
      description: 'Every box sent, nine in ten confirmed.',
      daysAfterEnd: 270,
      fundsPercent: 10,
    },
  ],
  faq: [
    {
      question: 'How complicated is it?',
      answer: 'Explained in seven minutes. The difficult part is wanting two things at once.',
    },
    {
      question: 'Can colour-blind people play it?',
      answer:
        'Yes. Each colour has its own hat. Three players with different kinds of colour blindness tested it.',
    },
    {
      question: 'Is there a way to play alone?',
      answer: 'Yes, page 8. You play against the dusk, and the dusk is good.',
    },
    {
      question: 'When does my address lock?',
      answer: '48 hours after a warning, which comes when the boxes are packed.',
    },
    {
      question: 'Which languages are in the box?',
      answer: 'The one you chose. All the others are on the website from the day the first box leaves.',
    },
    {
      question: 'Will it be in shops?',
      answer: 'Later and for more. Backers have it at least eight weeks earlier.',
    },
    {
      question: 'Can I add the wooden folk now?',
      answer:
        'They have a storefront of their own and travel in the same parcel if you order before the boxes are packed.',
    },
    {
      question: 'What happens if the vote goes against you?',
      answer:
        'Then what is still held goes back to you: 45% of your pledge at milestone 2. I would finish what is paid for and say what is not.',
    },
    {
      question: 'Why did the dates move?',
      answer:
        'The first figures were rough and were turned again. Update 3 has pictures of both, and the 18 days, one by one.',
    },
  ],
  promises: [{ weeks: 4, daysAfterStart: 0 }],
  updates: [
    {
      name: 'Tiles are printed. Please read before you vote',
      description: text(
        '25,920 tiles came off the press on Thursday. We have cut 21,000 so far. The ruler has refused 212 of them, all from one corner of sheet 9.',
        'Two things went differently from the plan.',
        list(
          '<b>Cutting runs six days behind.</b> The die was sharpened twice in place of once. It does not move the date of the boxes.',
          '<b>The blue is darker than on your screen.</b> I like it. You may not. A picture in daylight is below.',
        ),
        'The vote on releasing the second part is open. Not voting counts as confidence. If half of all backers say no, what is still held goes back to you.',
      ),
      daysAgo: 5,
      audience: 'public',
      likes: 132,
    },
    {
      name: 'A dull update with good news',
      description: text(
        'Board arrived on the day it should. 3.0 mm, as ordered. I have nothing else to say and wanted you to know that.',
      ),
      daysAgo: 34,
      audience: 'public',
      likes: 121,
    },
    {
      name: 'Sixteen villagers, and one who would not stand',
      description: text(
        'The sixteen are turned and painted. The ferryman fell over in every photograph, so he was given a wider boat.',
        'The bag holds all of them with the ferryman on top. Please pack him last.',
      ),
      daysAgo: 20,
      audience: 'backers',
      rewards: ['wood'],
      likes: 31,
    },
    {
      name: 'Your address, and when it locks',
      description: text(
        'You can change it until the boxes are packed. You get a warning 48 hours before it locks. After that I can still change it by hand, if you write to me nicely.',
      ),
      daysAgo: 52,
      audience: 'backers',
      likes: 43,
    },
    {
      name: 'Figures turned again, 18 days',
      description: text(
        'The first 4,000 figures were rough at the hats. The turner offered a discount, I asked for new ones. Left: first batch. Right: second. The difference is 18 days.',
        'All four milestones have moved by the same 18 days. The old dates stay on your pledge page beside the new ones.',
      ),
      daysAgo: 110,
      audience: 'public',
      likes: 167,
      editedAfterDays: 0.015,
    },
    {
      name: 'Milestone 1: the first part is released',
      description: text(
        '46% of you voted confidence, 6% no confidence, the rest were silent. I wrote to the 6% and got eleven good answers. One of them is why the dice are larger now.',
      ),
      daysAgo: 84,
      audience: 'public',
      likes: 98,
    },
    {
      name: 'Funded, and what happens on day 15',
      description: text(
        'Thank you. Cards were charged this morning. On day 15 I receive 40% and order wood and board the same afternoon.',
      ),
      daysAgo: 174,
      audience: 'public',
      likes: 140,
    },
    {
      name: 'The kind die',
      description: text('One die has no one on it. It has two twos. Please stop calling it the broken one.'),
      daysAgo: 190,
      audience: 'public',
      likes: 76,
    },
  ],
  comments: [
    {
      by: 'anneke',
      pinned: true,
      text: 'From the playtesters: yes, the last turn really does decide it. No, you cannot save it up.',
      daysAgo: 196,
      votes: 41,
    },
    {
      by: 'xiaoyu',
      text: '中文规则书我可以帮忙校对，店里有八位老玩家。',
      daysAgo: 182,
      votes: 33,
      replies: [
        {
          by: 'anouk',
          text: '谢谢! You have mail. The Chinese rulebook names all nine of you.',
          daysAgo: 181,
          votes: 29,
        },
      ],
    },
    {
      by: 'edith',
      text: 'I voted confidence. The pictures of the figures in update 3 are what I want to see when something goes wrong: the thing, the date, the cost.',
      daysAgo: 3,
      votes: 22,
    },
    {
      by: 'zoe',
      text: 'Voted no confidence, and I would like to say why. “Does not move the date of the boxes” was also said before the figures.',
      daysAgo: 4,
      votes: 18,
      replies: [
        {
          by: 'anouk',
          text: 'Fair. This time the boxes are already here, flat. I will post a picture of the pallet tomorrow, with the date on it.',
          daysAgo: 3.8,
          votes: 25,
        },
        { by: 'zoe', text: 'If the pallet is there I will change my vote.', daysAgo: 3.6, votes: 14 },
      ],
    },
    {
      by: 'dana',
      text: 'The darker blue looks like the lake behind my parents’ house. Keep it.',
      daysAgo: 2,
      votes: 9,
    },
    {
      by: 'mira',
      text: 'How many tiles did the ruler refuse on the other sheets?',
      daysAgo: 1,
      votes: 5,
      replies: [
        {
          by: 'anouk',
          text: 'Fourteen, on 19 sheets. Spares cover them twice over.',
          daysAgo: 0.8,
          votes: 7,
        },
      ],
    },
  ],
}
