import type { EventParams } from '../database/schema/notification-event.ts'
import type { ReminderEventParams } from '../database/schema/reminder-event.ts'
import type { MailRow } from '../mail/layout.ts'
import { alwaysSent } from './event-mail.ts'
import { en, fr, type Language, type Words } from './told.ts'

type Name = keyof ReminderEventParams

/** What people read ahead of an end, a vote's close and a milestone, and of a launch by a creator they backed. */
export const reminderWords: Readonly<Record<Language, Words<Name>>> = {
  en: {
    CAMPAIGN_ENDS: ({ project, endsAt }) => ({
      title: `${project} ends in 48 hours`,
      body: `Pledges are taken until ${en.day(endsAt)}.`,
    }),
    CREATOR_LAUNCHED: ({ project, creator, blurb }) => ({
      title: `${creator || 'A creator you backed'} launched ${project}`,
      body: blurb,
    }),
    MILESTONE_NEAR: ({ project, milestone, date }) => ({
      title: `Milestone in one week: ${milestone}`,
      body: `${project}. It is due on ${en.day(date)}. Your vote decides whether its share is released.`,
    }),
    VOTE_CLOSES: ({ project, milestone, closesAt }) => ({
      title: `Vote closes in 48 hours: ${milestone}`,
      body: `${project}. You have not voted. Without an answer by ${en.day(closesAt)} you count as confident.`,
    }),
  },
  fr: {
    CAMPAIGN_ENDS: ({ project, endsAt }) => ({
      title: `${project} se termine dans 48 heures`,
      body: `Les contributions sont ouvertes jusqu’au ${fr.day(endsAt)}.`,
    }),
    CREATOR_LAUNCHED: ({ project, creator, blurb }) => ({
      title: `${creator || 'Un créateur que vous avez soutenu'} a lancé ${project}`,
      body: blurb,
    }),
    MILESTONE_NEAR: ({ project, milestone, date }) => ({
      title: `Étape dans une semaine : ${milestone}`,
      body: `${project}. Elle est prévue le ${fr.day(date)}. Votre vote décide si sa part est versée.`,
    }),
    VOTE_CLOSES: ({ project, milestone, closesAt }) => ({
      title: `Le vote se termine dans 48 heures : ${milestone}`,
      body: `${project}. Vous n’avez pas voté. Sans réponse avant le ${fr.day(closesAt)}, votre confiance est comptée.`,
    }),
  },
}

type Mails = {
  readonly [Each in Name]: (params: EventParams[Each]) => {
    readonly button: string
    readonly rows?: readonly MailRow[]
    readonly why: string
  }
}

/** The buttons of their e-mails, and why people get them. */
export const reminderMails: Readonly<Record<Language, Mails>> = {
  en: {
    CAMPAIGN_ENDS: ({ project, endsAt }) => ({
      button: 'See the project',
      rows: [{ label: 'Ends on', value: en.day(endsAt) }],
      why: `You get this because you follow ${project} and want project updates.`,
    }),
    CREATOR_LAUNCHED: () => ({
      button: 'See the project',
      why: 'You get this because you backed this creator before and want project updates.',
    }),
    MILESTONE_NEAR: ({ project, milestone, date }) => ({
      button: 'See the project',
      rows: [
        { label: 'Milestone', value: milestone },
        { label: 'Due on', value: en.day(date) },
      ],
      why: `You get this because you back ${project} and want reminders of milestones.`,
    }),
    VOTE_CLOSES: ({ milestone, closesAt }) => ({
      button: 'Read and vote',
      rows: [
        { label: 'Milestone', value: milestone },
        { label: 'Open until', value: en.day(closesAt) },
      ],
      why: alwaysSent.en.vote,
    }),
  },
  fr: {
    CAMPAIGN_ENDS: ({ project, endsAt }) => ({
      button: 'Voir le projet',
      rows: [{ label: 'Se termine le', value: fr.day(endsAt) }],
      why: `Vous recevez ce message parce que vous suivez ${project} et voulez ses actualités.`,
    }),
    CREATOR_LAUNCHED: () => ({
      button: 'Voir le projet',
      why: 'Vous recevez ce message parce que vous avez déjà soutenu ce créateur et voulez les actualités.',
    }),
    MILESTONE_NEAR: ({ project, milestone, date }) => ({
      button: 'Voir le projet',
      rows: [
        { label: 'Étape', value: milestone },
        { label: 'Prévue le', value: fr.day(date) },
      ],
      why: `Vous recevez ce message parce que vous soutenez ${project} et voulez les rappels d’étapes.`,
    }),
    VOTE_CLOSES: ({ milestone, closesAt }) => ({
      button: 'Lire et voter',
      rows: [
        { label: 'Étape', value: milestone },
        { label: 'Ouvert jusqu’au', value: fr.day(closesAt) },
      ],
      why: alwaysSent.fr.vote,
    }),
  },
}
