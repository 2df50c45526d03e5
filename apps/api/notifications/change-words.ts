import type { EventParams } from '../database/schema/notification-event.ts'
import { alwaysSent, type EventMail } from './event-mail.ts'
import { en, fr, type Language, type Told, type Words } from './told.ts'

type Changed = EventParams['PLEDGE_CHANGED']

/** What is different from now on, in a sentence. */
const different: Readonly<Record<Language, (changed: Changed) => string>> = {
  en: ({ change, item, from, to, last4 }) =>
    change === 'quantity'
      ? `${item}: ${to} in place of ${from}.`
      : change === 'address'
        ? 'It goes to another address from now on.'
        : change === 'address_by_team'
          ? 'Its team sends it to another address from now on.'
          : `The card ending ${last4} pays for it from now on.`,
  fr: ({ change, item, from, to, last4 }) =>
    change === 'quantity'
      ? `${item}\u00a0: ${to} au lieu de ${from}.`
      : change === 'address'
        ? 'Elle part désormais à une autre adresse.'
        : change === 'address_by_team'
          ? 'Son équipe l’envoie désormais à une autre adresse.'
          : `La carte se terminant par ${last4} la paie désormais.`,
}

/** What a backer reads of a change in their pledge. */
export const changeWords: Readonly<Record<Language, Words<'PLEDGE_CHANGED'>>> = {
  en: {
    PLEDGE_CHANGED: (changed): Told => ({
      title: `Your pledge to ${changed.project} is changed`,
      body: different.en(changed),
    }),
  },
  fr: {
    PLEDGE_CHANGED: (changed): Told => ({
      title: `Votre contribution à ${changed.project} est modifiée`,
      body: different.fr(changed),
    }),
  },
}

/** The same of an order, of which the address alone may change. */
export const orderChangeWords: typeof changeWords = {
  en: {
    PLEDGE_CHANGED: (changed) => ({
      title: `Your order from ${changed.project} is changed`,
      body: different.en(changed),
    }),
  },
  fr: {
    PLEDGE_CHANGED: (changed) => ({
      title: `Votre commande chez ${changed.project} est modifiée`,
      body: different.fr(changed),
    }),
  },
}

type ChangeMails = { readonly PLEDGE_CHANGED: (changed: Changed) => EventMail }

/** Who reads this and changed nothing learns of it in time. */
export const changeMails: Readonly<Record<Language, ChangeMails>> = {
  en: {
    PLEDGE_CHANGED: ({ cents, change }) => ({
      button: 'See your pledge',
      rows: [{ label: 'Your pledge', value: en.dollars(cents) }],
      aside:
        change === 'address_by_team'
          ? 'If the address is wrong, write to the team on that page.'
          : 'If you did not change it, change your password at once.',
      why: alwaysSent.en.receipt,
    }),
  },
  fr: {
    PLEDGE_CHANGED: ({ cents, change }) => ({
      button: 'Voir votre contribution',
      rows: [{ label: 'Votre contribution', value: fr.dollars(cents) }],
      aside:
        change === 'address_by_team'
          ? 'Si l’adresse est fausse, écrivez à l’équipe depuis cette page.'
          : 'Si vous ne l’avez pas modifiée, changez tout de suite votre mot de passe.',
      why: alwaysSent.fr.receipt,
    }),
  },
}
