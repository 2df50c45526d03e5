import type { MailRow } from '../mail/layout.ts'

/** What an e-mail says besides the sentence of the notification. */
export interface EventMail {
  readonly button: string
  readonly rows?: readonly MailRow[]
  /** What else happens by itself. */
  readonly aside?: string
  /** Why the person gets it. */
  readonly why: string
}

/** Why people get an e-mail that no key of their settings turns off. */
export const alwaysSent = {
  en: {
    receipt: 'A receipt is always sent, whatever you subscribed to.',
    payment: 'E-mails about a payment are always sent, whatever you subscribed to.',
    vote: 'E-mails about a vote are always sent, whatever you subscribed to.',
    campaign: 'The end of a campaign is always written to you, whatever you subscribed to.',
    order: 'E-mails about a parcel are always sent, whatever you subscribed to.',
    moderation: 'What a moderator decides is always written to you, whatever you subscribed to.',
    milestone: 'A milestone’s new date is always written to you, whatever you subscribed to.',
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
    milestone: 'La nouvelle date d’une étape vous est toujours annoncée, quels que soient vos abonnements.',
    refund: 'Un remboursement vous est toujours annoncé, quels que soient vos abonnements.',
  },
} as const
