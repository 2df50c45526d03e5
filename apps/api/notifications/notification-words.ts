import { frenchSpacing } from '@kindling/validation/rules/french-spacing'
import type { NamedEvent } from '../database/schema/notification-event.ts'
import { bonusWords } from './bonus-words.ts'
import { changeWords } from './change-words.ts'
import { messageWords } from './message-words.ts'
import { moderationWords } from './moderation-words.ts'
import { moneyWords } from './money-words.ts'
import { orderWords } from './order-words.ts'
import { reminderWords } from './reminder-words.ts'
import { teamWords } from './team-words.ts'
import { en, fr, type Language, type Told, type Words } from './told.ts'

const words: Readonly<Record<Language, Words>> = {
  en: {
    ...bonusWords.en,
    ...messageWords.en,
    ...moneyWords.en,
    ...reminderWords.en,
    ...moderationWords.en,
    ...teamWords.en,
    PLEDGE_CONFIRMED: ({ project, cents, chargeAt }) => ({
      title: `New pledge of ${en.dollars(cents)}`,
      body:
        chargeAt === null
          ? `${project}. Paid and to be sent.`
          : `${project}. Charged on ${en.day(chargeAt)}, if the goal is reached.`,
    }),
    PLEDGE_MADE: ({ project, cents, chargeAt }) => ({
      title: `Your pledge of ${en.dollars(cents)} to ${project} stands`,
      body:
        chargeAt === null
          ? 'Your card was charged.'
          : `Your card is charged on ${en.day(chargeAt)}, if the goal is reached, and not before.`,
    }),
    ...changeWords.en,
    PLEDGE_CANCELLED: ({ project }) => ({
      title: `You cancelled your pledge to ${project}`,
      body: 'You were not charged.',
    }),
    GOAL_REACHED: ({ project, cents }) => ({
      title: `${project} reached its goal`,
      body: `${en.dollars(cents)} are pledged. Pledges are charged when the campaign ends.`,
    }),
    UPDATE_PUBLISHED: ({ project, update, text }) => ({
      title: `Update: ${update}`,
      body: `${project}. ${text}`,
    }),
    COMMENT_WRITTEN: ({ project, author, text }) => ({
      title: `${author || 'A backer'} wrote a comment`,
      body: `${project}. ${text}`,
    }),
    COMMENT_ANSWERED: ({ project, author, text }) => ({
      title: `${author || 'A backer'} answered you`,
      body: `${project}. ${text}`,
    }),
    VOTE_OPENED: ({ project, milestone, closesAt }) => ({
      title: `Vote open: ${milestone}`,
      body: `${project}. Closes on ${en.day(closesAt)}. Not voting counts as confidence.`,
    }),
    MILESTONE_REACHED: ({ project, milestone, percent }) => ({
      title: `Milestone reached: ${milestone}`,
      body: `${project}. ${percent}% of the pledges were released to the creator.`,
    }),
  },
  fr: {
    ...bonusWords.fr,
    ...messageWords.fr,
    ...moneyWords.fr,
    ...reminderWords.fr,
    ...moderationWords.fr,
    ...teamWords.fr,
    PLEDGE_CONFIRMED: ({ project, cents, chargeAt }) => ({
      title: `Nouvelle contribution de ${fr.dollars(cents)}`,
      body:
        chargeAt === null
          ? `${project}. Payée et à expédier.`
          : `${project}. Débit le ${fr.day(chargeAt)}, si l’objectif est atteint.`,
    }),
    PLEDGE_MADE: ({ project, cents, chargeAt }) => ({
      title: `Votre contribution de ${fr.dollars(cents)} à ${project} est enregistrée`,
      body:
        chargeAt === null
          ? 'Votre carte a été débitée.'
          : `Votre carte est débitée le ${fr.day(chargeAt)}, si l’objectif est atteint, et pas avant.`,
    }),
    ...changeWords.fr,
    PLEDGE_CANCELLED: ({ project }) => ({
      title: `Vous avez annulé votre contribution à ${project}`,
      body: 'Vous n’avez rien payé.',
    }),
    GOAL_REACHED: ({ project, cents }) => ({
      title: `${project} a atteint son objectif`,
      body: `${fr.dollars(cents)} sont promis. Les contributions sont débitées à la fin de la campagne.`,
    }),
    UPDATE_PUBLISHED: ({ project, update, text }) => ({
      title: `Actualité : ${update}`,
      body: `${project}. ${text}`,
    }),
    COMMENT_WRITTEN: ({ project, author, text }) => ({
      title: `${author || 'Un contributeur'} a écrit un commentaire`,
      body: `${project}. ${text}`,
    }),
    COMMENT_ANSWERED: ({ project, author, text }) => ({
      title: `${author || 'Un contributeur'} vous a répondu`,
      body: `${project}. ${text}`,
    }),
    VOTE_OPENED: ({ project, milestone, closesAt }) => ({
      title: `Vote ouvert : ${milestone}`,
      body: `${project}. Il se termine le ${fr.day(closesAt)}. Ne pas voter vaut confiance.`,
    }),
    MILESTONE_REACHED: ({ project, milestone, percent }) => ({
      title: `Étape atteinte : ${milestone}`,
      body: `${project}. ${percent} % des contributions ont été versés au créateur.`,
    }),
  },
}

/** What people read of an event, in every language of the site; which of them, their page knows. */
export function wordsOf({ name, params }: NamedEvent): Readonly<Record<Language, Told>> {
  const of = (language: Language) => {
    const said = { ...words[language], ...('isOrder' in params && orderWords[language]) }
    return (said[name] as (given: typeof params) => Told)(params)
  }
  const { title, body } = of('fr')
  return { en: of('en'), fr: { title: frenchSpacing(title), body: frenchSpacing(body) } }
}
