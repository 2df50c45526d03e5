import { readFile } from 'node:fs/promises'
import { contract } from '@kindling/api-client/contract'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { notifications } from '../database/schema.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { tellOf } from '../testing/tell.ts'
import {
  commentWritten,
  goalReached,
  milestoneReached,
  type NotificationEvent,
  pledgeConfirmed,
  updatePublished,
  voteOpened,
} from './events.ts'
import { messageReceived } from './message-events.ts'
import { messageKept, messageRemoved } from './moderation-events.ts'
import { wordsOf } from './notification-words.ts'

const kettle = { id: 7, name: 'Fernhill' }
const day = new Date('2026-12-04T12:00:00Z')
const message = { id: 'msg_1', pledgeId: 'plg_1' }
const decided = {
  project: kettle,
  reason: 'It was a joke.',
  entryId: 'mod_1',
  message: { ...message, from: 'team' as const, text: 'Half price < 5.' },
}
const events: NotificationEvent[] = [
  pledgeConfirmed(kettle, { id: 'p1', totalCents: 4_931_250, chargeAt: day }),
  pledgeConfirmed(kettle, { id: 'p2', totalCents: 9_500, chargeAt: null }),
  goalReached({ ...kettle, goalCents: 2_400_000 }),
  updatePublished(kettle, { id: 'u1', name: 'It boils', description: '<b>At last.</b>' }),
  commentWritten(kettle, { id: 'c1', author: 'Greta', text: 'Yes.', answers: true }),
  commentWritten(kettle, { id: 'c2', author: '', text: 'Hm.', answers: false }),
  voteOpened(kettle, { id: 'm1', title: 'First 500', date: day }),
  milestoneReached(kettle, { id: 'm2', title: 'Tooling', sharePercent: 30 }),
  messageReceived(kettle, { ...message, from: 'team', author: 'Ines', text: 'It does.\n\nBy a pin < 2 mm.' }),
  messageReceived(kettle, { ...message, from: 'team', author: '', text: 'It does.' }),
  messageReceived(kettle, { ...message, from: 'backer', author: '', text: 'Does it come off?' }),
  messageReceived(kettle, { ...message, from: 'backer', author: '', text: '' }),
  messageRemoved({ ...decided, rule: 'RESPECT' }),
  messageKept(decided),
]
/** Spaces of every width as plain ones: which of them a number has is the locale data's to say. */
const plain = (text: string) => text.replaceAll(/\s/g, ' ')

describe('an event in words', () => {
  it('is English in English', () => {
    expect(events.map((event) => Object.values(wordsOf(event).en).join(' | '))).toEqual([
      'New pledge of $49,312.50 | Fernhill. Charged on 4 December 2026, if the goal is reached.',
      'New pledge of $95 | Fernhill. Paid and to be sent.',
      'Fernhill reached its goal | $24,000 are pledged. Pledges are charged when the campaign ends.',
      'Update: It boils | Fernhill. At last.',
      'Greta answered you | Fernhill. Yes.',
      'A backer wrote a comment | Fernhill. Hm.',
      'Vote open: First 500 | Fernhill. Closes on 4 December 2026. Not voting counts as confidence.',
      'Milestone reached: Tooling | Fernhill. 30% of the pledges were released to the creator.',
      'Ines wrote to you | Fernhill. It does. By a pin < 2 mm.',
      'The team wrote to you | Fernhill. It does.',
      'A backer wrote to you | Fernhill. Does it come off?',
      'A backer wrote to you | Fernhill. A moderator removed the message.',
      'A moderator removed your message | Fernhill. You wrote: “Half price < 5.” The rule: Treat people with respect. The reason: “It was a joke.”',
      'We read the message that you reported | Fernhill. It stays in the thread. A moderator wrote: “It was a joke.”',
    ])
  })

  it('is French in French, amounts and dates included', () => {
    expect(events.map((event) => plain(Object.values(wordsOf(event).fr).join(' | ')))).toEqual([
      'Nouvelle contribution de 49 312,50 $ | Fernhill. Débit le 4 décembre 2026, si l’objectif est atteint.',
      'Nouvelle contribution de 95 $ | Fernhill. Payée et à expédier.',
      'Fernhill a atteint son objectif | 24 000 $ sont promis. Les contributions sont débitées à la fin de la campagne.',
      'Actualité : It boils | Fernhill. At last.',
      'Greta vous a répondu | Fernhill. Yes.',
      'Un contributeur a écrit un commentaire | Fernhill. Hm.',
      'Vote ouvert : First 500 | Fernhill. Il se termine le 4 décembre 2026. Ne pas voter vaut confiance.',
      'Étape atteinte : Tooling | Fernhill. 30 % des contributions ont été versés au créateur.',
      'Ines vous a écrit | Fernhill. It does. By a pin < 2 mm.',
      'L’équipe vous a écrit | Fernhill. It does.',
      'Un contributeur vous a écrit | Fernhill. Does it come off?',
      'Un contributeur vous a écrit | Fernhill. Un modérateur a supprimé le message.',
      'Un modérateur a supprimé votre message | Fernhill. Vous aviez écrit : « Half price < 5. » La règle : Traiter les autres avec respect. La raison : « It was a joke. »',
      'Nous avons lu le message que vous avez signalé | Fernhill. Il reste affiché. Un modérateur a écrit : « It was a joke. »',
    ])
  })
})

describe('notifications told in English before events were kept', () => {
  const made = platformForTests()

  it('become events by the migration; one whose source is gone stays as it was told', async () => {
    const { db } = made.platform.platform
    const browser = await made.stage.newcomer()
    const { user } = await browser.client(contract.getMe, {})
    const project = await made.stage.project()
    const id = await tellOf(made.platform, user.id, project)
    const old = {
      userId: user.id,
      projectId: Number(project.id),
      subtitle: 'A kettle',
      createdAt: new Date(),
    }
    await db
      .update(notifications)
      .set({ event: null, title: 'Update: It boils', subtitle: 'A kettle', body: 'A kettle. At last.' })
    await db.insert(notifications).values([
      {
        ...old,
        id: 'ntf_old_1',
        eventKey: 'comment:c9',
        objectType: 'PROJECT_COMMENT',
        title: 'A backer answered you',
        body: 'A kettle. Yes.',
      },
      {
        ...old,
        id: 'ntf_old_2',
        eventKey: `goal:${project.id}`,
        objectType: 'GOAL_REACHED',
        title: 'A kettle reached its goal',
        body: '$1',
      },
      {
        ...old,
        id: 'ntf_old_3',
        eventKey: 'pledge:gone',
        objectType: 'PLEDGE',
        title: 'New pledge of $95',
        body: 'A kettle. Paid.',
      },
    ])
    const file = new URL('../database/migrations/0012_notification_events.sql', import.meta.url)
    const steps = (await readFile(file, 'utf8')).split('--> statement-breakpoint')
    for (const step of steps.filter((each) => /UPDATE /.test(each))) await db.execute(sql.raw(step))
    const rows = await db.select().from(notifications)
    const eventOf = (wanted: string) => rows.find((row) => row.id === wanted)?.event
    expect(eventOf(id)).toEqual({
      name: 'UPDATE_PUBLISHED',
      params: { project: 'A kettle', update: 'It boils', text: 'At last.' },
    })
    expect(eventOf('ntf_old_1')).toEqual({
      name: 'COMMENT_ANSWERED',
      params: { project: 'A kettle', author: '', text: 'Yes.' },
    })
    expect(eventOf('ntf_old_2')).toMatchObject({ name: 'GOAL_REACHED', params: { project: 'A kettle' } })
    expect(eventOf('ntf_old_3')).toBeNull()
    const told = await browser.client(contract.listNotifications, { body: {} })
    const wordsOfOne = (wanted: string) => told.notifications.find((each) => each.id === wanted)?.data.title
    expect(wordsOfOne(id)).toEqual({ en: 'Update: It boils', fr: 'Actualité\u00a0: It boils' })
    expect(wordsOfOne('ntf_old_3')).toEqual({ en: 'New pledge of $95', fr: 'New pledge of $95' })
  })
})
