import { beforeAll, describe, expect, it } from 'vitest'
import { type mailQueue, users } from '../database/schema.ts'
import type { MailMessage } from '../providers/mail.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import {
  commentWritten,
  type NotificationEvent,
  pledgeCancelled,
  pledgeMade,
  updatePublished,
  voteOpened,
} from './events.ts'
import { writeEventMail } from './mails.ts'
import { messageReceived } from './message-events.ts'
import {
  accountBlocked,
  accountUnblocked,
  changesAsked,
  commentRemoved,
  commentShown,
  messageRemoved,
} from './moderation-events.ts'
import {
  campaignEnded,
  chargeFailed,
  fundsReleased,
  milestoneExpired,
  milestoneMoved,
  pledgeCharged,
  pledgeDropped,
  refundPaid,
  voteClosed,
  withdrawalSettled,
} from './money-events.ts'
import { campaignEnds, creatorLaunched, milestoneNear, voteCloses } from './reminder-events.ts'

const made = platformForTests()
const kettle = { id: 7, name: 'Fernhill' }
const pledge = { id: 'plg_1', total: 5_200 }
const day = new Date('2026-12-04T12:00:00Z')
const at = (moment: Date) => moment.getTime() / 1000
const decided = { project: kettle, reason: 'It advertises another shop.', entryId: 'mod_1' }
const message = { id: 'msg_1', pledgeId: 'plg_1' }
const events: NotificationEvent[] = [
  campaignEnded({ ...kettle, result: 'successful', totalPledged: 6_124_000 }),
  campaignEnded({ ...kettle, result: 'not_reached', totalPledged: 1_200_050 }),
  pledgeCharged(kettle, pledge),
  chargeFailed(kettle, pledge, { dropAt: day, attempt: 1 }),
  pledgeDropped(kettle, pledge),
  voteOpened(kettle, { id: 'm1', title: 'First 500', date: day }),
  voteClosed(kettle, { id: 'v1', milestone: 'First 500', result: 'carried', noConfidence: 260, voters: 506 }),
  milestoneExpired(kettle, { id: 'm1', title: 'First 500' }),
  refundPaid(kettle, { id: 'r1', amount: 5_600, toWallet: false, reason: '' }),
  fundsReleased(kettle, 1_531_000),
  updatePublished(kettle, { id: 'u1', name: 'It boils', description: '<b>At last.</b>' }),
  updatePublished(kettle, { id: 'u2', name: 'For you', description: '' }),
  commentWritten(kettle, { id: 'c1', author: 'Greta', text: 'Yes.', answers: true }),
  commentWritten(kettle, { id: 'c2', author: '', text: '<script>alert(1)</script> & so on', answers: false }),
  pledgeMade(kettle, { id: 'plg_2', totalCents: 9_500, chargeAt: day }),
  pledgeMade(kettle, { id: 'plg_3', totalCents: 9_500, chargeAt: null }),
  pledgeCancelled(kettle, { id: 'plg_2', totalCents: 9_500 }),
  refundPaid(kettle, { id: 'r2', amount: 600, toWallet: true, reason: 'One cup arrived broken.' }),
  withdrawalSettled(kettle, { id: 'w1', amount: 150_000, isReturned: false }),
  withdrawalSettled(kettle, { id: 'w2', amount: 150_000, isReturned: true }),
  commentRemoved({ ...decided, text: 'Half price, write to me.' }),
  commentShown({ ...decided, text: 'Does it whistle?' }),
  changesAsked(decided),
  accountBlocked(decided),
  accountUnblocked(decided),
  campaignEnds(kettle, day),
  creatorLaunched({ ...kettle, blurb: 'A stove for it.' }, 'Greta Osei'),
  milestoneNear(kettle, { id: 'm1', title: 'First 500', date: day }),
  voteCloses(kettle, { id: 'v1', milestone: 'First 500', closesAt: day }),
  milestoneMoved(kettle, {
    change: 'm1:1',
    milestone: 'First 500',
    was: at(day),
    date: at(day) + 18 * 86_400,
  }),
  milestoneMoved(kettle, { change: 'm1:2', milestone: 'First 500', was: at(day), date: at(day) - 86_400 }),
  messageReceived(kettle, {
    ...message,
    from: 'team',
    author: 'Ines Hollin',
    text: 'It does.\nA pin < 2 mm.',
  }),
  messageReceived(kettle, { ...message, from: 'backer', author: '', text: 'Does it come off?' }),
  messageRemoved({ ...decided, message: { ...message, from: 'backer', text: 'Half price, write to me.' } }),
  messageRemoved({ ...decided, message: { ...message, from: 'team', text: 'Half price, write to me.' } }),
]
const reader = {
  id: 'usr_reader',
  email: 'mara@example.com',
  emailKey: 'mara@example.com',
  emailConfirmed: true,
  emailSubscriptions: ['PROJECT_UPDATES', 'PROJECT_COMMENTS', 'MILESTONE_REMINDERS'],
  joinedAt: day,
}
beforeAll(async () => {
  await made.platform.platform.db.insert(users).values(reader)
})

const write = async ({ key, projectId, name, params }: NotificationEvent, language: 'en' | 'fr') => {
  const order = {
    id: 'let_1',
    userId: reader.id,
    email: reader.email,
    language,
    event: { name, params },
    eventKey: key,
    projectId,
    attempts: 1,
    createdAt: new Date('2026-11-20T12:00:00Z'),
    nextTryAt: day,
  } as Omit<typeof mailQueue.$inferSelect, 'kind'>
  const message = await writeEventMail(made.platform.platform, order)
  if (!message) throw new Error(`No e-mail of ${name}`)
  return message
}
/** Spaces of every width as plain ones, and codes as three dots: neither is this test's to know. */
const plain = (text: string) =>
  text
    .replaceAll(/[^\S\n]/g, ' ')
    .replaceAll(/code=[\w.-]+/g, 'code=…')
    .replaceAll('http://127.0.0.1:4600', '')
const subjectAndButton = ({ subject, text }: MailMessage) =>
  `${plain(subject)} | ${/^(.+:\n\/\S+)$/m.exec(plain(text))?.[1]?.replace('\n', ' ')}`
const textsIn = async (language: 'en' | 'fr', wanted: number) =>
  plain((await write(events[wanted] as NotificationEvent, language)).text)

describe('the e-mail of an event', () => {
  it('says in its subject what happened, and has one button, in English', async () => {
    const said = await Promise.all(events.map((event) => write(event, 'en')))
    expect(said.map(subjectAndButton)).toMatchInlineSnapshot(`
      [
        "Fernhill succeeded | See the project: /project/7",
        "Fernhill did not reach its goal | See the project: /project/7",
        "$52 charged for Fernhill | See your pledge: /pledges/plg_1",
        "Your card was declined for Fernhill | Pay $52: /pledges/plg_1",
        "Your pledge to Fernhill is cancelled | See your pledge: /pledges/plg_1",
        "Vote open: First 500 | Read and vote: /project/7/vote",
        "Vote carried: Fernhill refunds its backers | See the result: /project/7/vote",
        "Fernhill refunds its backers | See the project: /project/7",
        "$56 refunded | See your pledge: /pledges",
        "$15,310 released to you | See the project: /project/7",
        "Update: It boils | Read the update: /project/7/updates",
        "Update: For you | Read the update: /project/7/updates",
        "Greta answered you | Read the discussion: /project/7/discussion",
        "A backer wrote a comment | Read the discussion: /project/7/discussion",
        "Your pledge of $95 to Fernhill stands | See your pledge: /pledges/plg_2",
        "Your pledge of $95 to Fernhill stands | See your pledge: /pledges/plg_3",
        "You cancelled your pledge to Fernhill | See your pledge: /pledges/plg_2",
        "$6 refunded | See your pledge: /pledges",
        "$1,500 sent to your bank | See the project: /project/7",
        "$1,500 came back from your bank | See the project: /project/7",
        "A moderator removed your comment | Read the discussion: /project/7/discussion",
        "Your comment is shown again | Read the discussion: /project/7/discussion",
        "A moderator asks for changes to Fernhill | See the project: /project/7",
        "Your account is blocked | See the project: /project/7",
        "Your account is open again | See the project: /project/7",
        "Fernhill ends in 48 hours | See the project: /project/7",
        "Greta Osei launched Fernhill | See the project: /project/7",
        "Milestone in one week: First 500 | See the project: /project/7",
        "Vote closes in 48 hours: First 500 | Read and vote: /project/7/vote",
        "Milestone moved later: First 500 | See the project: /project/7",
        "Milestone moved earlier: First 500 | See the project: /project/7",
        "Ines Hollin wrote to you | Read and answer: /pledges/plg_1#pledge-messages",
        "A backer wrote to you | Read and answer: /manager/7/backers/plg_1#pledge-messages",
        "A moderator removed your message | See the messages: /pledges/plg_1#pledge-messages",
        "A moderator removed your message | See the messages: /manager/7/backers/plg_1#pledge-messages",
      ]
    `)
  })

  it('and in French', async () => {
    const said = await Promise.all(events.map((event) => write(event, 'fr')))
    expect(said.map(subjectAndButton)).toMatchInlineSnapshot(`
      [
        "Fernhill a réussi | Voir le projet : /project/7",
        "Fernhill n’a pas atteint son objectif | Voir le projet : /project/7",
        "52 $ débités pour Fernhill | Voir votre contribution : /pledges/plg_1",
        "Votre carte a été refusée pour Fernhill | Payer 52 $ : /pledges/plg_1",
        "Votre contribution à Fernhill est annulée | Voir votre contribution : /pledges/plg_1",
        "Vote ouvert : First 500 | Lire et voter : /project/7/vote",
        "Vote adopté : Fernhill rembourse ses contributeurs | Voir le résultat : /project/7/vote",
        "Fernhill rembourse ses contributeurs | Voir le projet : /project/7",
        "56 $ remboursés | Voir votre contribution : /pledges",
        "15 310 $ vous sont versés | Voir le projet : /project/7",
        "Actualité : It boils | Lire l’actualité : /project/7/updates",
        "Actualité : For you | Lire l’actualité : /project/7/updates",
        "Greta vous a répondu | Lire la discussion : /project/7/discussion",
        "Un contributeur a écrit un commentaire | Lire la discussion : /project/7/discussion",
        "Votre contribution de 95 $ à Fernhill est enregistrée | Voir votre contribution : /pledges/plg_2",
        "Votre contribution de 95 $ à Fernhill est enregistrée | Voir votre contribution : /pledges/plg_3",
        "Vous avez annulé votre contribution à Fernhill | Voir votre contribution : /pledges/plg_2",
        "6 $ remboursés | Voir votre contribution : /pledges",
        "1 500 $ envoyés à votre banque | Voir le projet : /project/7",
        "1 500 $ retournés par votre banque | Voir le projet : /project/7",
        "Un modérateur a supprimé votre commentaire | Lire la discussion : /project/7/discussion",
        "Votre commentaire est affiché à nouveau | Lire la discussion : /project/7/discussion",
        "Un modérateur demande des changements à Fernhill | Voir le projet : /project/7",
        "Votre compte est bloqué | Voir le projet : /project/7",
        "Votre compte est rouvert | Voir le projet : /project/7",
        "Fernhill se termine dans 48 heures | Voir le projet : /project/7",
        "Greta Osei a lancé Fernhill | Voir le projet : /project/7",
        "Étape dans une semaine : First 500 | Voir le projet : /project/7",
        "Le vote se termine dans 48 heures : First 500 | Lire et voter : /project/7/vote",
        "Étape reportée : First 500 | Voir le projet : /project/7",
        "Étape avancée : First 500 | Voir le projet : /project/7",
        "Ines Hollin vous a écrit | Lire et répondre : /pledges/plg_1#pledge-messages",
        "Un contributeur vous a écrit | Lire et répondre : /manager/7/backers/plg_1#pledge-messages",
        "Un modérateur a supprimé votre message | Voir les messages : /pledges/plg_1#pledge-messages",
        "Un modérateur a supprimé votre message | Voir les messages : /manager/7/backers/plg_1#pledge-messages",
      ]
    `)
  })

  it('about a declined card says what is to pay, and until when', async () => {
    expect(await textsIn('en', 3)).toMatchInlineSnapshot(`
      "Fernhill, 20 November 2026

      Your card was declined for Fernhill

      We could not charge $52. Choose another card before 4 December 2026, or your pledge is cancelled.

      To pay: $52
      Kept for you until: 4 December 2026

      Pay $52:
      /pledges/plg_1

      We try your card again every 48 hours, and write to you each time it is declined.

      E-mails about a payment are always sent, whatever you subscribed to.
      Kindling, alpha release. Campaigns are demonstrations.

      Change what we write: /settings/notifications
      "
    `)
    expect(await textsIn('fr', 3)).toMatchInlineSnapshot(`
      "Fernhill, 20 novembre 2026

      Votre carte a été refusée pour Fernhill

      Nous n’avons pas pu débiter 52 $. Choisissez une autre carte avant le 4 décembre 2026, sinon votre contribution sera annulée.

      À payer : 52 $
      Réservé pour vous jusqu’au : 4 décembre 2026

      Payer 52 $ :
      /pledges/plg_1

      Nous réessayons votre carte toutes les 48 heures, et vous écrivons à chaque fois qu’elle est refusée.

      Les e-mails sur un paiement sont toujours envoyés, quels que soient vos abonnements.
      Kindling, version alpha. Les campagnes sont des démonstrations.

      Choisir ce que nous vous écrivons: /settings/notifications
      "
    `)
  })

  it('about a vote says what not voting means', async () => {
    expect(await textsIn('en', 5)).toMatchInlineSnapshot(`
      "Fernhill, 20 November 2026

      Vote open: First 500

      Closes on 4 December 2026. Not voting counts as confidence.

      Milestone: First 500
      Open until: 4 December 2026

      Read and vote:
      /project/7/vote

      If half of the backers vote no confidence, what is still held goes back to you.

      E-mails about a vote are always sent, whatever you subscribed to.
      Kindling, alpha release. Campaigns are demonstrations.

      Change what we write: /settings/notifications
      "
    `)
    expect(await textsIn('fr', 5)).toMatchInlineSnapshot(`
      "Fernhill, 20 novembre 2026

      Vote ouvert : First 500

      Il se termine le 4 décembre 2026. Ne pas voter vaut confiance.

      Étape : First 500
      Ouvert jusqu’au : 4 décembre 2026

      Lire et voter :
      /project/7/vote

      Si la moitié des contributeurs vote la défiance, ce qui est encore gardé vous revient.

      Les e-mails sur un vote sont toujours envoyés, quels que soient vos abonnements.
      Kindling, version alpha. Les campagnes sont des démonstrations.

      Choisir ce que nous vous écrivons: /settings/notifications
      "
    `)
  })

  it('about an update ends with the settings and the way to unsubscribe', async () => {
    expect(await textsIn('en', 10)).toMatchInlineSnapshot(`
      "Fernhill, 20 November 2026

      Update: It boils

      At last.

      Read the update:
      /project/7/updates

      You get this because you back or follow Fernhill and want project updates.
      Kindling, alpha release. Campaigns are demonstrations.

      Change what we write: /settings/notifications

      Unsubscribe from e-mails of this kind: /newsletter/unsubscribe?code=…
      "
    `)
    expect(await textsIn('fr', 10)).toMatchInlineSnapshot(`
      "Fernhill, 20 novembre 2026

      Actualité : It boils

      At last.

      Lire l’actualité :
      /project/7/updates

      Vous recevez ce message parce que vous soutenez ou suivez Fernhill et voulez ses actualités.
      Kindling, version alpha. Les campagnes sont des démonstrations.

      Choisir ce que nous vous écrivons: /settings/notifications

      Se désabonner des e-mails de ce type: /newsletter/unsubscribe?code=…
      "
    `)
  })

  it('about a message shows it, leads to the thread, and says when the next is sent', async () => {
    const received = events.findIndex(({ name }) => name === 'MESSAGE_RECEIVED')
    expect(await textsIn('en', received)).toMatchInlineSnapshot(`
      "Fernhill, 20 November 2026

      Ines Hollin wrote to you

      It does. A pin < 2 mm.

      Read and answer:
      /pledges/plg_1#pledge-messages

      Answer on the site: nobody reads answers to this e-mail. If more messages follow before you have read this one, the next e-mail comes after 15 minutes at the earliest.

      Messages between backers and teams are always sent, whatever you subscribed to.
      Kindling, alpha release. Campaigns are demonstrations.

      Change what we write: /settings/notifications
      "
    `)
    expect(await textsIn('fr', received)).toMatchInlineSnapshot(`
      "Fernhill, 20 novembre 2026

      Ines Hollin vous a écrit

      It does. A pin < 2 mm.

      Lire et répondre :
      /pledges/plg_1#pledge-messages

      Répondez sur le site : personne ne lit les réponses à cet e-mail. Si d’autres messages suivent avant que vous l’ayez lu, l’e-mail suivant arrive au plus tôt après 15 minutes.

      Les messages entre contributeurs et équipes sont toujours envoyés, quels que soient vos abonnements.
      Kindling, version alpha. Les campagnes sont des démonstrations.

      Choisir ce que nous vous écrivons: /settings/notifications
      "
    `)
  })

  it('shows an update that is for backers to others by its title alone', async () => {
    expect(await textsIn('en', 11)).toContain('\nUpdate: For you\n\nIts backers can read it.\n')
    expect(await textsIn('fr', 11)).toContain('\nActualité : For you\n\nSes contributeurs peuvent la lire.\n')
  })

  it('names the one-click address in its header where a key asks for it, and nowhere else', async () => {
    const said = await Promise.all(events.map((event) => write(event, 'en')))
    const named = said.filter(({ unsubscribe }) => unsubscribe).map(({ subject }) => subject)
    // Updates, comments, a campaign's end, a launch and a milestone.
    const byKey = [...said.slice(10, 14), ...said.slice(25, 28)]
    expect(named).toEqual(byKey.map(({ subject }) => subject))
    for (const { unsubscribe, html, text } of byKey) {
      expect(text).toContain(unsubscribe)
      expect(html).toContain(`href="${unsubscribe}"`)
    }
  })

  it('shows what people wrote as text', async () => {
    const hostile = commentWritten(
      { id: 7, name: '<img src=x onerror=alert(1)>' },
      { id: 'c3', author: '"><script>', text: '</style><script>alert(1)', answers: true },
    )
    const { html } = await write(hostile, 'en')
    expect(html).not.toMatch(/<script|<img src=x|<\/style><script/)
    expect(html).toContain('&lt;img src=x onerror=alert(1)&gt;')
  })
})
