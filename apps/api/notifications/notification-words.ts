import type { EventName, EventParams, NamedEvent } from '../database/schema/notification-event.ts'

const languages = ['en', 'fr'] as const
type Language = (typeof languages)[number]

interface Told {
  readonly title: string
  /** One sentence on what follows from it. */
  readonly body: string
}
type Words = { readonly [Name in EventName]: (params: EventParams[Name]) => Told }

/** The number habits of the site's French: without a region it would write US dollars as "$US". */
const locale = { en: 'en-US', fr: 'fr-CA' } as const

/** $49,312 or $49,312.50, from integer cents. */
const dollarsIn = (language: Language) => (cents: number) =>
  new Intl.NumberFormat(locale[language], {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
  }).format(cents / 100)

/** The month in letters, in UTC as every date of a campaign. */
const dayIn = (language: Language) => (seconds: number) =>
  new Date(seconds * 1000).toLocaleDateString(language === 'en' ? 'en-GB' : 'fr', {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  })

const en = { dollars: dollarsIn('en'), day: dayIn('en') }
const fr = { dollars: dollarsIn('fr'), day: dayIn('fr') }

const words: Readonly<Record<Language, Words>> = {
  en: {
    PLEDGE_CONFIRMED: ({ project, cents, chargeAt }) => ({
      title: `New pledge of ${en.dollars(cents)}`,
      body:
        chargeAt === null
          ? `${project}. Paid and to be sent.`
          : `${project}. Charged on ${en.day(chargeAt)}, if the goal is reached.`,
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
    PLEDGE_CONFIRMED: ({ project, cents, chargeAt }) => ({
      title: `Nouvelle contribution de ${fr.dollars(cents)}`,
      body:
        chargeAt === null
          ? `${project}. Payée et à expédier.`
          : `${project}. Débit le ${fr.day(chargeAt)}, si l’objectif est atteint.`,
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
  const of = (language: Language) => (words[language][name] as (given: typeof params) => Told)(params)
  return { en: of('en'), fr: of('fr') }
}
