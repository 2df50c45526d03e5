import { toRfc2822 } from '../model/instant.ts'
import type { Notification } from '../model/notification.ts'
import { nowSeconds } from './clock.ts'

const hour = 3_600

/** Created so many hours before the moment of the fixtures. */
function told(
  id: string,
  hoursAgo: number,
  details: {
    type: string
    title: string
    titleFr: string
    body: string
    bodyFr: string
    project?: string
    about?: string
    pledge?: string
    read?: boolean
  },
): Notification {
  return {
    id,
    read: details.read ?? false,
    date: toRfc2822((nowSeconds - hoursAgo * hour) * 1000),
    object_type: details.type,
    resource_id: details.project ?? '7',
    ...(details.pledge && { pledge_id: details.pledge }),
    data: {
      title: { en: details.title, fr: details.titleFr },
      subtitle: details.about ?? 'Fernhill, a kettle and stove that pack into each other',
      body: { en: details.body, fr: details.bodyFr },
    },
  }
}

/** One of each type and of each age, the newest first; two are unread. */
export const notifications: readonly Notification[] = [
  told('ntf_1', 0.2, {
    type: 'MILESTONE_EVENT',
    title: 'Vote open: First 500 made',
    titleFr: 'Vote ouvert : First 500 made',
    body: 'Fernhill. Closes on 4 December 2026. Not voting counts as confidence.',
    bodyFr: 'Fernhill. Il se termine le 4 décembre 2026. Ne pas voter vaut confiance.',
  }),
  told('ntf_2', 3, {
    type: 'PROJECT_COMMENT',
    title: 'Greta Osei answered you',
    titleFr: 'Greta Osei vous a répondu',
    body: 'Fernhill. Yes, the lid fits the old pot as well.',
    bodyFr: 'Fernhill. Yes, the lid fits the old pot as well.',
  }),
  told('ntf_3', 30, {
    type: 'PROJECT_UPDATE',
    title: 'Update: The first castings are cold',
    titleFr: 'Actualité : The first castings are cold',
    body: 'Fernhill. Forty came out of the sand, thirty-eight are good.',
    bodyFr: 'Fernhill. Forty came out of the sand, thirty-eight are good.',
    read: true,
  }),
  told('ntf_4', 51, {
    type: 'GOAL_REACHED',
    title: 'Tidewell, a pour-over set reached its goal',
    titleFr: 'Tidewell, a pour-over set a atteint son objectif',
    body: '$24,000 are pledged. Pledges are charged when the campaign ends.',
    bodyFr: '24 000 $ sont promis. Les contributions sont débitées à la fin de la campagne.',
    project: '5',
    about: 'Tidewell, a pour-over set thrown by hand',
    read: true,
  }),
  told('ntf_5', 24 * 9, {
    type: 'PROJECT_UPDATE',
    title: 'Update: A drop of two metres',
    titleFr: 'Actualité : A drop of two metres',
    body: 'Fernhill. It rang like a bell and kept its shape.',
    bodyFr: 'Fernhill. It rang like a bell and kept its shape.',
    read: true,
  }),
  told('ntf_6', 24 * 23, {
    type: 'PLEDGE',
    title: 'New pledge of $164',
    titleFr: 'Nouvelle contribution de 164 $',
    body: 'Fernhill. Charged on 2 December 2026, if the goal is reached.',
    bodyFr: 'Fernhill. Débit le 2 décembre 2026, si l’objectif est atteint.',
    read: true,
  }),
]

/** A message of the team about a pledge of one's own, and one of a backer of one's project. */
export const messageNotifications: readonly Notification[] = [
  told('ntf_7', 0.1, {
    type: 'PLEDGE_MESSAGE',
    pledge: 'plg_1',
    title: 'Ines Hollin wrote to you',
    titleFr: 'Ines Hollin vous a écrit',
    body: 'Fernhill. It does, without a tool. The hinge is a single pin.',
    bodyFr: 'Fernhill. It does, without a tool. The hinge is a single pin.',
  }),
  told('ntf_8', 2, {
    type: 'BACKER_MESSAGE',
    pledge: 'plg_2',
    title: 'A backer wrote to you',
    titleFr: 'Un contributeur vous a écrit',
    body: 'Fernhill. Does the lid come off for cleaning?',
    bodyFr: 'Fernhill. Does the lid come off for cleaning?',
  }),
]
