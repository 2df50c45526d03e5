import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const money: QuestionTexts<IdOf<'money'>> = {
  'plg-and-cs': {
    title: 'Why PLG and CS are different',
    lead: 'PLG is a token to use on Kindling. CS is tied to what the platform earns, so more rules apply, and US persons may not acquire it.',
    body: [
      '# PLG',
      'You can hold it in your wallet and convert it to US dollars at a rate from our server. The rate is shown with the time it was taken, and you see both amounts before you confirm.',
      '# CS',
      'Whether you may acquire it depends on where you live and what kind of investor you are. US persons may not. The wallet says so, with the reason, and does not offer the button.',
      '# Both',
      [
        'Need a completed <a href="/learn/question/identity-check">identity check</a> to convert',
        'Have a maximum that one wallet can hold',
        'Keep a history: every movement is a line, and the lines add up to the balance',
      ],
      'Tokens can lose all of their value. Please read <a href="/risk">the risks</a> before you hold any.',
    ],
  },
  'plg-rate': {
    title: 'Where the PLG rate comes from',
    lead: 'From our server, with the time it was taken. If it cannot be loaded, you cannot convert: we do not guess.',
    body: [
      'The rate says how many US dollars one PLG is worth. It is fetched when you open the conversion tab, and again when you ask.',
      '# While you convert',
      'The rate you confirm is the rate you get. If it has moved before you confirmed, you are shown the new one and asked again.',
      '# When it is not there',
      'The tab says that the rate could not be loaded and offers to try again. The rest of the wallet still works.',
    ],
  },
  'declined-card': {
    title: 'My card was declined. What now?',
    lead: 'Your place is kept. You have 7 days to give another card, and we write to you on the way.',
    body: [
      '# While you pledge',
      'What you typed stays. Try again, or choose another card. The page says what the bank said: not enough funds, expired, or only “declined”. For the last, your bank knows more than we do.',
      '# When the campaign ends',
      'If the charge fails then, we write to you at once and every 48 hours, and ask for another card. After 7 days without one it is dropped, and the reward goes back to the shelf.',
      '# You are never charged twice',
      'Each pledge has one key. Pressing the button twice, or again after a broken connection, is the same payment.',
    ],
  },
  'pledge-limit': {
    title: 'Why pledges end at $1,000',
    lead: 'What you pledge to one campaign may come to $1,000.00 with shipping, and not a cent more. The cart says so before you get there.',
    body: [
      'The limit keeps mistakes small, and keeps Kindling what it is: many small pieces. Exactly $1,000.00 passes.',
      '# What counts',
      'Rewards and shipping, over all your pledges to one campaign. In a pre-order or a storefront each order counts by itself.',
      '# If you want more',
      'You can pledge to as many projects as you like.',
    ],
  },
  currencies: {
    title: 'Which currencies can I pay in?',
    lead: 'Every price is in US dollars, and you are charged in US dollars. Your bank converts to your own.',
    body: [
      'You are charged the amount on the button. Your bank may take a fee for converting it; that fee is not ours and comes back with no refund.',
      'Amounts are held in cents and never rounded in between: what you see is what is charged, held, released and refunded.',
    ],
  },
}
