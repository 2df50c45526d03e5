import type { EventName, EventParams } from '../database/schema/notification-event.ts'
import type { MailRow } from '../mail/layout.ts'
import { orderChangeWords } from './change-words.ts'
import { ruleSentence } from './rule-words.ts'
import { en, fr, type Language, type Words } from './told.ts'

/** Events that may be about an order: of a pre-order or a storefront. */
type OrderName = {
  [Name in EventName]: 'isOrder' extends keyof EventParams[Name] ? Name : never
}[EventName]
/** Whose sentences speak of a parcel or of an amount alone. */
type Neutral = 'REFUND_PAID' | 'PLEDGE_SHIPPED' | 'ADDRESS_LOCKS'

/** What people read of an order, where the same event of a campaign speaks of a pledge. */
export const orderWords: Readonly<Record<Language, Words<Exclude<OrderName, Neutral>>>> = {
  en: {
    PLEDGE_CONFIRMED: ({ project, cents }) => ({
      title: `New order of ${en.dollars(cents)}`,
      body: `${project}. Paid and to be sent.`,
    }),
    ...orderChangeWords.en,
    PLEDGE_MADE: ({ project, cents }) => ({
      title: `Your order of ${en.dollars(cents)} from ${project} is placed`,
      body: 'Your card was charged.',
    }),
    GOAL_REACHED: ({ project, cents }) => ({
      title: `${project} reached its goal`,
      body: `${en.dollars(cents)} are ordered. Each order is charged when it is placed.`,
    }),
    REFUND_ASKED: ({ project, cents, reason }) => ({
      title: 'A backer asks for a refund',
      body: `${project}, an order of ${en.dollars(cents)}. They wrote: “${reason}”`,
    }),
    DISPUTE_LOST: ({ project, cents }) => ({
      title: `A backer’s bank took ${en.dollars(cents)} back`,
      body: `${project}. The backer disputed the charge and their bank agreed. What the order still held pays for it first, then what you can withdraw.`,
    }),
    PROJECT_SUSPENDED: ({ project, reason, rule }) => ({
      title: `${project} is suspended`,
      body: `Nothing is ordered, charged or paid out until a moderator decides. ${ruleSentence('en', rule)}The reason: “${reason}”`,
    }),
  },
  fr: {
    PLEDGE_CONFIRMED: ({ project, cents }) => ({
      title: `Nouvelle commande de ${fr.dollars(cents)}`,
      body: `${project}. Payée et à expédier.`,
    }),
    ...orderChangeWords.fr,
    PLEDGE_MADE: ({ project, cents }) => ({
      title: `Votre commande de ${fr.dollars(cents)} chez ${project} est enregistrée`,
      body: 'Votre carte a été débitée.',
    }),
    GOAL_REACHED: ({ project, cents }) => ({
      title: `${project} a atteint son objectif`,
      body: `${fr.dollars(cents)} sont commandés. Chaque commande est débitée dès qu’elle est passée.`,
    }),
    REFUND_ASKED: ({ project, cents, reason }) => ({
      title: 'Un contributeur demande un remboursement',
      body: `${project}, une commande de ${fr.dollars(cents)}. Il a écrit : « ${reason} »`,
    }),
    DISPUTE_LOST: ({ project, cents }) => ({
      title: `La banque d’un contributeur a repris ${fr.dollars(cents)}`,
      body: `${project}. Le contributeur a contesté le débit et sa banque lui a donné raison. Ce que la commande retenait encore paie d’abord, puis ce que vous pouvez retirer.`,
    }),
    PROJECT_SUSPENDED: ({ project, reason, rule }) => ({
      title: `${project} est suspendu`,
      body: `Rien n’est commandé, débité ni versé jusqu’à la décision d’un modérateur. ${ruleSentence('fr', rule)}La raison : « ${reason} »`,
    }),
  },
}

/** The button, rows and aside of an e-mail, as far as they differ. */
interface OrderMail {
  readonly button?: string
  readonly rows?: readonly MailRow[]
  readonly aside?: string
}
/** The first two are told on the site alone, the others have nothing to say of a pledge. */
type Mailed = Exclude<OrderName, 'PLEDGE_CONFIRMED' | 'GOAL_REACHED' | 'DISPUTE_LOST' | 'PROJECT_SUSPENDED'>
type OrderMails = { readonly [Name in Mailed]: (params: EventParams[Name]) => OrderMail }

/** What the e-mail about an order says in place of one about a pledge. */
export const orderMails: Readonly<Record<Language, OrderMails>> = {
  en: {
    PLEDGE_MADE: ({ cents }) => ({
      button: 'See your order',
      rows: [{ label: 'Your order', value: en.dollars(cents) }],
      aside: 'Until it is made ready you can cancel it and get all of it back.',
    }),
    PLEDGE_CHANGED: ({ cents }) => ({
      button: 'See your order',
      rows: [{ label: 'Your order', value: en.dollars(cents) }],
    }),
    REFUND_PAID: () => ({ button: 'See your order' }),
    PLEDGE_SHIPPED: () => ({ button: 'See your order' }),
    ADDRESS_LOCKS: () => ({ button: 'See your order' }),
    REFUND_ASKED: ({ cents }) => ({ rows: [{ label: 'Order', value: en.dollars(cents) }] }),
  },
  fr: {
    PLEDGE_MADE: ({ cents }) => ({
      button: 'Voir votre commande',
      rows: [{ label: 'Votre commande', value: fr.dollars(cents) }],
      aside: 'Tant qu’elle n’est pas prête, vous pouvez l’annuler et être entièrement remboursé.',
    }),
    PLEDGE_CHANGED: ({ cents }) => ({
      button: 'Voir votre commande',
      rows: [{ label: 'Votre commande', value: fr.dollars(cents) }],
    }),
    REFUND_PAID: () => ({ button: 'Voir votre commande' }),
    PLEDGE_SHIPPED: () => ({ button: 'Voir votre commande' }),
    ADDRESS_LOCKS: () => ({ button: 'Voir votre commande' }),
    REFUND_ASKED: ({ cents }) => ({ rows: [{ label: 'Commande', value: fr.dollars(cents) }] }),
  },
}
