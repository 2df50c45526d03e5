import { list, steps, story } from './story.ts'
import type { DemoArticle, DemoLearnQuestion } from './types.ts'

/** The home page's articles; each leads to a question of the knowledge center. */
export const articles: readonly DemoArticle[] = [
  {
    kind: 'Guide',
    title: 'What a milestone vote does, and what silence means',
    minutes: 3,
    link: '/learn/question/milestone-vote',
  },
  {
    kind: 'Creator story',
    title: 'Why Grove came back without a menu',
    minutes: 4,
    link: '/learn/question/after-a-failed-campaign',
  },
  {
    kind: 'For creators',
    title: 'How much to hold back, and what it costs',
    minutes: 4,
    link: '/learn/question/how-much-to-hold',
  },
  {
    kind: 'For backers',
    title: 'When is my card charged?',
    minutes: 2,
    link: '/learn/question/when-charged',
  },
]

/** The knowledge center's questions. Their figures are those of the specification and of the decisions on it. */
export const questions: readonly DemoLearnQuestion[] = [
  {
    id: 'milestone-vote',
    kinds: ['popular', 'backers'],
    title: 'What a milestone vote does, and what silence means',
    lead: 'Before held money is released, everyone who backed the project is asked whether the creator did what was promised. If half of all backers say no, what is still held goes back.',
    minutes: 3,
    body: story(
      [
        'Who counts',
        'Every backer counts once, whatever they pledged. The mark is <b>50% of all backers</b>, not of those who voted. Not voting counts as confidence, so a quiet room releases the money.',
      ],
      [
        'What you get back',
        'Your share of what has not been released. Take a pledge of $164.00 with 60% held, and the first milestone already paid:',
        list(
          'Paid out on day 15: $65.60',
          'Paid out for milestone 1: $32.80',
          'Comes back, milestones 2 and 3: $41.00 + $24.60 = $65.60',
          'Together: $164.00',
        ),
      ],
      [
        'When it happens',
        steps(
          '<b>14 days before the milestone ends</b> the vote opens. We write to you, and show it on your pledge.',
          '<b>Until it ends</b> you can vote, and change your vote as often as you like.',
          '<b>After it has ended</b> either the part goes to the creator, or refunds start.',
        ),
      ],
    ),
    helpfulYes: 412,
    helpfulNo: 28,
  },
  {
    id: 'when-charged',
    kinds: ['popular', 'backers'],
    title: 'When is my card charged?',
    lead: 'A campaign charges at its end, and only if it reaches its goal. A storefront charges at once.',
    minutes: 2,
    body: story(
      [
        'Campaigns',
        'Your card is checked when you pledge and charged when the campaign ends, if the goal is reached. The date stands beside the button before you press it. If the goal is not reached, nobody is charged.',
        'A goal is reached when the cents are there. At 99.2% the page rounds up to 100% and says “almost”, and nobody would be charged.',
      ],
      ['Pre-orders and storefronts', 'They have no goal to wait for. The button says when you are charged.'],
      [
        'If the card is refused',
        'We write to you and try again. Nothing else happens for 7 days. Then the pledge is dropped and its reward is free for somebody else.',
      ],
    ),
    helpfulYes: 388,
    helpfulNo: 19,
  },
  {
    id: 'late-project',
    kinds: ['popular', 'backers'],
    title: 'What if a project is late?',
    lead: 'Dates move in the open. What was promised when you pledged stays beside what is promised now.',
    minutes: 3,
    body: story(
      [
        'What you see',
        'Your pledge page keeps the dates of the day you pledged and shows the new ones next to them, with the difference in days. Nothing is overwritten.',
      ],
      [
        'What you can do',
        list(
          'Read the update. A creator who moves a date says why.',
          'Wait for the vote. Held money is not released because a date has passed, it is released because a milestone was shown.',
          'Vote no confidence, if you think the rest will not come.',
        ),
      ],
      [
        'What we do',
        'A reminder goes out one week before a milestone ends. If a milestone passes without anything to show, its share stays held.',
      ],
    ),
    helpfulYes: 291,
    helpfulNo: 35,
  },
  {
    id: 'refunds',
    kinds: ['popular', 'backers', 'wallet'],
    title: 'How a refund reaches me',
    lead: 'It goes back the way it came, to the cent, with one row for each part.',
    minutes: 2,
    body: story(
      [
        'What is refunded',
        'What has not been released: your pledge, shipping included, times the share that is still held. Money that was paid out to the creator is spent and does not come back.',
      ],
      [
        'Where it goes',
        list(
          'Paid by card: to that card',
          'Paid in PLG: to your wallet, at the amount of dollars you paid',
          'The card no longer exists: to your wallet, and we write to you',
        ),
      ],
      [
        'When',
        'Refunds start once a vote has carried. Your pledge shows each part as held, on its way, or refunded.',
      ],
    ),
    helpfulYes: 203,
    helpfulNo: 22,
  },
  {
    id: 'change-address',
    kinds: ['backers'],
    title: 'Changing my address after pledging',
    lead: 'Until it locks you can change it yourself. You get a warning 48 hours before.',
    minutes: 1,
    body: story(
      [
        'Until the lock',
        'Open the pledge and choose another address. Shipping is worked out again, and you see the difference before you save it. A reward may not ship to the new country; then we say so and keep the old address.',
      ],
      [
        'The warning',
        'When parcels are about to be packed the creator starts the lock. You get a message, and <b>48 hours</b>.',
      ],
      [
        'After the lock',
        'Only the creator can change where the parcel goes. Write to them from your pledge.',
      ],
    ),
    helpfulYes: 154,
    helpfulNo: 9,
  },
  {
    id: 'limit-1000',
    kinds: ['backers'],
    title: 'Why can I not pay more than $1,000 at once?',
    lead: 'One checkout goes up to $1,000.00, shipping included. Exactly $1,000.00 passes.',
    minutes: 1,
    body: story(
      [
        'What counts',
        'The final total: rewards and shipping, less a coupon. The cart shows when you come near, and what would go over.',
      ],
      ['Why', 'It keeps one mistake small, and it keeps a project from depending on one person.'],
      [
        'If you want more',
        'Check out, then make a second pledge to the same project. Both are yours and both count, but as a backer you count once in a vote.',
      ],
    ),
    helpfulYes: 61,
    helpfulNo: 14,
  },
  {
    id: 'how-much-to-hold',
    kinds: ['popular', 'creators'],
    title: 'How much should I hold back, and what does it cost?',
    lead: 'You choose the share that waits for milestones. The more you hold, the lower your listing fee: 5% at under 10 held, nothing from 50 on.',
    minutes: 4,
    body: story(
      [
        'The fee',
        list(
          'Under 10% held: 5% listing fee',
          '10% to under 20%: 4%',
          '20% to under 30%: 3%',
          '30% to under 40%: 2%',
          '40% to under 50%: 1%',
          '50% and more: no fee',
        ),
      ],
      [
        'What arrives when',
        'On day 15 after the end you receive 100% less what is held, less the fee. With 60% held of $60,000 that is $24,000. The rest comes milestone by milestone.',
        'Each milestone releases at least 5%. You can change milestones until one week before the campaign starts.',
      ],
      [
        'How to choose',
        'Write down what you must pay before you can show anything: tools, patterns, deposits. That must fit into day 15. The cash calendar in the builder does the sum and warns where a milestone costs more than has arrived by then.',
      ],
    ),
    helpfulYes: 236,
    helpfulNo: 17,
  },
  {
    id: 'before-publishing',
    kinds: ['creators'],
    title: 'What must be ready before I can publish?',
    lead: 'Eight things, listed beside your draft. Each missing one links to its field.',
    minutes: 2,
    body: story(
      [
        'The eight checks',
        steps(
          'A name of at least 3 characters',
          'A short text of at least 10',
          'A category',
          'A location',
          'A main picture, 3 × 4, at least 900 × 1200 pixels, png or jpg, up to 2 MB',
          'A description of at least 500 characters',
          'At least one reward',
          'A duration between 15 and 60 days',
        ),
      ],
      [
        'And you',
        'Verify your identity before you submit. It takes a few minutes and a document. A storefront is reviewed by a person, which takes 48 to 72 hours.',
      ],
    ),
    helpfulYes: 178,
    helpfulNo: 6,
  },
  {
    id: 'milestones-well',
    kinds: ['creators'],
    title: 'What makes a good milestone?',
    lead: 'Something a stranger can see in a picture, with a date and a number.',
    minutes: 3,
    body: story(
      [
        'Show, do not report',
        '“Tooling signed off, ten castings measured, report published” can be checked. “Production is going well” cannot.',
      ],
      [
        'How many',
        'Two to four. Each releases at least 5%, and each is a vote. Put the largest share where your backers would say: now I believe it.',
      ],
      [
        'Dates',
        'Add the time your supplier says, then add the time they were late last time. When a date moves, everything behind it moves too, and backers see both dates.',
      ],
      [
        'When it is done',
        'Mark it complete with an update that shows it. This cannot be undone, so look at the picture once more.',
      ],
    ),
    helpfulYes: 167,
    helpfulNo: 11,
  },
  {
    id: 'after-a-failed-campaign',
    kinds: ['creators'],
    title: 'What to do after a campaign that failed',
    lead: 'Nobody was charged and everyone is still there. Grove One ended at 58%. Grove came back without the part that failed.',
    minutes: 4,
    body: story(
      [
        'The day after',
        'Say it plainly: the percent, that nobody was charged, and that you will write once more. Leo Marchetti did it in three sentences and asked one question.',
      ],
      [
        'Ask one thing',
        'He asked what to leave out. 97 people answered, in nine languages, and all of them said the menu. A survey with twelve questions would have been answered by eight.',
      ],
      [
        'Change the cost, not the goal',
        'Without the menu the board had four layers in place of eight. The price fell from $290 to $179, and the goal from $40,000 to $32,000. A lower goal alone would only have moved the failure to the workshop.',
      ],
      [
        'Come back here',
        'The failed page stays. Link to it. Backers read it, and it is the best proof that you tell them things. <a href="/project/grove-one">Read Grove One</a>, then <a href="/project/grove-synth">what came of it</a>.',
      ],
    ),
    helpfulYes: 142,
    helpfulNo: 8,
  },
  {
    id: 'plg-and-cs',
    kinds: ['popular', 'wallet'],
    title: 'Why PLG and CS are different',
    lead: 'PLG is for paying. CS is not, and not everyone may hold it.',
    minutes: 3,
    body: story(
      [
        'PLG',
        'You can pay pledges with it. It is converted to US dollars at the rate the wallet shows, with the time of that rate. What you owe is always in dollars.',
      ],
      [
        'CS',
        'It is a token with risks of its own, and distributions on it are not promised. <b>US persons may not acquire CS.</b> Whether you may depends on where you live and what kind of investor you are, so the identity check comes first.',
      ],
      [
        'Read before you hold either',
        'A stable price is a design and not a guarantee. The <a href="/risk">token risk disclosure</a> says what can go wrong, from regulation to auctions that shrink supply.',
      ],
    ),
    helpfulYes: 97,
    helpfulNo: 31,
  },
  {
    id: 'referral-bonus',
    kinds: ['wallet', 'backers'],
    title: 'What is the referral bonus?',
    lead: '5% of a pledge that came through your link, once the campaign has been funded.',
    minutes: 1,
    body: story(
      [
        'How it counts',
        'A link with your code is remembered when somebody opens it. If they pledge, 5% of that pledge is noted for you. A pledge of $148.00 notes $7.40.',
      ],
      [
        'When it is yours',
        'When the pledge has been charged. A cancelled pledge, or a campaign that did not reach its goal, notes nothing.',
      ],
      [
        'Where it goes',
        'To your wallet, as a row of its own with the project’s name. The name of the person who pledged is not shown to you.',
      ],
    ),
    helpfulYes: 74,
    helpfulNo: 5,
  },
  {
    id: 'lost-second-factor',
    kinds: ['popular'],
    title: 'I lost the phone with my login codes',
    lead: 'Use the recovery key. It logs in once and turns two-factor off, so that you can set it up again.',
    minutes: 1,
    body: story(
      [
        'With the key',
        'Choose “use the recovery key” below the six fields and type the key from recovery.txt. You are logged in, two-factor is off, and we ask you to set it up on the new phone. You get a new key then; the old one is used up.',
      ],
      [
        'Without the key',
        'Write to support from the address of the account. Somebody checks that it is you. That takes days, on purpose.',
      ],
      ['Other devices', 'Settings shows every session with its place and time. End those you do not know.'],
    ),
    helpfulYes: 88,
    helpfulNo: 13,
  },
]
