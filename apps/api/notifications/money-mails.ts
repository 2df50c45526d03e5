import type { MoneyEventParams } from '../database/schema/money-event.ts'
import { alwaysSent, type EventMail } from './event-mail.ts'
import { en, fr, type Language } from './told.ts'

type MoneyMails = { readonly [Name in keyof MoneyEventParams]: (params: MoneyEventParams[Name]) => EventMail }

/** What the e-mails of money's events say besides the sentence of the notification. */
export const moneyMails: Readonly<Record<Language, MoneyMails>> = {
  en: {
    CAMPAIGN_ENDED: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Pledged in all', value: en.dollars(cents) }],
      why: alwaysSent.en.campaign,
    }),
    PLEDGE_CHARGED: ({ cents }) => ({
      button: 'See your pledge',
      rows: [{ label: 'Charged', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
    CHARGE_FAILED: ({ cents, dropAt }) => ({
      button: `Pay ${en.dollars(cents)}`,
      rows: [
        { label: 'To pay', value: en.dollars(cents) },
        { label: 'Kept for you until', value: en.day(dropAt) },
      ],
      aside: 'We try your card again every 48 hours, and write to you each time it is declined.',
      why: alwaysSent.en.payment,
    }),
    PLEDGE_DROPPED: ({ cents }) => ({
      button: 'See your pledge',
      rows: [{ label: 'Your pledge, not charged', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
    VOTE_CLOSED: ({ milestone, noConfidence, voters }) => ({
      button: 'See the result',
      rows: [
        { label: 'Milestone', value: milestone },
        { label: 'No confidence', value: `${noConfidence} of ${voters}` },
      ],
      why: alwaysSent.en.vote,
    }),
    MILESTONE_EXPIRED: ({ milestone }) => ({
      button: 'See the project',
      rows: [{ label: 'Milestone', value: milestone }],
      why: alwaysSent.en.refund,
    }),
    MILESTONE_MOVED: ({ milestone, was, date }) => ({
      button: 'See the project',
      rows: [
        { label: 'Milestone', value: milestone },
        { label: 'Was due on', value: en.day(was) },
        { label: 'Is due on', value: en.day(date) },
      ],
      why: alwaysSent.en.milestone,
    }),
    REFUND_PAID: ({ cents }) => ({
      button: 'See your pledge',
      rows: [{ label: 'Refunded', value: en.dollars(cents) }],
      why: alwaysSent.en.refund,
    }),
    FUNDS_RELEASED: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Released', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
    PLEDGE_SHIPPED: () => ({ button: 'See your pledge', why: alwaysSent.en.order }),
    ADDRESS_LOCKS: () => ({ button: 'See your pledge', why: alwaysSent.en.order }),
    REFUND_ASKED: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Pledge', value: en.dollars(cents) }],
      why: alwaysSent.en.refund,
    }),
    PROJECT_SUSPENDED: () => ({ button: 'See the project', why: alwaysSent.en.moderation }),
    PROJECT_RESTORED: () => ({ button: 'See the project', why: alwaysSent.en.moderation }),
    PROJECT_ENDED: () => ({ button: 'See the project', why: alwaysSent.en.moderation }),
    DISPUTE_LOST: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Taken back', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
    REFERRAL_PAID: ({ plg }) => ({
      button: 'See your wallet',
      rows: [{ label: 'Bonus', value: en.plg(plg) }],
      why: alwaysSent.en.payment,
    }),
    WITHDRAWAL_SENT: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Withdrawn', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
    WITHDRAWAL_RETURNED: ({ cents }) => ({
      button: 'See the project',
      rows: [{ label: 'Returned', value: en.dollars(cents) }],
      why: alwaysSent.en.payment,
    }),
  },
  fr: {
    CAMPAIGN_ENDED: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Promis en tout', value: fr.dollars(cents) }],
      why: alwaysSent.fr.campaign,
    }),
    PLEDGE_CHARGED: ({ cents }) => ({
      button: 'Voir votre contribution',
      rows: [{ label: 'Débité', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
    CHARGE_FAILED: ({ cents, dropAt }) => ({
      button: `Payer ${fr.dollars(cents)}`,
      rows: [
        { label: 'À payer', value: fr.dollars(cents) },
        { label: 'Réservé pour vous jusqu’au', value: fr.day(dropAt) },
      ],
      aside:
        'Nous réessayons votre carte toutes les 48 heures, et vous écrivons à chaque fois qu’elle est refusée.',
      why: alwaysSent.fr.payment,
    }),
    PLEDGE_DROPPED: ({ cents }) => ({
      button: 'Voir votre contribution',
      rows: [{ label: 'Votre contribution, non débitée', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
    VOTE_CLOSED: ({ milestone, noConfidence, voters }) => ({
      button: 'Voir le résultat',
      rows: [
        { label: 'Étape', value: milestone },
        { label: 'Défiance', value: `${noConfidence} sur ${voters}` },
      ],
      why: alwaysSent.fr.vote,
    }),
    MILESTONE_EXPIRED: ({ milestone }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Étape', value: milestone }],
      why: alwaysSent.fr.refund,
    }),
    MILESTONE_MOVED: ({ milestone, was, date }) => ({
      button: 'Voir le projet',
      rows: [
        { label: 'Étape', value: milestone },
        { label: 'Prévue d’abord le', value: fr.day(was) },
        { label: 'Prévue maintenant le', value: fr.day(date) },
      ],
      why: alwaysSent.fr.milestone,
    }),
    REFUND_PAID: ({ cents }) => ({
      button: 'Voir votre contribution',
      rows: [{ label: 'Remboursé', value: fr.dollars(cents) }],
      why: alwaysSent.fr.refund,
    }),
    FUNDS_RELEASED: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Versé', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
    PLEDGE_SHIPPED: () => ({ button: 'Voir votre contribution', why: alwaysSent.fr.order }),
    ADDRESS_LOCKS: () => ({ button: 'Voir votre contribution', why: alwaysSent.fr.order }),
    REFUND_ASKED: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Contribution', value: fr.dollars(cents) }],
      why: alwaysSent.fr.refund,
    }),
    PROJECT_SUSPENDED: () => ({ button: 'Voir le projet', why: alwaysSent.fr.moderation }),
    PROJECT_RESTORED: () => ({ button: 'Voir le projet', why: alwaysSent.fr.moderation }),
    PROJECT_ENDED: () => ({ button: 'Voir le projet', why: alwaysSent.fr.moderation }),
    DISPUTE_LOST: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Repris', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
    REFERRAL_PAID: ({ plg }) => ({
      button: 'Voir votre portefeuille',
      rows: [{ label: 'Bonus', value: fr.plg(plg) }],
      why: alwaysSent.fr.payment,
    }),
    WITHDRAWAL_SENT: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Retiré', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
    WITHDRAWAL_RETURNED: ({ cents }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Retourné', value: fr.dollars(cents) }],
      why: alwaysSent.fr.payment,
    }),
  },
}
