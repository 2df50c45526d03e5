import type { IdOf } from '../ids.ts'
import type { QuestionTexts } from '../types.ts'

export const account: QuestionTexts<IdOf<'account'>> = {
  'two-factor': {
    title: 'Turning on two-factor authentication',
    lead: 'A code of six digits from an app on your phone, asked for after your password. It takes two minutes.',
    body: [
      '# What you need',
      'An account with e-mail and password, a confirmed e-mail, and an app that makes codes. Any will do; the one of your password manager is fine.',
      '# The steps',
      {
        steps: [
          'Open <b>Settings</b>, <b>Account</b> and press <b>Turn on</b>.',
          'Scan the picture with the app. You can also type the text under it.',
          'Type your password and the six digits.',
          'Download <i>recovery.txt</i> and put it where your phone is not. Then press <b>Done</b>.',
        ],
      },
      '# When a code is rejected',
      'Codes change every 30 seconds and work once. If yours are always rejected, the clock of your phone is wrong: set it to automatic.',
    ],
  },
  'recovery-key': {
    title: 'I lost my phone: using the recovery key',
    lead: 'At the code, press “Use a recovery key”. It works once, logs you in, and turns two-factor off.',
    body: [
      'Press <b>Use a recovery key</b> under the code. The key is in the file <i>recovery.txt</i> that you downloaded when you turned two-factor on. You may also have copied or printed it.',
      '# Afterwards',
      'Two-factor is off, and we ask you to set it up again with the new phone. You then get a new key; the old one no longer opens anything.',
      '# Without phone and key',
      'Write to us from the address of the account. We ask for proof and it takes days, on purpose: if you could persuade us quickly, so could a thief.',
    ],
  },
  'confirmation-letter': {
    title: 'The confirmation e-mail did not come',
    lead: 'Look in spam, then ask for another. A link works for seven days, and only the newest counts.',
    body: [
      '# Ask again',
      'Open <b>Settings</b>, <b>Account</b> and press <b>Send the link again</b>. It stands over every page as well until the address is confirmed. The button waits 10 seconds after each.',
      '# If the address was wrong',
      'Change the e-mail in the settings. The old address gets an e-mail by which it can be taken back for 7 days, so that nobody else can move your account.',
      '# What works without it',
      'You may look and pledge. Two-factor, a passkey, the identity check and starting a project need a confirmed address.',
    ],
  },
  'google-facebook': {
    title: 'Logging in with Google or Facebook',
    lead: 'It works without a password here. You can add one at any time and then use either.',
    body: [
      'We learn your name and e-mail from them and nothing else, and we never post anything. If they do not tell us your e-mail, we ask you for it.',
      '# Adding a password',
      'Open <b>Settings</b>, <b>Account</b> and press <b>Set a password</b>. After that you can also turn on two-factor authentication, which needs a password.',
      '# When it says the e-mail is in use',
      'You already have an account with that address. Log in to it with its password.',
    ],
  },
  'where-logged-in': {
    title: 'Seeing where I am logged in',
    lead: 'The settings list every device. You can end any of them, or all but this one.',
    body: [
      'Each line shows the browser, the device and when it was last used. A session ends by itself after 90 days, or after 30 days in which nobody used it.',
      '# If you do not know one',
      {
        steps: [
          'End it.',
          'Change your password. That ends every other session too.',
          'Turn on <a href="/learn/question/two-factor">two-factor authentication</a>.',
        ],
      },
    ],
  },
  'delete-account': {
    title: 'Deleting my account',
    lead: 'In the settings, with your password and the word DELETE. What the law makes us keep stays, and nothing else.',
    body: [
      '# Before you do',
      [
        'Pledges that are not charged yet are cancelled.',
        'Pledges that are charged stay in the books of their projects, without your name in public.',
        'A wallet must be empty, and no campaign of yours may hold money of backers.',
      ],
      '# How',
      'Open <b>Settings</b>, <b>Account</b>, press <b>Delete account</b>, type your password and <i>DELETE</i> in capitals. If you have no password here, log in once more with Google or Facebook instead. You can also ask us in writing.',
      '# What is left',
      'Records of payments and identity checks, for as long as the law asks. See <a href="/privacy#retention">how long we keep data</a>.',
    ],
  },
}
