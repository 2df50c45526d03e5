import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const backers: QuestionTexts<IdOf<'backers'>> = {
  'milestone-vote': {
    title: 'What a milestone vote does, and what silence means',
    lead: 'Before held money is released, everyone with money held is asked whether the creator did what was promised. If half of them say no, what is still held goes back.',
    body: [
      '# Who counts',
      'Voters are fixed when the vote opens: everybody outside the team with money held. Each has one voice, however much they gave and in however many pledges. Accounts that paid with the same card have one voice together, and the first answer counts. The mark is 50% of all of them, not of those who voted. Not voting counts as confidence.',
      'Take a vote with 200 voters. 68 vote confidence, 42 vote no confidence, and 90 say nothing. That is 21% no confidence: the milestone is released. It takes 100 votes of no confidence to stop it.',
      '# What you get back',
      'Your share of what has not been released. Take a pledge of $164.00, 60% of it held, with the first milestone already paid:',
      [
        'Paid out on day 15: $65.60, and with milestone 1: $32.80',
        'Comes back, for milestones 2 and 3: $41.00 and $24.60, together $65.60',
      ],
      'What was paid out has been spent on tools, parts and work, and does not come back by a vote. That is why the page of a project says how much is held before you pledge.',
      '# When it happens',
      {
        steps: [
          'Fourteen days before the milestone’s date the vote opens, and we tell you.',
          'Until it closes you can vote, and change your vote three times. Your last answer counts.',
          'When it closes, either the part goes to the creator, if the milestone is done, or refunds start.',
        ],
      },
      'A milestone that is not done when its vote closes is late: its money stays held. Once it is marked complete one more vote of 14 days opens. Late by 90 days and not complete, everything held goes back.',
    ],
  },
  'when-charged': {
    title: 'When is my card charged?',
    lead: 'For a campaign: on the day it ends, and only if it reached its goal. For a pre-order or a storefront: when you confirm.',
    body: [
      '# A campaign',
      'Confirming a pledge keeps your place and checks your card, and moves no money. The button says the day: “charged on <i>date</i> if funded”. If the goal is not reached, nobody is charged.',
      '# A pre-order or a storefront',
      'There is no goal to wait for, so the card is charged when you confirm. The money is held whole for at least 15 days, and not released before the order is ready.',
      '# When your bank asks',
      'Some banks want you to approve a payment in their app. You are led there and back. Until you have answered, your reward is kept for you and nothing has been paid.',
      '# What the statement says',
      'One line for each pledge, with the name of the project. Shipping is in it. If you never see that line, you were not charged.',
    ],
  },
  'project-late': {
    title: 'What if a project is late?',
    lead: 'Late is common, and it is not lost. Held money stays held until the milestone is done, and you vote before it moves.',
    body: [
      '# First, look at the updates',
      'A creator who is late owes you a reason and a new date. Updates come as notifications, and a date that moves is told to you by e-mail.',
      '# Then, look at what is held',
      'The project’s page and your receipt show what is held for each milestone. A delay never releases money by itself.',
      '# What you can do',
      [
        'Vote no confidence while a vote is open. See <a href="/learn/question/milestone-vote">what a vote does</a>.',
        'Ask the team: <b>Messages with the team</b> is on the page of your pledge. An e-mail tells you that they answered. A message that threatens or advertises can be reported beside it.',
        'Write to us if you think it deceives people. We look at every report.',
      ],
      'Kindling does not promise that a project succeeds. It makes sure that not everything is spent before you are asked.',
    ],
  },
  'how-refunds-work': {
    title: 'How a refund reaches me',
    lead: 'Back to the card you paid with, for the part that was not released yet. After a vote you need not ask for it.',
    body: [
      '# When there is one',
      [
        'A campaign misses its goal: there is nothing to refund, because nobody was charged.',
        'You cancel before the charge: again nothing was charged.',
        'Half of all voters have no confidence: everything still held goes back to everyone.',
        'A milestone is late by 90 days and not complete, or we end the project: what is still held goes back.',
        'The creator refunds you, in part or whole, with a reason.',
      ],
      '# How much',
      'Exactly what your pledge still holds, to the cent. The parts always add up to what you paid.',
      '# If the card is gone',
      'Banks pass a refund on to the card that took the place of yours. One that fails for good goes to your wallet in US dollars, from which it can be withdrawn.',
    ],
  },
  'backer-protection': {
    title: 'How backer protection works',
    lead: 'A part of every pledge is held, and released one finished milestone at a time. The tag on a project says how much.',
    body: [
      '# The three parts of a pledge',
      [
        'Day 15. Fifteen days after the campaign ends the creator receives what is not held, less the listing fee.',
        'Milestones. Each has a share of the pledge, of at least 5%, and a date.',
        'The fee. From 5% down to 0%: the more a creator holds for you, the less they pay us.',
      ],
      '# What “40% held for backers” means',
      'Of a pledge of $100.00, $40.00 waits for milestones. If backers lose confidence before the first, $40.00 comes back; after half of it was released, $20.00.',
      '# What it does not cover',
      'What was released has been spent. A reward that arrives and is not to your taste is between you and the creator. And a project that holds nothing has no tag: then all of it is paid out on day 15.',
    ],
  },
  'change-address': {
    title: 'Changing my address after pledging',
    lead: 'Until addresses lock. We warn you first, and you then have 48 hours.',
    body: [
      '# Where',
      'Addresses are kept under <b>Settings</b>, <b>Shipping</b>. A pledge keeps the address it was confirmed with. To send it elsewhere, open it under <b>My pledges</b> and press <b>Change address</b>, until its address locks.',
      '# When it locks',
      'When a creator is ready to ship, the team locks addresses. We write to you 48 hours ahead. After that, write to the team under <b>Messages with the team</b>, on the page of your pledge: they hold the parcel, we do not.',
      '# Moving to another country',
      'Shipping may cost something else there, or the reward may not be sent there at all. Until the charge, the higher total is confirmed again. After it, an address can only change to where shipping costs no more.',
    ],
  },
  'shipping-costs': {
    title: 'What shipping costs, and when I know it',
    lead: 'Before you pledge. Choose your country once above the rewards, and each shows its shipping.',
    body: [
      'Creators set shipping for each reward and country. A price for “everywhere else” covers the countries they do not name; where there is none, the reward is not sent there and says so.',
      '# In the cart',
      'Shipping is added line by line and stands beside the total. It counts towards the limit of $1,000.00 for one checkout.',
      '# Duties and taxes',
      'A parcel that crosses a border may be taxed on arrival. That is not in the price unless the creator says so. Ask before you pledge if you are unsure.',
    ],
  },
  'cancel-pledge': {
    title: 'Can I cancel a pledge?',
    lead: 'Until the end of the campaign, for free and without a reason, with one exception in its last 24 hours. After that the money is working.',
    body: [
      '# Before the charge',
      'Open your pledge under <b>My pledges</b> and press <b>Cancel pledge</b>. Your reward goes back to the shelf for somebody else. In the last 24 hours a pledge cannot be cancelled where that would take a funded campaign below its goal. A charge that failed may be cancelled until it is dropped.',
      '# After the charge',
      'This pledge is charged: ask the creator for a change or a refund, under <b>Messages with the team</b> on the page of your pledge. What is held can still come back, by a vote or if the project ends. A pre-order or an order in a storefront can be cancelled, with a full refund, until it is ready to ship.',
      '# To change a reward',
      'In the cart you can change quantities and rewards as you like. Nothing is charged twice. Small things that a creator offers beside rewards are there under <b>Add to your pledge</b>; they leave with the last reward. While a pledge can change, its page offers them too.',
    ],
  },
  'project-on-hold': {
    title: 'Why is a project on hold?',
    lead: 'We stopped it while we look at something: a report, an identity check, or a promise that does not hold.',
    body: [
      'While a project is on hold nobody can pledge, nothing is charged, and nothing is released. Pledges that were made stand as they are.',
      '# How it ends',
      [
        'It goes on: its end, its milestones and its votes move by the time it was on hold.',
        'It is ended. Nobody is charged; what was charged and is still held goes back.',
      ],
      'We write to every backer in either case. If you know something we should know, write to us.',
    ],
  },
}
