import type { TeamRole } from '@kindling/validation/permissions'
import type { TeamEventParams } from '../database/schema/team-event.ts'
import { alwaysSent } from './event-mail.ts'
import { ruleSentence } from './rule-words.ts'
import type { Language, Words } from './told.ts'

/** The names that a team's roles have on the site. */
export const roleNames: Readonly<Record<Language, Readonly<Record<TeamRole, string>>>> = {
  en: { VIEWER: 'viewer', USER: 'member', ADMIN: 'admin' },
  fr: { VIEWER: 'lecteur', USER: 'membre', ADMIN: 'administrateur' },
}
const { en, fr } = roleNames

/** What each role may do, in a sentence. */
export const roleMeans: Readonly<Record<Language, Readonly<Record<TeamRole, string>>>> = {
  en: {
    VIEWER: 'You can read the draft, its preview and its numbers.',
    USER: 'You can edit texts, pictures and rewards, answer backers and send parcels.',
    ADMIN: 'You can do everything: money, team and publishing included.',
  },
  fr: {
    VIEWER: 'Vous pouvez lire le brouillon, son aperçu et ses chiffres.',
    USER: 'Vous pouvez modifier textes, images et contreparties, répondre aux contributeurs et expédier les colis.',
    ADMIN: 'Vous pouvez tout faire : l’argent, l’équipe et la publication compris.',
  },
}

/** What people read of their team and of a review. */
export const teamWords: Readonly<Record<Language, Words<keyof TeamEventParams>>> = {
  en: {
    ROLE_CHANGED: ({ project, role }) => ({
      title: `Your role in ${project} is now ${en[role]}`,
      body: roleMeans.en[role],
    }),
    ROLE_ENDED: ({ project }) => ({
      title: `You are no longer in the team of ${project}`,
      body: 'You cannot open its dashboard any more. Your own pledges are as before.',
    }),
    INVITE_ACCEPTED: ({ project, member, role }) => ({
      title: `${member || 'Somebody'} joined your team`,
      body: `${project}. Their role is ${en[role]}.`,
    }),
    REVIEW_APPROVED: ({ project, reason }) => ({
      title: `${project} is approved and open`,
      body: `People can order now. A moderator wrote: “${reason}”`,
    }),
    REVIEW_CHANGES_ASKED: ({ project, reason, rule }) => ({
      title: `Changes asked before ${project} opens`,
      body: `${ruleSentence('en', rule)}A moderator wrote: “${reason}” Change it, then submit it again.`,
    }),
  },
  fr: {
    ROLE_CHANGED: ({ project, role }) => ({
      title: `Votre rôle dans ${project} est maintenant ${fr[role]}`,
      body: roleMeans.fr[role],
    }),
    ROLE_ENDED: ({ project }) => ({
      title: `Vous ne faites plus partie de l’équipe de ${project}`,
      body: 'Vous ne pouvez plus ouvrir son tableau de bord. Vos contributions ne changent pas.',
    }),
    INVITE_ACCEPTED: ({ project, member, role }) => ({
      title: `${member || 'Quelqu’un'} a rejoint votre équipe`,
      body: `${project}. Son rôle : ${fr[role]}.`,
    }),
    REVIEW_APPROVED: ({ project, reason }) => ({
      title: `${project} est approuvé et ouvert`,
      body: `On peut commander dès maintenant. Un modérateur a écrit : « ${reason} »`,
    }),
    REVIEW_CHANGES_ASKED: ({ project, reason, rule }) => ({
      title: `Des changements sont demandés avant l’ouverture de ${project}`,
      body: `${ruleSentence('fr', rule)}Un modérateur a écrit : « ${reason} » Faites-les, puis soumettez le projet à nouveau.`,
    }),
  },
}

/** Their e-mails: the label of the button, and why the person gets it. */
const shared = {
  en: 'What you may do in a team is always written to you, whatever you subscribed to.',
  fr: 'Vos droits dans une équipe vous sont toujours annoncés, quels que soient vos abonnements.',
} as const

const mailsIn = (language: Language, dashboard: string, home: string) => ({
  ROLE_CHANGED: () => ({ button: dashboard, why: shared[language] }),
  ROLE_ENDED: () => ({ button: home, why: shared[language] }),
  REVIEW_APPROVED: () => ({ button: dashboard, why: alwaysSent[language].moderation }),
  REVIEW_CHANGES_ASKED: () => ({ button: dashboard, why: alwaysSent[language].moderation }),
})

export const teamMails = {
  en: mailsIn('en', 'Open the dashboard', 'Explore projects'),
  fr: mailsIn('fr', 'Ouvrir le tableau de bord', 'Découvrir les projets'),
} as const
