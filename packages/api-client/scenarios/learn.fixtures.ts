import { type QuestionKind, questionKinds } from '@kindling/validation/rules/question-kinds'
import type { Question, QuestionCount, QuestionSummary } from '../model/learn.ts'

const vote: QuestionSummary = {
  id: 'milestone-vote',
  title: 'What a milestone vote does, and what silence means',
  lead: 'Before held money is released, everyone who backed the project is asked whether the creator did what was promised. If half of all backers say no, what is still held goes back.',
  minutes: 2,
}
const charged: QuestionSummary = {
  id: 'when-charged',
  title: 'When is my card charged?',
  lead: 'For a campaign: on the day it ends, and only if it reached its goal. For a pre-order or a storefront: when you confirm.',
  minutes: 1,
}
const hold: QuestionSummary = {
  id: 'how-much-to-hold',
  title: 'How much to hold back, and what it costs',
  lead: 'Holding more lowers your listing fee, from 5% to nothing, and tells backers you mean it.',
  minutes: 1,
}
const tokens: QuestionSummary = {
  id: 'plg-and-cs',
  title: 'Why PLG and CS are different',
  lead: 'PLG is a token to use on Kindling. CS is tied to what the platform earns, so more rules apply.',
  minutes: 1,
}
const twoFactor: QuestionSummary = {
  id: 'two-factor',
  title: 'Turning on two-factor authentication',
  lead: 'A code of six digits from an app on your phone, asked for after your password.',
  minutes: 1,
}

/** The answer of the design. */
export const voteQuestion: Question = {
  ...vote,
  kind: 'backers',
  related: [charged, hold],
  body: [
    '<b>Who counts</b>',
    'Every backer counts once, whatever they pledged. The mark is <b>50% of all backers</b>, not of those who voted. Not voting counts as confidence, so a quiet room releases the money.',
    '<b>What you get back</b>',
    'Your share of what has not been released. Take a pledge of $164.00, 60% of it held, with the first milestone already paid:',
    '<ul><li>Paid out on day 15: $65.60, and with milestone 1: $32.80</li><li>Comes back, for milestones 2 and 3: $41.00 and $24.60, together <b>$65.60</b></li></ul>',
    '<b>When it happens</b>',
    '<ol><li><b>14 days before the milestone ends</b> the vote opens. We write to you, and your pledge shows it.</li><li><b>Until it ends</b> you can vote, and change your vote as often as you like.</li><li><b>The day after</b>, either the part goes to the creator, or refunds start. They take up to 5 days.</li></ol>',
    'See also <a href="/learn/question/when-charged">when your card is charged</a>.',
  ].join('<br><br>'),
}

const short = (summary: QuestionSummary, kind: QuestionKind): Question => ({
  ...summary,
  kind,
  body: `${summary.lead}<br><br><b>In short</b><br><br><ul><li>One thing</li><li>Another thing</li></ul>`,
  related: [vote],
})

export const questions: readonly Question[] = [
  voteQuestion,
  short(charged, 'backers'),
  short(hold, 'creators'),
  short(tokens, 'money'),
  short(twoFactor, 'account'),
]

export const questionsOf = (kind: string): readonly Question[] =>
  kind === 'all' || kind === 'popular' ? questions : questions.filter((each) => each.kind === kind)

export const questionCounts: QuestionCount[] = questionKinds.map((kind) => ({
  kind,
  total_count: questionsOf(kind).length,
}))
