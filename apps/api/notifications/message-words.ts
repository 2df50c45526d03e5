import { COMMUNITY } from '@kindling/validation/limits'
import type { MessageEventParams } from '../database/schema/message-event.ts'
import type { EventMail } from './event-mail.ts'
import type { Language, Words } from './told.ts'

type Name = keyof MessageEventParams

/** What people read of a message about a pledge or an order. */
export const messageWords: Readonly<Record<Language, Words<Name>>> = {
  en: {
    MESSAGE_OF_TEAM: ({ project, author, text }) => ({
      title: `${author || 'The team'} wrote to you`,
      body: `${project}. ${text}`,
    }),
    MESSAGE_OF_BACKER: ({ project, author, text }) => ({
      title: `${author || 'A backer'} wrote to you`,
      body: `${project}. ${text}`,
    }),
  },
  fr: {
    MESSAGE_OF_TEAM: ({ project, author, text }) => ({
      title: `${author || 'L’équipe'} vous a écrit`,
      body: `${project}. ${text}`,
    }),
    MESSAGE_OF_BACKER: ({ project, author, text }) => ({
      title: `${author || 'Un contributeur'} vous a écrit`,
      body: `${project}. ${text}`,
    }),
  },
}

const pauseMinutes = COMMUNITY.messageMailPauseMs / 60_000

/** A message waits for an answer: no key of the settings turns its e-mail off (decisions 2 §9). */
const both = (mail: EventMail): Readonly<Record<Name, () => EventMail>> => ({
  MESSAGE_OF_TEAM: () => mail,
  MESSAGE_OF_BACKER: () => mail,
})

export const messageMails = {
  en: both({
    button: 'Read and answer',
    aside: `Answer on the site: nobody reads answers to this e-mail. If more messages follow before you have read this one, the next e-mail comes after ${pauseMinutes} minutes at the earliest.`,
    why: 'Messages between backers and teams are always sent, whatever you subscribed to.',
  }),
  fr: both({
    button: 'Lire et répondre',
    aside: `Répondez sur le site : personne ne lit les réponses à cet e-mail. Si d’autres messages suivent avant que vous l’ayez lu, l’e-mail suivant arrive au plus tôt après ${pauseMinutes} minutes.`,
    why: 'Les messages entre contributeurs et équipes sont toujours envoyés, quels que soient vos abonnements.',
  }),
} as const
