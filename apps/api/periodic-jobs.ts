import { writeMail } from './accounts/mails.ts'
import { MAKE_AVIF, makeAvif } from './accounts/picture-files.ts'
import { announceComment, announceCommentKind } from './community/announce-comments.ts'
import { announceUpdate, announceUpdateKind } from './community/announce-updates.ts'
import { publishDue } from './community/publish-updates.ts'
import { remind } from './community/remind.ts'
import type { Connection } from './database/connection.ts'
import type { JobKind } from './jobs/runner.ts'
import type { Platform } from './kernel/platform.ts'
import { deliverMail, type QueuedMail } from './mail/queue.ts'
import { moneyKinds } from './money-jobs.ts'
import { writeNewsletterMail } from './newsletter/mails.ts'
import { gatherDigests, writeDigest } from './notifications/digest.ts'
import { writeEventMail } from './notifications/mails.ts'
import { forgetExpired } from './operations/forget-expired.ts'
import { EXPORT_PLEDGES, makeExport } from './pledges/export-pledges.ts'
import { foldParcelChanges } from './pledges/parcel-sums.ts'
import { followPaymentEvent, PAYMENT_EVENT } from './pledges/payment-events.ts'
import { reconcileSettled } from './pledges/reconcile.ts'
import { settleUnfinished } from './pledges/settle.ts'
import { writeInviteMail } from './projects/invite-mails.ts'
import { forgetRemoved } from './projects/removed-parts.ts'
import type { PaymentEvent } from './providers/payment-events.ts'

/** E-mails about an account, of the newsletter, and of what happens to projects and pledges. */
const writeAny = (platform: Platform, { kind, ...order }: QueuedMail) => {
  if (kind === 'event') return writeEventMail(platform, order)
  if (kind === 'digest') return writeDigest(platform, order)
  if (kind === 'invite') return writeInviteMail(platform, order)
  return kind === 'newsletter' || kind === 'subscribed'
    ? writeNewsletterMail(platform, { kind, ...order })
    : writeMail(platform, { kind, ...order })
}

const secondMs = 1_000
const minuteMs = 60 * secondMs
const settleEveryMs = 5 * secondMs

/** The platform's own background work: what is done, how often, and how long it may take. */
export const periodicKinds = (platform: Platform, { takeStatistics }: Connection): readonly JobKind[] => [
  {
    name: 'send-letters',
    everyMs: secondMs,
    limitMs: 2 * minuteMs,
    run: ({ signal }) => deliverMail(platform, (order) => writeAny(platform, order), signal),
  },
  {
    name: 'settle-payments',
    everyMs: settleEveryMs,
    limitMs: minuteMs,
    run: ({ signal }) => settleUnfinished(platform, settleEveryMs, signal),
  },
  {
    name: 'reconcile-payments',
    everyMs: minuteMs,
    limitMs: 2 * minuteMs,
    run: () => reconcileSettled(platform),
  },
  {
    name: PAYMENT_EVENT,
    limitMs: minuteMs,
    run: ({ payload }) => followPaymentEvent(platform, payload as PaymentEvent),
  },
  {
    name: EXPORT_PLEDGES,
    limitMs: 10 * minuteMs,
    run: ({ payload, signal }) => makeExport(platform, String(payload), signal),
  },
  {
    name: MAKE_AVIF,
    limitMs: 2 * minuteMs,
    run: ({ payload, signal }) => makeAvif(platform, payload, signal),
  },
  ...moneyKinds(platform),
  {
    name: announceCommentKind,
    limitMs: minuteMs,
    run: ({ payload }) => announceComment(platform, String(payload)),
  },
  {
    name: announceUpdateKind,
    limitMs: 10 * minuteMs,
    run: ({ payload }) => announceUpdate(platform, String(payload)),
  },
  {
    name: 'publish-updates',
    everyMs: 5 * secondMs,
    limitMs: 2 * minuteMs,
    run: () => publishDue(platform),
  },
  { name: 'gather-digests', everyMs: minuteMs, limitMs: 2 * minuteMs, run: () => gatherDigests(platform) },
  { name: 'send-reminders', everyMs: 5 * secondMs, limitMs: 2 * minuteMs, run: () => remind(platform) },
  {
    name: 'fold-parcel-changes',
    everyMs: minuteMs,
    limitMs: minuteMs,
    run: () => foldParcelChanges(platform.db),
  },
  { name: 'take-statistics', everyMs: 10 * minuteMs, limitMs: minuteMs, run: () => takeStatistics() },
  {
    name: 'forget-expired',
    everyMs: 60 * minuteMs,
    limitMs: 5 * minuteMs,
    run: async () => {
      await forgetExpired(platform)
      await forgetRemoved(platform)
    },
  },
]
