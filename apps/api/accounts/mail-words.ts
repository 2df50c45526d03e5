import type { Language } from '../kernel/language.ts'
import type { MailWords } from '../mail/layout.ts'
import type { QueuedMail } from '../mail/queue.ts'

/** E-mails about an account; the others go to readers of the newsletter. */
export type AccountMailKind = Exclude<
  QueuedMail['kind'],
  'newsletter' | 'subscribed' | 'invite' | 'event' | 'digest'
>
/** `elsewhere` answers a reset request for an account without a password; `{providers}` is where it logs in. */
export type MailKind = AccountMailKind | 'elsewhere'

interface Words extends Readonly<Record<MailKind, MailWords>> {
  /** `{date}`: the end of the code's window. */
  readonly until: string
  readonly copy: string
  readonly product: string
}

/** What the e-mails about an account say. */
export const mailWords: Readonly<Record<Language, Words>> = {
  en: {
    until: 'The button works until {date}.',
    copy: 'If it does not open, copy this:',
    product: 'Kindling, alpha release. Campaigns are demonstrations.',
    confirm: {
      subject: 'Confirm your e-mail',
      preheader: 'One click, then you can start projects of your own.',
      title: 'Is this your e-mail?',
      text: 'You, or someone with your address, made a Kindling account for **{email}**. Confirm it and you can start projects of your own.',
      button: 'Confirm e-mail',
      aside: 'Not you? Ignore this e-mail. Nobody can confirm the address without it.',
      why: 'You get this because the address was typed at Kindling.',
    },
    reset: {
      subject: 'Choose a new password',
      preheader: 'Works for one hour, and once.',
      title: 'A new password',
      text: 'Somebody, most likely you, asked for a new password for the Kindling account of **{email}**. Choosing one ends every session of the account.',
      button: 'Choose a new password',
      aside: 'Not you? Ignore this e-mail. Your password stays as it is.',
      why: 'You get this because a new password was asked for.',
    },
    undo: {
      subject: 'Your e-mail was changed',
      preheader: 'Not you? You can take it back for seven days.',
      title: 'Did you change your e-mail?',
      text: 'The Kindling account of **{email}** now has another address. If that was you, there is nothing to do. If not, take it back: every session of the account ends, and you choose a new password.',
      button: 'Take it back',
      aside: 'After that the account belongs to this address again, and the other one gets nothing more.',
      why: 'You get this because the account belonged to this address.',
    },
    passkey: {
      subject: 'A passkey was added',
      preheader: 'It opens your account without the password.',
      title: 'Did you add a passkey?',
      text: 'The Kindling account of **{email}** has a new passkey. Anyone who holds its device, and can unlock it, can log in without the password. If that was you, there is nothing to do.',
      button: 'See your passkeys',
      aside: 'Not you? Remove it there, end the other sessions, and change your password.',
      why: 'You get this because a passkey was added to your account.',
    },
    elsewhere: {
      subject: 'Your account has no password',
      preheader: 'You log in at a provider.',
      title: 'There is no password to forget',
      text: 'Somebody, most likely you, asked for a new password for the Kindling account of **{email}**. It has none: it logs in with **{providers}**. Once you are in, you can add a password in the settings.',
      button: 'Log in',
      aside: 'Not you? Ignore this e-mail. Nothing has changed.',
      why: 'You get this because a new password was asked for.',
    },
  },
  fr: {
    until: 'Le bouton fonctionne jusqu’au {date}.',
    copy: 'S’il ne s’ouvre pas, copiez cette adresse :',
    product: 'Kindling, version alpha. Les campagnes sont des démonstrations.',
    confirm: {
      subject: 'Confirmez votre e-mail',
      preheader: 'Un clic, et vous pourrez lancer vos propres projets.',
      title: 'Est-ce bien votre e-mail ?',
      text: 'Vous, ou quelqu’un avec votre adresse, avez créé un compte Kindling pour **{email}**. Confirmez-la et vous pourrez lancer vos propres projets.',
      button: 'Confirmer l’e-mail',
      aside: 'Ce n’est pas vous ? Ignorez ce message. Personne ne peut confirmer l’adresse sans lui.',
      why: 'Vous recevez ce message parce que cette adresse a été saisie sur Kindling.',
    },
    reset: {
      subject: 'Choisissez un nouveau mot de passe',
      preheader: 'Valable une heure, et une seule fois.',
      title: 'Un nouveau mot de passe',
      text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte Kindling de **{email}**. En choisir un met fin à toutes les sessions du compte.',
      button: 'Choisir un mot de passe',
      aside: 'Ce n’est pas vous ? Ignorez ce message. Votre mot de passe reste le même.',
      why: 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé.',
    },
    undo: {
      subject: 'Votre e-mail a été changé',
      preheader: 'Ce n’est pas vous ? Vous pouvez revenir en arrière pendant sept jours.',
      title: 'Avez-vous changé votre e-mail ?',
      text: 'Le compte Kindling de **{email}** a maintenant une autre adresse. Si c’est vous, il n’y a rien à faire. Sinon, revenez en arrière : toutes les sessions du compte prennent fin et vous choisissez un nouveau mot de passe.',
      button: 'Revenir en arrière',
      aside: 'Le compte appartiendra de nouveau à cette adresse, et l’autre ne recevra plus rien.',
      why: 'Vous recevez ce message parce que le compte appartenait à cette adresse.',
    },
    passkey: {
      subject: 'Une clé d’accès a été ajoutée',
      preheader: 'Elle ouvre votre compte sans le mot de passe.',
      title: 'Avez-vous ajouté une clé d’accès ?',
      text: 'Le compte Kindling de **{email}** a une nouvelle clé d’accès. Qui a son appareil et peut le déverrouiller se connecte sans le mot de passe. Si c’est vous, il n’y a rien à faire.',
      button: 'Voir vos clés d’accès',
      aside:
        'Ce n’est pas vous ? Retirez-la depuis cette page, fermez les autres sessions et changez votre mot de passe.',
      why: 'Vous recevez ce message parce qu’une clé d’accès a été ajoutée à votre compte.',
    },
    elsewhere: {
      subject: 'Votre compte n’a pas de mot de passe',
      preheader: 'Vous vous connectez chez un fournisseur.',
      title: 'Aucun mot de passe à oublier',
      text: 'Quelqu’un, sans doute vous, a demandé un nouveau mot de passe pour le compte Kindling de **{email}**. Il n’en a pas : il se connecte avec **{providers}**. Une fois connecté, vous pourrez ajouter un mot de passe dans les paramètres.',
      button: 'Se connecter',
      aside: 'Ce n’est pas vous ? Ignorez ce message. Rien n’a changé.',
      why: 'Vous recevez ce message parce qu’un nouveau mot de passe a été demandé.',
    },
  },
}
