import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const backers: QuestionTexts<IdOf<'backers'>> = {
  'milestone-vote': {
    title: 'What a milestone vote does, and what silence means',
    lead: 'Before held money is released, everyone who backed the project is asked whether the creator did what was promised. If half of all backers say no, what is still held goes back.',
    body: [
      '# Who counts',
      'Every backer counts once, whatever they pledged. The mark is <b>50% of all backers</b>, not of those who voted. Not voting counts as confidence, so a quiet room releases the money.',
      'Take a project with 200 backers. 68 vote confidence, 42 vote no confidence, and 90 say nothing. That is 21% no confidence: the milestone is released. It takes 100 votes of no confidence to stop it.',
      '# What you get back',
      'Your share of what has not been released. Take a pledge of $164.00, 60% of it held, with the first milestone already paid:',
      [
        'Paid out on day 15: $65.60, and with milestone 1: $32.80',
        'Comes back, for milestones 2 and 3: $41.00 and $24.60, together <b>$65.60</b>',
      ],
      'What was paid out has been spent on tools, parts and work, and does not come back by a vote. That is why the page of a project says how much is held before you pledge.',
      '# When it happens',
      {
        steps: [
          '<b>14 days before the milestone ends</b> the vote opens. We write to you, and your pledge shows it.',
          '<b>Until it ends</b> you can vote, and change your vote as often as you like.',
          '<b>The day after</b>, either the part goes to the creator, or refunds start. They take up to 5 days.',
        ],
      },
      'Before you confirm a vote, the page says what you would get back if half agree, and how far the vote is.',
    ],
  },
  'when-charged': {
    title: 'When is my card charged?',
    lead: 'For a campaign: on the day it ends, and only if it reached its goal. For a pre-order or a storefront: when you confirm.',
    body: [
      '# A campaign',
      'Confirming a pledge keeps your place and checks your card, and moves no money. The button says the day: “charged on <i>date</i> if funded”. If the goal is not reached, nobody is charged.',
      '# A pre-order or a storefront',
      'There is no goal to wait for, so the card is charged when you confirm. Part of a pre-order is held until its milestones, as with a campaign.',
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
      'A creator who is late owes you a reason and a new date. Both stand under <b>Updates</b>, and a change of a date you were promised is told to you by letter.',
      '# Then, look at what is held',
      'Your pledge shows what has been paid out, what is held for each milestone, and what would come back today. A delay never releases money by itself.',
      '# What you can do',
      [
        'Ask under <b>Discussion</b>. Only backers write there, and creators answer in public.',
        'Vote no confidence while a vote is open. See <a href="/learn/question/milestone-vote">what a vote does</a>.',
        'Report the project if you think it deceives people. We look at every report.',
      ],
      'Kindling does not promise that a project succeeds. It makes sure that not everything is spent before you are asked.',
    ],
  },
  'how-refunds-work': {
    title: 'How a refund reaches me',
    lead: 'Back to the card you paid with, within 5 days, for the part that was not released yet. You need not ask for it.',
    body: [
      '# When there is one',
      [
        'A campaign misses its goal: there is nothing to refund, because nobody was charged.',
        'You cancel before the charge: again nothing was charged.',
        'Half of all backers vote no confidence: everything still held goes back to everyone.',
        'The project is cancelled, or we end it: what is still held goes back.',
      ],
      '# How much',
      'Your pledge times the share that is still held, to the cent. Your pledge shows it as one bar: paid out, held for each milestone, refunded. The parts always add up to what you paid.',
      '# If the card is gone',
      'Banks pass a refund on to the card that took the place of yours. If the account is closed, the money comes back to us and we write to you for another way.',
    ],
  },
  'backer-protection': {
    title: 'How backer protection works',
    lead: 'A part of every pledge is held, and released one finished milestone at a time. The tag on a project says how much.',
    body: [
      '# The three parts of a pledge',
      [
        '<b>Day 15.</b> Fifteen days after the campaign ends the creator receives what is not held, less the listing fee.',
        '<b>Milestones.</b> Each has a share of the pledge, of at least 5%, and a date.',
        '<b>The fee.</b> From 5% down to 0%: the more a creator holds for you, the less they pay us.',
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
      'Open <b>Settings, Shipping</b> to change the address, or choose another one on the pledge itself. Each pledge says which address it will use.',
      '# When it locks',
      'When a creator is ready to ship they ask for addresses to be locked. We write to you, and 48 hours later labels are printed from what we have. After that, write to the creator: they hold the parcel, we do not.',
      '# Moving to another country',
      'Shipping may cost something else there, or the reward may not be sent there at all. The page says so before you save, and only the difference is charged.',
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
      'A parcel that crosses a border may be taxed on arrival. That is not in the price unless the creator says so. Ask in the discussion if you are unsure.',
    ],
  },
  'cancel-pledge': {
    title: 'Can I cancel a pledge?',
    lead: 'Until you are charged, at any time and without a reason. After that the money is working.',
    body: [
      '# Before the charge',
      'Open the project, then <b>My pledge</b>, then <b>Cancel</b>. Your reward goes back to the shelf for somebody else. If you change your mind, there may be none left.',
      '# After the charge',
      'There is no cancelling by one backer alone: the creator has begun to spend. What is held can still come back, by a vote or if the project ends. Some creators refund one person who asks; the pledge then shows it as refunded.',
      '# To change a reward',
      'Before the charge you can change the quantity or choose another reward. Nothing is charged twice.',
    ],
  },
  'project-on-hold': {
    title: 'Why is a project on hold?',
    lead: 'We stopped it while we look at something: a report, an identity check, or a promise that does not hold.',
    body: [
      'While a project is on hold nobody can pledge, nothing is charged, and nothing is released. Pledges that were made stand as they are.',
      '# How it ends',
      [
        'It goes on, and its end moves by the days it was on hold.',
        'It is ended. Nobody is charged; what was charged and is still held goes back.',
      ],
      'We write to every backer in either case. If you know something we should know, report the project from its page.',
    ],
  },
}
