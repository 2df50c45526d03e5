import type { EventParams } from '../database/schema/notification-event.ts'
import { bonusMails } from './bonus-words.ts'
import { changeMails } from './change-words.ts'
import { alwaysSent, type EventMail } from './event-mail.ts'
import type { MailedName } from './mailed-events.ts'
import { messageMails } from './message-words.ts'
import { moderationMails } from './moderation-words.ts'
import { moneyMails } from './money-mails.ts'
import { reminderMails } from './reminder-words.ts'
import { teamMails } from './team-words.ts'
import { en, fr, type Language } from './told.ts'

type EventMails = { readonly [Name in MailedName]: (params: EventParams[Name]) => EventMail }

interface MailWordsOfLanguage {
  readonly mails: EventMails
  readonly settings: string
  readonly unsubscribe: string
  readonly product: string
  /** In place of the text of an update that only backers may read. */
  readonly forBackers: string
}

/** What the e-mails of events say besides the sentence of the notification. */
export const eventMailWords: Readonly<Record<Language, MailWordsOfLanguage>> = {
  en: {
    settings: 'Change what we write',
    unsubscribe: 'Unsubscribe from e-mails of this kind',
    product: 'Kindling, alpha release. Campaigns are demonstrations.',
    forBackers: 'Its backers can read it.',
    mails: {
      ...moneyMails.en,
      ...moderationMails.en,
      ...reminderMails.en,
      ...teamMails.en,
      ...bonusMails.en,
      ...messageMails.en,
      PLEDGE_MADE: ({ cents, chargeAt }) => ({
        button: 'See your pledge',
        rows: [
          { label: 'Your pledge', value: en.dollars(cents) },
          ...(chargeAt === null ? [] : [{ label: 'To be charged on', value: en.day(chargeAt) }]),
        ],
        ...(chargeAt !== null && { aside: 'You can change or cancel it until the campaign ends.' }),
        why: alwaysSent.en.receipt,
      }),
      ...changeMails.en,
      PLEDGE_CANCELLED: ({ cents }) => ({
        button: 'See your pledge',
        rows: [{ label: 'Your pledge, not charged', value: en.dollars(cents) }],
        why: alwaysSent.en.receipt,
      }),
      VOTE_OPENED: ({ milestone, closesAt }) => ({
        button: 'Read and vote',
        rows: [
          { label: 'Milestone', value: milestone },
          { label: 'Open until', value: en.day(closesAt) },
        ],
        aside: 'If half of the backers vote no confidence, what is still held goes back to you.',
        why: alwaysSent.en.vote,
      }),
      UPDATE_PUBLISHED: ({ project }) => ({
        button: 'Read the update',
        why: `You get this because you back or follow ${project} and want project updates.`,
      }),
      COMMENT_WRITTEN: ({ project }) => ({
        button: 'Read the discussion',
        why: `You get this because ${project} is yours and you want comments on projects.`,
      }),
      COMMENT_ANSWERED: ({ project }) => ({
        button: 'Read the discussion',
        why: `You get this because you wrote in the discussion of ${project} and want comments on projects.`,
      }),
    },
  },
  fr: {
    settings: 'Choisir ce que nous vous écrivons',
    unsubscribe: 'Se désabonner des e-mails de ce type',
    product: 'Kindling, version alpha. Les campagnes sont des démonstrations.',
    forBackers: 'Ses contributeurs peuvent la lire.',
    mails: {
      ...moneyMails.fr,
      ...moderationMails.fr,
      ...reminderMails.fr,
      ...teamMails.fr,
      ...bonusMails.fr,
      ...messageMails.fr,
      PLEDGE_MADE: ({ cents, chargeAt }) => ({
        button: 'Voir votre contribution',
        rows: [
          { label: 'Votre contribution', value: fr.dollars(cents) },
          ...(chargeAt === null ? [] : [{ label: 'À débiter le', value: fr.day(chargeAt) }]),
        ],
        ...(chargeAt !== null && {
          aside: 'Vous pouvez la changer ou l’annuler jusqu’à la fin de la campagne.',
        }),
        why: alwaysSent.fr.receipt,
      }),
      ...changeMails.fr,
      PLEDGE_CANCELLED: ({ cents }) => ({
        button: 'Voir votre contribution',
        rows: [{ label: 'Votre contribution, non débitée', value: fr.dollars(cents) }],
        why: alwaysSent.fr.receipt,
      }),
      VOTE_OPENED: ({ milestone, closesAt }) => ({
        button: 'Lire et voter',
        rows: [
          { label: 'Étape', value: milestone },
          { label: 'Ouvert jusqu’au', value: fr.day(closesAt) },
        ],
        aside: 'Si la moitié des contributeurs vote la défiance, ce qui est encore gardé vous revient.',
        why: alwaysSent.fr.vote,
      }),
      UPDATE_PUBLISHED: ({ project }) => ({
        button: 'Lire l’actualité',
        why: `Vous recevez ce message parce que vous soutenez ou suivez ${project} et voulez ses actualités.`,
      }),
      COMMENT_WRITTEN: ({ project }) => ({
        button: 'Lire la discussion',
        why: `Vous recevez ce message parce que ${project} est à vous et que vous voulez ses commentaires.`,
      }),
      COMMENT_ANSWERED: ({ project }) => ({
        button: 'Lire la discussion',
        why: `Vous recevez ce message parce que vous avez écrit dans la discussion de ${project} et voulez les commentaires.`,
      }),
    },
  },
}
