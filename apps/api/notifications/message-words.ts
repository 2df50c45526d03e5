import { COMMUNITY } from '@kindling/validation/limits'
import type { MessageEventParams } from '../database/schema/message-event.ts'
import type { Language, Words } from './told.ts'

const nameless = {
  en: { backer: 'The team', team: 'A backer' },
  fr: { backer: 'L’équipe', team: 'Un contributeur' },
} as const

/** What people read of a message about a pledge or an order. */
export const messageWords: Readonly<Record<Language, Words<keyof MessageEventParams>>> = {
  en: {
    MESSAGE_RECEIVED: ({ project, reader, author, text }) => ({
      title: `${author || nameless.en[reader]} wrote to you`,
      body: `${project}. ${text || 'A moderator removed the message.'}`,
    }),
  },
  fr: {
    MESSAGE_RECEIVED: ({ project, reader, author, text }) => ({
      title: `${author || nameless.fr[reader]} vous a écrit`,
      body: `${project}. ${text || 'Un modérateur a supprimé le message.'}`,
    }),
  },
}

const pauseMinutes = COMMUNITY.messageMailPauseMs / 60_000

/** A message waits for an answer: no key of the settings turns its e-mail off (decisions 2 §9). */
export const messageMails = {
  en: {
    MESSAGE_RECEIVED: () => ({
      button: 'Read and answer',
      aside: `Answer on the site: nobody reads answers to this e-mail. If more messages follow before you have read this one, the next e-mail comes after ${pauseMinutes} minutes at the earliest.`,
      why: 'Messages between backers and teams are always sent, whatever you subscribed to.',
    }),
  },
  fr: {
    MESSAGE_RECEIVED: () => ({
      button: 'Lire et répondre',
      aside: `Répondez sur le site : personne ne lit les réponses à cet e-mail. Si d’autres messages suivent avant que vous l’ayez lu, l’e-mail suivant arrive au plus tôt après ${pauseMinutes} minutes.`,
      why: 'Les messages entre contributeurs et équipes sont toujours envoyés, quels que soient vos abonnements.',
    }),
  },
} as const
