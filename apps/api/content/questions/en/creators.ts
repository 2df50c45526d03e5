import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const creators: QuestionTexts<IdOf<'creators'>> = {
  'how-much-to-hold': {
    title: 'How much to hold back, and what it costs',
    lead: 'Holding more lowers your listing fee, from 5% to nothing, and tells backers you mean it. It also means that less arrives on day 15.',
    body: [
      '# The fee',
      [
        'Less than 10% held: the listing fee is 5%',
        '10% to less than 20%: 4%',
        '20% to less than 30%: 3%',
        '30% to less than 40%: 2%',
        '40% to less than 50%: 1%',
        'Half or more: 0%',
      ],
      '# What arrives, and when',
      'On day 15 you receive 100%, less what is held, less the fee. With 20% held that is 100 − 20 − 3 = 77%. With half held it is 50%, and the other half arrives with your milestones, without a fee on any of it.',
      '# How to choose',
      {
        steps: [
          'Write down what you must pay before each milestone: tooling, parts, deposits.',
          'Hold what is left over. Check that no milestone costs more than has been released by then.',
          'If you are between two tiers, take the higher one: the fee falls for the whole pledge.',
        ],
      },
      'Backers see the share on your page and on your card in every list. In doubt, they choose the project that holds more.',
    ],
  },
  'when-creators-are-paid': {
    title: 'When do I receive the money?',
    lead: 'On day 15 after the campaign ends, and then with every milestone that backers let pass.',
    body: [
      {
        steps: [
          'The end. Cards are charged. Some fail; those backers have 7 days to give another card, then the pledge is dropped.',
          'Day 15. What is not held arrives in your bank account, less the listing fee.',
          'Each milestone. A vote is open for 14 days before its date. When it closes, the share of a milestone that is done arrives, unless half of all voters have no confidence.',
        ],
      },
      '# What you need first',
      'A verified identity and a bank account in your own name or that of your company. The nine digits of a US routing number are checked as you type.',
      '# Marking a milestone complete',
      'Do it when it is done, with an update that shows it. It cannot be undone, and your backers will vote on what they have seen.',
    ],
  },
  'after-a-failed-campaign': {
    title: 'Why Grove came back without a menu',
    lead: 'The first Grove reached 58% of its goal and nobody was charged. The second is on sale. Leo Marchetti on what he changed.',
    body: [
      '# What went wrong',
      'Grove One was a synthesiser for a coat pocket with twelve knobs and, behind them, a menu of four pages with 61 settings. “People wrote that they loved the knobs,” says Leo. “Nobody wrote about the menu. I thought that meant it was fine.”',
      'It ended at 58%. Because the goal was not reached, no card was charged, nothing had to be paid back, and the page still stands for everyone to read.',
      '# What he did next',
      {
        steps: [
          'He wrote an update to everyone who had pledged, said what he had learned, and asked one question: what would you leave out?',
          'He took out the menu. The board got smaller, and the price fell.',
          'He held a larger share for backers, and described three milestones that one can photograph: castings, boards, boxes.',
        ],
      },
      '# What he would tell you',
      'A missed goal costs you time and nobody any money. Say it early, ask the people who believed in it, and leave something out. The first backers of the second Grove were the backers of the first.',
    ],
  },
  'before-publishing': {
    title: 'What a project needs before it can be published',
    lead: 'Eight things, a bank account and a verified identity.',
    body: [
      [
        'A name of at least 3 characters',
        'A blurb of at least 10',
        'A category',
        'A location',
        'A main picture',
        'A description of at least 500 characters',
        'At least one reward; add-ons come on top',
        'A duration between 15 and 60 days',
      ],
      'Your e-mail must be confirmed before you can start, and <a href="/learn/question/identity-check">your identity verified</a> before you submit.',
      '# What can still change',
      'Text, pictures, questions and new rewards: always. A milestone’s title, text and date: until a week before its start. A reward that somebody has backed keeps what it promised.',
    ],
  },
  'campaign-preorder-storefront': {
    title: 'A campaign, a pre-order or a storefront?',
    lead: 'A campaign finds out whether enough people want it. A pre-order sells what you will make. A storefront sells what you have.',
    body: [
      '# Campaign',
      'A goal and an end, 15 to 60 days away. Cards are charged only if the goal is reached. Choose it when you cannot make ten without selling two hundred.',
      '# Pre-order',
      'No goal and no milestones. Cards are charged at once, and the money of an order is held whole until 15 days after its charge and until it is ready. Choose it when you will make it anyway, and want to know how many.',
      '# Storefront',
      'For what is in stock. It is a project of its own, and each page links to the other. Before it opens we review it, which takes 48 to 72 hours.',
      'A project that succeeded can be continued as a pre-order or a storefront. Money of the two never mixes.',
    ],
  },
  'writing-milestones': {
    title: 'How to write a milestone people can vote on',
    lead: 'Something one can see in a picture, on a date, for a share of at least 5%.',
    body: [
      '# Good and not so good',
      [
        'Good: “200 castings, machined and weighed”. One can photograph it.',
        'Good: “Certificates for the EU and the US, as files”.',
        'Not so good: “Progress on production”. Nobody can say when that is done.',
      ],
      '# Shares and dates',
      'The shares of all milestones together are what you hold. Put the largest share where the promise is kept: on shipping. Give each a date you would bet on, then add a month.',
      '# Before the vote',
      'Backers can ask to be reminded a week before. Publish an update with pictures before that. A creator who is late and says so keeps more confidence than one who is silent.',
    ],
  },
  'identity-check': {
    title: 'Why creators verify their identity',
    lead: 'Because backers trust a person with their money. It takes about five minutes and is done by a provider, not by us.',
    body: [
      '# How it goes',
      {
        steps: [
          'Open <b>Settings</b>, <b>Verification</b> and press <b>Begin verification</b>.',
          'The provider asks for a document and a picture of you. We never see either.',
          'It comes back as pending, complete or failed. Pending can take a day.',
        ],
      },
      '# If it failed',
      'Most often the picture was blurred or the name differs from the document. You can begin again. If it fails twice, write to us.',
      '# What we keep',
      'The outcome, your name as verified, and the date. Once it is complete you can remove it; you will then need a new one before you submit a project or convert tokens.',
    ],
  },
  'referral-links': {
    title: 'What a referral link does',
    lead: 'It tells where backers came from, and your own gives you a bonus of 5% of somebody’s first pledge.',
    body: [
      'It is the address of a page with <i>?ref=</i> and a name at its end. Use one for each place you post.',
      '# What is counted',
      'The last link of a visit counts, and a referral is recorded when its pledge stands. We keep the link and, if they are logged in, the account; no cookie follows anybody to other sites.',
      '# The bonus',
      'Your own link is in your wallet, and in the address you share on a project’s page while you are logged in. When the project is paid, you get 5% of each first pledge that came by it, at most the fee we take from it, in PLG at that day’s rate. Your identity has to be verified, and you cannot be of the project’s team or share a card with the backer. If the pledge is refunded later, its share goes back.',
      '# Good names',
      'Short, and about the place: <i>newsletter</i>, <i>club-night</i>, <i>leo-friends</i>. Everybody who is sent the link can read it.',
    ],
  },
}
