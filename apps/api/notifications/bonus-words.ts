import type { BonusEventParams } from '../database/schema/bonus-event.ts'
import type { Language, Words } from './told.ts'

/** What people read of a bonus. */
export const bonusWords: Readonly<Record<Language, Words<keyof BonusEventParams>>> = {
  en: {
    BONUS_ENTERED: ({ project, bonus, author }) => ({
      title: `${author || 'A backer'} sent an entry: ${bonus}`,
      body: `${project}. Accept or decline it in the dashboard.`,
    }),
    BONUS_ACCEPTED: ({ project, bonus, gives }) => ({
      title: `Your entry was accepted: ${bonus}`,
      body: `${project} shows it on its page. You get: ${gives}.`,
    }),
    BONUS_DECLINED: ({ project, bonus, reason }) => ({
      title: `Your entry was declined: ${bonus}`,
      body: `${project} wrote: “${reason}” You may send another one while it is open.`,
    }),
  },
  fr: {
    BONUS_ENTERED: ({ project, bonus, author }) => ({
      title: `${author || 'Un contributeur'} a envoyé une participation : ${bonus}`,
      body: `${project}. Acceptez-la ou refusez-la dans le tableau de bord.`,
    }),
    BONUS_ACCEPTED: ({ project, bonus, gives }) => ({
      title: `Votre participation est acceptée : ${bonus}`,
      body: `${project} la montre sur sa page. Vous recevez : ${gives}.`,
    }),
    BONUS_DECLINED: ({ project, bonus, reason }) => ({
      title: `Votre participation est refusée : ${bonus}`,
      body: `${project} a écrit : « ${reason} » Vous pouvez en envoyer une autre tant que c’est ouvert.`,
    }),
  },
}

/** The e-mail to the team, by its key: the label of the button, and why they get it. */
export const bonusMails = {
  en: {
    BONUS_ENTERED: ({ project }: BonusEventParams['BONUS_ENTERED']) => ({
      button: 'Read the entry',
      why: `You get this because you are in the team of ${project} and want entries to bonuses.`,
    }),
  },
  fr: {
    BONUS_ENTERED: ({ project }: BonusEventParams['BONUS_ENTERED']) => ({
      button: 'Lire la participation',
      why: `Vous recevez ceci parce que vous faites partie de l’équipe de ${project} et voulez les participations aux bonus.`,
    }),
  },
} as const
