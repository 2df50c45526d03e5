import type { ModerationEventParams } from '../database/schema/moderation-event.ts'
import type { EventParams } from '../database/schema/notification-event.ts'
import { alwaysSent } from './event-mail.ts'
import { ruleSentence } from './rule-words.ts'
import type { Language, Words } from './told.ts'

type Name = keyof ModerationEventParams

/** What moderators decide, as the person concerned reads it on the site and in the e-mail. */
export const moderationWords: Readonly<Record<Language, Words<Name>>> = {
  en: {
    COMMENT_REMOVED: ({ project, reason, rule, text }) => ({
      title: 'A moderator removed your comment',
      body: `${project}. You wrote: “${text}” ${ruleSentence('en', rule)}The reason: “${reason}”`,
    }),
    COMMENT_SHOWN: ({ project, reason, text }) => ({
      title: 'Your comment is shown again',
      body: `${project}. It was hidden after reports: “${text}” A moderator wrote: “${reason}”`,
    }),
    MESSAGE_REMOVED: ({ project, reason, rule, text }) => ({
      title: 'A moderator removed your message',
      body: `${project}. You wrote: “${text}” ${ruleSentence('en', rule)}The reason: “${reason}”`,
    }),
    MESSAGE_KEPT: ({ project, reason }) => ({
      title: 'We read the message that you reported',
      body: `${project}. It stays in the thread. A moderator wrote: “${reason}”`,
    }),
    CHANGES_ASKED: ({ project, reason, rule }) => ({
      title: `A moderator asks for changes to ${project}`,
      body: `The project stays live. ${ruleSentence('en', rule)}What to change: “${reason}”`,
    }),
    ACCOUNT_BLOCKED: ({ project, reason, rule }) => ({
      title: 'Your account is blocked',
      body: `${project}. You cannot log in. Your pledges stand, and refunds still reach you. ${ruleSentence('en', rule)}The reason: “${reason}”`,
    }),
    ACCOUNT_UNBLOCKED: ({ project, reason }) => ({
      title: 'Your account is open again',
      body: `${project}. You can log in. A moderator wrote: “${reason}”`,
    }),
    FLAGS_DISMISSED: ({ project, reason }) => ({
      title: `We looked at ${project}, which you reported`,
      body: `It stays as it is. A moderator wrote: “${reason}”`,
    }),
  },
  fr: {
    COMMENT_REMOVED: ({ project, reason, rule, text }) => ({
      title: 'Un modérateur a supprimé votre commentaire',
      body: `${project}. Vous aviez écrit : « ${text} » ${ruleSentence('fr', rule)}La raison : « ${reason} »`,
    }),
    COMMENT_SHOWN: ({ project, reason, text }) => ({
      title: 'Votre commentaire est affiché à nouveau',
      body: `${project}. Il était masqué après des signalements : « ${text} » Un modérateur a écrit : « ${reason} »`,
    }),
    MESSAGE_REMOVED: ({ project, reason, rule, text }) => ({
      title: 'Un modérateur a supprimé votre message',
      body: `${project}. Vous aviez écrit : « ${text} » ${ruleSentence('fr', rule)}La raison : « ${reason} »`,
    }),
    MESSAGE_KEPT: ({ project, reason }) => ({
      title: 'Nous avons lu le message que vous avez signalé',
      body: `${project}. Il reste affiché. Un modérateur a écrit : « ${reason} »`,
    }),
    CHANGES_ASKED: ({ project, reason, rule }) => ({
      title: `Un modérateur demande des changements à ${project}`,
      body: `Le projet reste en ligne. ${ruleSentence('fr', rule)}Ce qu’il faut changer : « ${reason} »`,
    }),
    ACCOUNT_BLOCKED: ({ project, reason, rule }) => ({
      title: 'Votre compte est bloqué',
      body: `${project}. Vous ne pouvez pas vous connecter. Vos contributions tiennent, et les remboursements vous parviennent. ${ruleSentence('fr', rule)}La raison : « ${reason} »`,
    }),
    ACCOUNT_UNBLOCKED: ({ project, reason }) => ({
      title: 'Votre compte est rouvert',
      body: `${project}. Vous pouvez vous connecter. Un modérateur a écrit : « ${reason} »`,
    }),
    FLAGS_DISMISSED: ({ project, reason }) => ({
      title: `Nous avons examiné ${project}, que vous avez signalé`,
      body: `Il reste tel quel. Un modérateur a écrit : « ${reason} »`,
    }),
  },
}

type Mailed = Exclude<Name, 'FLAGS_DISMISSED' | 'MESSAGE_KEPT'>
type Mails = {
  readonly [Each in Mailed]: (params: EventParams[Each]) => { readonly button: string; readonly why: string }
}
const of = (
  language: Language,
  { project, discussion, thread }: Readonly<Record<'project' | 'discussion' | 'thread', string>>,
): Mails => {
  const toProject = () => ({ button: project, why: alwaysSent[language].moderation })
  const toDiscussion = () => ({ button: discussion, why: alwaysSent[language].moderation })
  return {
    COMMENT_REMOVED: toDiscussion,
    COMMENT_SHOWN: toDiscussion,
    MESSAGE_REMOVED: () => ({ button: thread, why: alwaysSent[language].moderation }),
    CHANGES_ASKED: toProject,
    ACCOUNT_BLOCKED: toProject,
    ACCOUNT_UNBLOCKED: toProject,
  }
}

/** The buttons of their e-mails. */
export const moderationMails: Readonly<Record<Language, Mails>> = {
  en: of('en', {
    project: 'See the project',
    discussion: 'Read the discussion',
    thread: 'See the messages',
  }),
  fr: of('fr', {
    project: 'Voir le projet',
    discussion: 'Lire la discussion',
    thread: 'Voir les messages',
  }),
}
