import type { previewUpdateMail, sendTestUpdate } from '@kindling/api-client/contract/update-mails'
import { COMMUNITY } from '@kindling/validation/limits'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import type { ProjectRow } from '../kernel/access.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { countAttempt } from '../kernel/rate-limit.ts'
import { queueEventMails } from '../mail/queue.ts'
import { updatePublished } from '../notifications/events.ts'
import { layOutEvent, testKey } from '../notifications/mails.ts'
import { namedEvent } from '../notifications/notify.ts'

const perHour = { count: COMMUNITY.updateTestsPerHour, windowMs: 60 * 60_000 }

/** The event of an update that is not published, as those who may read it are told. */
const eventOf = (
  project: Pick<ProjectRow, 'id' | 'name'>,
  { name, description }: { readonly name: string; readonly description: string },
) => updatePublished(project, { id: 'preview', name, description: sanitizeDescription(description) })

/** The e-mail that an update would become, for the person who asks, in the language of their page. */
const onPreviewUpdateMail: Handler<typeof previewUpdateMail> = async ({
  platform,
  project,
  user,
  language,
  body,
}) => {
  const { key: eventKey, ...event } = eventOf(project, body)
  const { subject, html, text } = layOutEvent(platform, user, {
    language,
    event,
    eventKey,
    projectId: project.id,
    createdAt: platform.businessNow(),
  })
  return { mail: { subject, html, text } }
}

/** Sends it to the person who asks, whatever e-mails they get otherwise; to no address that may be another person's. */
const onSendTestUpdate: Handler<typeof sendTestUpdate> = async ({
  platform,
  project,
  user,
  language,
  body,
}) => {
  if (!user.emailConfirmed) refuse('NOT_YET_CONFIRM')
  await countAttempt(platform, `update-test:${user.id}`, perHour)
  const event = namedEvent(eventOf(project, body))
  await platform.db.transaction((tx) =>
    queueEventMails(tx, platform.businessNow(), [
      {
        userId: user.id,
        email: user.email,
        language,
        event,
        eventKey: testKey(newId('try')),
        projectId: project.id,
      },
    ]),
  )
  return { email: user.email }
}

export const updateMailHandlers = {
  previewUpdateMail: onPreviewUpdateMail,
  sendTestUpdate: onSendTestUpdate,
} satisfies Partial<Handlers>
