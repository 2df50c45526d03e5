import type { Language } from '../kernel/language.ts'
import type { MailWords } from '../mail/layout.ts'

interface Words {
  /** `{date}`: the end of the code's window. */
  readonly until: string
  readonly copy: string
  readonly product: string
  readonly unsubscribe: string
  readonly asked: MailWords
  readonly subscribed: MailWords
}

/** What the e-mails about the newsletter say. */
export const newsletterWords: Readonly<Record<Language, Words>> = {
  en: {
    until: 'The button works until {date}.',
    copy: 'If it does not open, copy this:',
    product: 'Kindling, alpha release. Campaigns are demonstrations.',
    unsubscribe: 'Unsubscribe',
    asked: {
      subject: 'Confirm the newsletter',
      preheader: 'One click, and the next one is yours.',
      title: 'Do you want our newsletter?',
      text: 'Somebody, most likely you, asked for the Kindling newsletter at **{email}**: new projects, delivered ones, and those that slipped, once a fortnight.',
      button: 'Confirm the newsletter',
      aside: 'Not you? Ignore this e-mail. Without the button you get no newsletter.',
      why: 'You get this because the address was typed at Kindling.',
    },
    subscribed: {
      subject: 'You are subscribed',
      preheader: 'The newsletter comes once a fortnight.',
      title: 'You are on the list',
      text: 'The Kindling newsletter comes to **{email}** once a fortnight. It has no tracking pixels, and each one has a link to unsubscribe.',
      button: 'Explore projects',
      aside: 'Changed your mind? Unsubscribe below. It takes one click.',
      why: 'You get this because the address was confirmed for the newsletter.',
    },
  },
  fr: {
    until: 'Le bouton fonctionne jusqu’au {date}.',
    copy: 'S’il ne s’ouvre pas, copiez cette adresse :',
    product: 'Kindling, version alpha. Les campagnes sont des démonstrations.',
    unsubscribe: 'Se désabonner',
    asked: {
      subject: 'Confirmez la newsletter',
      preheader: 'Un clic, et la prochaine est pour vous.',
      title: 'Voulez-vous notre newsletter ?',
      text: 'Quelqu’un, sans doute vous, a demandé la newsletter de Kindling pour **{email}** : les nouveaux projets, les projets livrés et ceux qui ont pris du retard, toutes les deux semaines.',
      button: 'Confirmer la newsletter',
      aside: 'Ce n’est pas vous ? Ignorez ce message. Sans ce bouton, vous ne recevrez pas de newsletter.',
      why: 'Vous recevez ce message parce que cette adresse a été saisie sur Kindling.',
    },
    subscribed: {
      subject: 'Vous êtes abonné',
      preheader: 'La newsletter arrive toutes les deux semaines.',
      title: 'Vous êtes sur la liste',
      text: 'La newsletter de Kindling arrive à **{email}** toutes les deux semaines. Elle ne contient aucun pixel espion, et chacune a un lien pour se désabonner.',
      button: 'Découvrir les projets',
      aside: 'Vous avez changé d’avis ? Désabonnez-vous ci-dessous, en un clic.',
      why: 'Vous recevez ce message parce que cette adresse a été confirmée pour la newsletter.',
    },
  },
}
