import { eq } from 'drizzle-orm'
import { type SubscriptionKey, subscriptionCode } from '../accounts/mail-subscriptions.ts'
import type { EventName, NamedEvent } from '../database/schema/notification-event.ts'
import { users } from '../database/schema.ts'
import type { User } from '../kernel/people.ts'
import type { Platform } from '../kernel/platform.ts'
import { layOut } from '../mail/layout.ts'
import type { QueuedMail } from '../mail/queue.ts'
import type { MailMessage } from '../providers/mail.ts'
import type { EventMail } from './event-mail.ts'
import { eventMailWords } from './mail-words.ts'
import { type MailedName, mailedBy, type Place, placeOf } from './mailed-events.ts'
import { wordsOf } from './notification-words.ts'
import { orderMails } from './order-words.ts'
import { en, fr, type Language } from './told.ts'

type Reader = Pick<User, 'emailConfirmed' | 'emailSubscriptions'>

const isMailed = (name: EventName): name is MailedName => Object.hasOwn(mailedBy, name)

/** The key of the settings that asks for e-mails of an event; null: they are always sent. */
function keyOf(name: MailedName): SubscriptionKey | null {
  const by = mailedBy[name]
  return by === 'always' ? null : by
}

/** Of a notification that waits for the day's digest. */
export const DIGEST_WAITS = 'waiting'

/** Whether a person is told of an event by the day's digest, in place of an e-mail of its own (decisions 2 §9). */
export function getsDigest(name: EventName, { emailConfirmed, emailSubscriptions }: Reader): boolean {
  const key = isMailed(name) ? keyOf(name) : null
  const wants = (each: SubscriptionKey) => emailSubscriptions.includes(each)
  return key !== null && emailConfirmed && wants(key) && wants('DAILY_DIGEST')
}

/**
 * Whether a person gets an e-mail of an event by itself: what a key asks for goes to confirmed addresses only, and not
 * where a digest tells of it.
 */
export function getsMail(name: EventName, { emailConfirmed, emailSubscriptions }: Reader): boolean {
  if (!isMailed(name)) return false
  const key = keyOf(name)
  if (key === null) return true
  return emailConfirmed && emailSubscriptions.includes(key) && !emailSubscriptions.includes('DAILY_DIGEST')
}

/** The address of a place; the key of an event about a pledge ends with the pledge's id, except that of a refund. */
function pathOf(
  place: Place,
  { projectId, eventKey, event }: Pick<EventInWords, 'projectId' | 'eventKey' | 'event'>,
): string {
  if (place === 'project') return `/project/${projectId}`
  if (place === 'dashboard') return `/dashboard/${projectId}`
  if (place === 'wallet') return '/wallet/plg'
  if (place === 'home') return '/projects/trending'
  if (place === 'thread' && 'pledgeId' in event.params) {
    const { pledgeId, reader } = event.params
    const page = reader === 'backer' ? '/pledges' : `/manager/${projectId}/backers`
    return `${page}/${pledgeId}#pledge-messages`
  }
  if (place !== 'pledge') return `/project/${projectId}/${place}`
  const pledgeId = /^(?:made|changed:[^:]+|cancelled|charged|failed:\d+|dropped|shipped):(.+)$/.exec(
    eventKey,
  )?.[1]
  return pledgeId ? `/pledges/${pledgeId}` : '/pledges'
}

const dayIn = { en: en.day, fr: fr.day } as const

/** The words of an event, apart from its project's name, which is above the title here. */
function saidOf(event: NamedEvent, language: Language) {
  const { title, body } = wordsOf(event)[language]
  const lead = `${event.params.project}. `
  const text = body.startsWith(lead) ? body.slice(lead.length) : body
  return { title, text: text.trim() || eventMailWords[language].forBackers }
}

/** What the e-mail of an event says besides its words; of an order, in the words for orders. */
function mailOf(name: MailedName, params: NamedEvent['params'], language: Language): EventMail {
  const written = (mails: object): Partial<EventMail> =>
    (mails as Readonly<Record<string, (given: typeof params) => Partial<EventMail>>>)[name]?.(params) ?? {}
  const plain = written(eventMailWords[language].mails) as EventMail
  return 'isOrder' in params ? { ...plain, ...written(orderMails[language]) } : plain
}

/** The key of an e-mail that somebody sends to themselves, to see how it arrives: it tells nobody of anything. */
export const testKey = (id: string) => `test:${id}`
const isTest = (eventKey: string) => eventKey.startsWith(testKey(''))

/** An event in words for one person. */
interface EventInWords extends Pick<QueuedMail, 'language' | 'createdAt'> {
  readonly event: NamedEvent
  readonly eventKey: string
  readonly projectId: number
}

/**
 * Writes the e-mail of an event to the person's present address; null if they are gone, or turned its key off since it
 * was queued. A blocked account still hears of its money.
 */
export async function writeEventMail(
  platform: Pick<Platform, 'db' | 'siteOrigin' | 'sealer'>,
  { userId, event, eventKey, projectId, ...rest }: Omit<QueuedMail, 'kind'>,
): Promise<MailMessage | null> {
  if (!event || !eventKey || projectId === null || userId === null || !isMailed(event.name)) return null
  const [user] = await platform.db.select().from(users).where(eq(users.id, userId))
  if (!user || user.deletedAt || (!isTest(eventKey) && !getsMail(event.name, user))) return null
  if (keyOf(event.name) && user.blocked) return null
  return layOutEvent(platform, user, { ...rest, event, eventKey, projectId })
}

/** The e-mail of an event, for one person. An event that no e-mail tells of throws. */
export function layOutEvent(
  platform: Pick<Platform, 'siteOrigin' | 'sealer'>,
  user: Pick<User, 'id' | 'email'>,
  { language, event, eventKey, projectId, createdAt }: EventInWords,
): MailMessage {
  if (!isMailed(event.name)) throw new Error(`No e-mail tells of ${event.name}`)
  const key = keyOf(event.name)
  const origin = platform.siteOrigin()
  const { settings, unsubscribe, product } = eventMailWords[language]
  const { button, rows, aside, why } = mailOf(event.name, event.params, language)
  const { title, text } = saidOf(event, language)
  const when = dayIn[language](Math.floor(createdAt.getTime() / 1000))
  return layOut({
    to: user.email,
    language,
    origin,
    subject: title,
    preheader: text,
    about: `${event.params.project}, ${when}`,
    title,
    text,
    ...(rows && { rows }),
    button: {
      label: button,
      href: `${origin}${pathOf(placeOf[event.name], { projectId, eventKey, event })}`,
    },
    ...(aside && { aside }),
    foot: [why, product],
    settings: { label: settings, href: `${origin}/settings/notifications` },
    ...(key && {
      unsubscribe: {
        label: unsubscribe,
        href: `${origin}/newsletter/unsubscribe?code=${subscriptionCode(platform, { userId: user.id, key })}`,
      },
    }),
  })
}
