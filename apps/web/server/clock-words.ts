import type { ClockReading, Due, DueKind, NextEventKind } from '@kindling/api'

const dateOf = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', ...options })
const formats = {
  day: dateOf({ day: 'numeric', month: 'short' }),
  year: dateOf({ day: 'numeric', month: 'long', year: 'numeric' }),
  weekday: dateOf({ weekday: 'long' }),
  time: dateOf({ hour: '2-digit', minute: '2-digit' }),
}

/** `26 Sept` */
export const shortDay = (date: Date): string => formats.day.format(date)
/** `26 September 2027, 15:40` */
export const longTime = (date: Date): string => `${formats.year.format(date)}, ${formats.time.format(date)}`
/** `26 Sept, 15:40` */
export const shortTime = (date: Date): string => `${shortDay(date)}, ${formats.time.format(date)}`
export const weekday = (date: Date): string => formats.weekday.format(date)

const amount = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2 })
/** `-1,500.00` with a true minus sign. */
export const dollars = (cents: number): string => amount.format(cents / 100).replace('-', '−')

const count = (n: number, one: string, many = `${one}s`) =>
  `${n.toLocaleString('en-US')} ${n === 1 ? one : many}`
const against = ({ against: no, voters }: Due) => `${no} of ${count(voters ?? 0, 'voter')} said no confidence`

/** What happened, as a title and a line below it. */
const dueWords: Readonly<Record<DueKind, (due: Due) => readonly [title: string, detail: string]>> = {
  OPENING: () => ['Opening balance', ''],
  BONUS: () => ['Bonus paid', ''],
  CONVERSION: () => ['Tokens became dollars', ''],
  PLEDGED: ({ count: n }) => ['Pledged', count(n, 'promise')],
  UNPLEDGED: ({ count: n }) => ['Let go', `${count(n, 'promise')} ended, nobody was charged for it`],
  COLLECTED: ({ count: n }) => ['Charged', `${count(n, 'pledge')}, now held by part`],
  UNCOLLECTED: ({ count: n }) => ['Charge taken off the books', count(n, 'pledge')],
  RELEASED: () => ['Released', 'From held to the creator'],
  FEE: () => ['Listing fee taken', 'From the creator to Kindling'],
  REFUND: ({ count: n }) => ['Refund ordered', count(n, 'pledge')],
  REFUND_PAID: ({ count: n }) => ['Refunded to the card', count(n, 'refund')],
  REFUND_TO_WALLET: ({ count: n }) => ['Refunded to the wallet', `${count(n, 'card')} could not take it`],
  WITHDRAWAL: ({ count: n }) => ['On its way to the bank', count(n, 'payout')],
  WITHDRAWAL_PAID: ({ count: n }) => ['Paid out', count(n, 'payout')],
  WITHDRAWAL_RETURNED: ({ count: n }) => ['Came back from the bank', count(n, 'payout')],
  DISPUTE_LOST: ({ count: n }) => ['Taken back by the backer’s bank', count(n, 'dispute')],
  REFUND_BY_BANK: ({ count: n }) => [
    'Refund not needed',
    `${count(n, 'dispute')} gave the money back before`,
  ],
  PROCESSOR_COST: ({ count: n }) => ['Processor’s costs', `${count(n, 'charge')}, paid by Kindling`],
  FEES_MOVED: () => ['Listing fees moved', 'To Kindling’s account, once a month'],
  REFERRAL: ({ count: n }) => ['Bonus for links', `${count(n, 'pledge')} that came by somebody’s own link`],
  REFERRAL_RETURNED: ({ count: n }) => ['Bonus for links taken back', `${count(n, 'pledge')} refunded`],
  TOP_UP: () => ['Put in by Kindling', 'From its bank to the processor'],
  SUCCESSFUL: () => ['Campaign ended and reached its goal', 'Pledged in all'],
  NOT_REACHED: () => ['Campaign ended and missed its goal', 'Pledged in all'],
  DECLINED: ({ count: n }) => ['Charge declined', `${count(n, 'charge')}, tried again after 48 hours`],
  VOTE_OPENED: ({ milestone, voters }) => [`Vote about ${milestone} opened`, count(voters ?? 0, 'voter')],
  VOTE_CARRIED: (due) => [`Vote about ${due.milestone} carried`, `${against(due)}: held money goes back`],
  VOTE_NOT_CARRIED: (due) => [`Vote about ${due.milestone} closed`, `${against(due)}: it did not carry`],
  VOTE_ENDED: ({ milestone }) => [`Vote about ${milestone} ended`, 'Its project gives back what it holds'],
}

export const describeDue = (due: Due): readonly [title: string, detail: string] => dueWords[due.kind](due)

/** What comes next, after the project's name. */
export const nextWords: Readonly<Record<NextEventKind, string>> = {
  end: 'the campaign ends',
  charge: 'a pledge is charged again, let go or dropped',
  initial: 'the initial payout is due',
  'vote-opens': 'a vote opens',
  'vote-closes': 'a vote closes',
  late: 'a milestone is 90 days late, and what is held goes back',
  update: 'an update is published',
}

export const accountWords: Readonly<Record<ClockReading['sums'][number]['name'], string>> = {
  backers: 'Promised by backers',
  pledged: 'Promised to projects',
  processor: 'At the payment processor',
  held: 'Held',
  creator: 'Released to creators',
  payout: 'On its way to banks',
  fees: 'Listing fees',
  refund: 'On its way back',
  wallet: 'In wallets',
  conversion: 'Paid for tokens',
  issuance: 'Issued',
  platform: 'Kindling',
}
