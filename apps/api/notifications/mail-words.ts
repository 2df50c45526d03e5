import type { SubscriptionKey } from '../accounts/mail-subscriptions.ts'
import type { EventName, EventParams } from '../database/schema/notification-event.ts'
import type { MailRow } from '../mail/layout.ts'
import { bonusMails } from './bonus-words.ts'
import { moderationMails } from './moderation-words.ts'
import { reminderMails } from './reminder-words.ts'
import { teamMails } from './team-words.ts'
import { en, fr, type Language } from './told.ts'

/** Events that people get an e-mail of: `always`, or where the key of their settings is on (decisions 2 §9). */
export const mailedBy = {
  PLEDGE_MADE: 'always',
  PLEDGE_CANCELLED: 'always',
  CAMPAIGN_ENDED: 'always',
  PLEDGE_CHARGED: 'always',
  CHARGE_FAILED: 'always',
  PLEDGE_DROPPED: 'always',
  VOTE_OPENED: 'always',
  VOTE_CLOSED: 'always',
  MILESTONE_EXPIRED: 'always',
  REFUND_PAID: 'always',
  FUNDS_RELEASED: 'always',
  PLEDGE_SHIPPED: 'always',
  ADDRESS_LOCKS: 'always',
  REFUND_ASKED: 'always',
  PROJECT_SUSPENDED: 'always',
  PROJECT_RESTORED: 'always',
  PROJECT_ENDED: 'always',
  VOTE_CLOSES: 'always',
  CAMPAIGN_ENDS: 'PROJECT_UPDATES',
  CREATOR_LAUNCHED: 'PROJECT_UPDATES',
  MILESTONE_NEAR: 'MILESTONE_REMINDERS',
  COMMENT_REMOVED: 'always',
  COMMENT_SHOWN: 'always',
  CHANGES_ASKED: 'always',
  ACCOUNT_BLOCKED: 'always',
  ACCOUNT_UNBLOCKED: 'always',
  DISPUTE_LOST: 'always',
  REFERRAL_PAID: 'always',
  WITHDRAWAL_SENT: 'always',
  WITHDRAWAL_RETURNED: 'always',
  ROLE_CHANGED: 'always',
  ROLE_ENDED: 'always',
  REVIEW_APPROVED: 'always',
  REVIEW_CHANGES_ASKED: 'always',
  UPDATE_PUBLISHED: 'PROJECT_UPDATES',
  COMMENT_WRITTEN: 'PROJECT_COMMENTS',
  COMMENT_ANSWERED: 'PROJECT_COMMENTS',
  BONUS_ENTERED: 'BOUNTY_SUBMISSIONS',
} as const satisfies Partial<Record<EventName, 'always' | SubscriptionKey>>
export type MailedName = keyof typeof mailedBy

/** Where the button of an e-mail leads. */
export type Place = 'project' | 'pledge' | 'vote' | 'updates' | 'discussion' | 'dashboard' | 'wallet' | 'home'
export const placeOf: Readonly<Record<MailedName, Place>> = {
  PLEDGE_MADE: 'pledge',
  PLEDGE_CANCELLED: 'pledge',
  CAMPAIGN_ENDED: 'project',
  PLEDGE_CHARGED: 'pledge',
  CHARGE_FAILED: 'pledge',
  PLEDGE_DROPPED: 'pledge',
  VOTE_OPENED: 'vote',
  VOTE_CLOSED: 'vote',
  MILESTONE_EXPIRED: 'project',
  REFUND_PAID: 'pledge',
  FUNDS_RELEASED: 'project',
  PLEDGE_SHIPPED: 'pledge',
  ADDRESS_LOCKS: 'pledge',
  REFUND_ASKED: 'project',
  PROJECT_SUSPENDED: 'project',
  PROJECT_RESTORED: 'project',
  PROJECT_ENDED: 'project',
  VOTE_CLOSES: 'vote',
  CAMPAIGN_ENDS: 'project',
  CREATOR_LAUNCHED: 'project',
  MILESTONE_NEAR: 'project',
  COMMENT_REMOVED: 'discussion',
  COMMENT_SHOWN: 'discussion',
  CHANGES_ASKED: 'project',
  ACCOUNT_BLOCKED: 'project',
  ACCOUNT_UNBLOCKED: 'project',
  DISPUTE_LOST: 'project',
  REFERRAL_PAID: 'wallet',
  WITHDRAWAL_SENT: 'project',
  WITHDRAWAL_RETURNED: 'project',
  ROLE_CHANGED: 'dashboard',
  ROLE_ENDED: 'home',
  REVIEW_APPROVED: 'dashboard',
  REVIEW_CHANGES_ASKED: 'dashboard',
  UPDATE_PUBLISHED: 'updates',
  COMMENT_WRITTEN: 'discussion',
  COMMENT_ANSWERED: 'discussion',
  BONUS_ENTERED: 'dashboard',
}

/** What an e-mail says besides the sentence of the notification. */
export interface EventMail {
  readonly button: string
  readonly rows?: readonly MailRow[]
  /** What else happens by itself. */
  readonly aside?: string
  /** Why the person gets it. */
  readonly why: string
}
type EventMails = { readonly [Name in MailedName]: (params: EventParams[Name]) => EventMail }

interface MailWordsOfLanguage {
  readonly mails: EventMails
  readonly settings: string
  readonly unsubscribe: string
  readonly product: string
  /** In place of the text of an update that only backers may read. */
  readonly forBackers: string
}

const always = {
  en: {
    receipt: 'A receipt is always sent, whatever you subscribed to.',
    payment: 'E-mails about a payment are always sent, whatever you subscribed to.',
    vote: 'E-mails about a vote are always sent, whatever you subscribed to.',
    campaign: 'The end of a campaign is always written to you, whatever you subscribed to.',
    order: 'E-mails about a parcel are always sent, whatever you subscribed to.',
    moderation: 'What a moderator decides is always written to you, whatever you subscribed to.',
    refund: 'A refund is always written to you, whatever you subscribed to.',
  },
  fr: {
    receipt: 'Un reçu est toujours envoyé, quels que soient vos abonnements.',
    payment: 'Les e-mails sur un paiement sont toujours envoyés, quels que soient vos abonnements.',
    vote: 'Les e-mails sur un vote sont toujours envoyés, quels que soient vos abonnements.',
    order: 'Les e-mails sur un colis sont toujours envoyés, quels que soient vos abonnements.',
    moderation:
      'Les décisions d’un modérateur vous sont toujours annoncées, quels que soient vos abonnements.',
    campaign: 'La fin d’une campagne vous est toujours annoncée, quels que soient vos abonnements.',
    refund: 'Un remboursement vous est toujours annoncé, quels que soient vos abonnements.',
  },
} as const

/** What the e-mails of events say besides the sentence of the notification. */
export const eventMailWords: Readonly<Record<Language, MailWordsOfLanguage>> = {
  en: {
    settings: 'Change what we write',
    unsubscribe: 'Unsubscribe from e-mails of this kind',
    product: 'Kindling, alpha release. Campaigns are demonstrations.',
    forBackers: 'Its backers can read it.',
    mails: {
      ...moderationMails.en,
      ...reminderMails.en,
      ...teamMails.en,
      ...bonusMails.en,
      PLEDGE_MADE: ({ cents, chargeAt }) => ({
        button: 'See your pledge',
        rows: [
          { label: 'Your pledge', value: en.dollars(cents) },
          ...(chargeAt === null ? [] : [{ label: 'To be charged on', value: en.day(chargeAt) }]),
        ],
        ...(chargeAt !== null && { aside: 'You can change or cancel it until the campaign ends.' }),
        why: always.en.receipt,
      }),
      PLEDGE_CANCELLED: ({ cents }) => ({
        button: 'See your pledge',
        rows: [{ label: 'Your pledge, not charged', value: en.dollars(cents) }],
        why: always.en.receipt,
      }),
      CAMPAIGN_ENDED: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Pledged in all', value: en.dollars(cents) }],
        why: always.en.campaign,
      }),
      PLEDGE_CHARGED: ({ cents }) => ({
        button: 'See your pledge',
        rows: [{ label: 'Charged', value: en.dollars(cents) }],
        why: always.en.payment,
      }),
      CHARGE_FAILED: ({ cents, dropAt }) => ({
        button: `Pay ${en.dollars(cents)}`,
        rows: [
          { label: 'To pay', value: en.dollars(cents) },
          { label: 'Kept for you until', value: en.day(dropAt) },
        ],
        aside: 'We try your card again every 48 hours, and write to you each time it is declined.',
        why: always.en.payment,
      }),
      PLEDGE_DROPPED: ({ cents }) => ({
        button: 'See your pledge',
        rows: [{ label: 'Your pledge, not charged', value: en.dollars(cents) }],
        why: always.en.payment,
      }),
      VOTE_OPENED: ({ milestone, closesAt }) => ({
        button: 'Read and vote',
        rows: [
          { label: 'Milestone', value: milestone },
          { label: 'Open until', value: en.day(closesAt) },
        ],
        aside: 'If half of the backers vote no confidence, what is still held goes back to you.',
        why: always.en.vote,
      }),
      VOTE_CLOSED: ({ milestone, noConfidence, voters }) => ({
        button: 'See the result',
        rows: [
          { label: 'Milestone', value: milestone },
          { label: 'No confidence', value: `${noConfidence} of ${voters}` },
        ],
        why: always.en.vote,
      }),
      MILESTONE_EXPIRED: ({ milestone }) => ({
        button: 'See the project',
        rows: [{ label: 'Milestone', value: milestone }],
        why: always.en.refund,
      }),
      REFUND_PAID: ({ cents }) => ({
        button: 'See your pledge',
        rows: [{ label: 'Refunded', value: en.dollars(cents) }],
        why: always.en.refund,
      }),
      FUNDS_RELEASED: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Released', value: en.dollars(cents) }],
        why: always.en.payment,
      }),
      PLEDGE_SHIPPED: () => ({ button: 'See your pledge', why: always.en.order }),
      ADDRESS_LOCKS: () => ({ button: 'See your pledge', why: always.en.order }),
      REFUND_ASKED: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Pledge', value: en.dollars(cents) }],
        why: always.en.refund,
      }),
      PROJECT_SUSPENDED: () => ({ button: 'See the project', why: always.en.moderation }),
      PROJECT_RESTORED: () => ({ button: 'See the project', why: always.en.moderation }),
      PROJECT_ENDED: () => ({ button: 'See the project', why: always.en.moderation }),
      DISPUTE_LOST: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Taken back', value: en.dollars(cents) }],
        why: always.en.payment,
      }),
      REFERRAL_PAID: ({ plg }) => ({
        button: 'See your wallet',
        rows: [{ label: 'Bonus', value: en.plg(plg) }],
        why: always.en.payment,
      }),
      WITHDRAWAL_SENT: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Withdrawn', value: en.dollars(cents) }],
        why: always.en.payment,
      }),
      WITHDRAWAL_RETURNED: ({ cents }) => ({
        button: 'See the project',
        rows: [{ label: 'Returned', value: en.dollars(cents) }],
        why: always.en.payment,
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
      ...moderationMails.fr,
      ...reminderMails.fr,
      ...teamMails.fr,
      ...bonusMails.fr,
      PLEDGE_MADE: ({ cents, chargeAt }) => ({
        button: 'Voir votre contribution',
        rows: [
          { label: 'Votre contribution', value: fr.dollars(cents) },
          ...(chargeAt === null ? [] : [{ label: 'À débiter le', value: fr.day(chargeAt) }]),
        ],
        ...(chargeAt !== null && {
          aside: 'Vous pouvez la changer ou l’annuler jusqu’à la fin de la campagne.',
        }),
        why: always.fr.receipt,
      }),
      PLEDGE_CANCELLED: ({ cents }) => ({
        button: 'Voir votre contribution',
        rows: [{ label: 'Votre contribution, non débitée', value: fr.dollars(cents) }],
        why: always.fr.receipt,
      }),
      CAMPAIGN_ENDED: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Promis en tout', value: fr.dollars(cents) }],
        why: always.fr.campaign,
      }),
      PLEDGE_CHARGED: ({ cents }) => ({
        button: 'Voir votre contribution',
        rows: [{ label: 'Débité', value: fr.dollars(cents) }],
        why: always.fr.payment,
      }),
      CHARGE_FAILED: ({ cents, dropAt }) => ({
        button: `Payer ${fr.dollars(cents)}`,
        rows: [
          { label: 'À payer', value: fr.dollars(cents) },
          { label: 'Réservé pour vous jusqu’au', value: fr.day(dropAt) },
        ],
        aside:
          'Nous réessayons votre carte toutes les 48 heures, et vous écrivons à chaque fois qu’elle est refusée.',
        why: always.fr.payment,
      }),
      PLEDGE_DROPPED: ({ cents }) => ({
        button: 'Voir votre contribution',
        rows: [{ label: 'Votre contribution, non débitée', value: fr.dollars(cents) }],
        why: always.fr.payment,
      }),
      VOTE_OPENED: ({ milestone, closesAt }) => ({
        button: 'Lire et voter',
        rows: [
          { label: 'Étape', value: milestone },
          { label: 'Ouvert jusqu’au', value: fr.day(closesAt) },
        ],
        aside: 'Si la moitié des contributeurs vote la défiance, ce qui est encore gardé vous revient.',
        why: always.fr.vote,
      }),
      VOTE_CLOSED: ({ milestone, noConfidence, voters }) => ({
        button: 'Voir le résultat',
        rows: [
          { label: 'Étape', value: milestone },
          { label: 'Défiance', value: `${noConfidence} sur ${voters}` },
        ],
        why: always.fr.vote,
      }),
      MILESTONE_EXPIRED: ({ milestone }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Étape', value: milestone }],
        why: always.fr.refund,
      }),
      REFUND_PAID: ({ cents }) => ({
        button: 'Voir votre contribution',
        rows: [{ label: 'Remboursé', value: fr.dollars(cents) }],
        why: always.fr.refund,
      }),
      FUNDS_RELEASED: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Versé', value: fr.dollars(cents) }],
        why: always.fr.payment,
      }),
      PLEDGE_SHIPPED: () => ({ button: 'Voir votre contribution', why: always.fr.order }),
      ADDRESS_LOCKS: () => ({ button: 'Voir votre contribution', why: always.fr.order }),
      REFUND_ASKED: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Contribution', value: fr.dollars(cents) }],
        why: always.fr.refund,
      }),
      PROJECT_SUSPENDED: () => ({ button: 'Voir le projet', why: always.fr.moderation }),
      PROJECT_RESTORED: () => ({ button: 'Voir le projet', why: always.fr.moderation }),
      PROJECT_ENDED: () => ({ button: 'Voir le projet', why: always.fr.moderation }),
      DISPUTE_LOST: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Repris', value: fr.dollars(cents) }],
        why: always.fr.payment,
      }),
      REFERRAL_PAID: ({ plg }) => ({
        button: 'Voir votre portefeuille',
        rows: [{ label: 'Bonus', value: fr.plg(plg) }],
        why: always.fr.payment,
      }),
      WITHDRAWAL_SENT: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Retiré', value: fr.dollars(cents) }],
        why: always.fr.payment,
      }),
      WITHDRAWAL_RETURNED: ({ cents }) => ({
        button: 'Voir le projet',
        rows: [{ label: 'Retourné', value: fr.dollars(cents) }],
        why: always.fr.payment,
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
