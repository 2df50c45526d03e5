import { desc, eq } from 'drizzle-orm'
import { paymentMethods, payments, pledges } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { stripeEvents } from '../providers/stripe-events.ts'
import { stripePayments } from '../providers/stripe-payments.ts'
import { confirm, fill } from './people.ts'
import { type MadeProject, startTestPlatform, type TestPlatform } from './platform.ts'
import { newcomer } from './sign-in.ts'
import { type StripePeer, startStripePeer } from './stripe-peer.ts'

export interface StripePlatform {
  readonly made: TestPlatform
  readonly peer: StripePeer
  readonly stop: () => Promise<void>
}

/** The platform with Stripe's adapter, against a peer on this machine. */
export async function startStripePlatform(webhookSecret: string): Promise<StripePlatform> {
  const peer = await startStripePeer()
  const access = { key: peer.key, publishableKey: 'pk_test_peer', apiOrigin: peer.origin, retries: 0 }
  const made = await startTestPlatform({
    payments: {
      open: (db, now) => stripePayments({ db, now, ...access }),
      events: stripeEvents(webhookSecret),
    },
  })
  return {
    made,
    peer,
    stop: async () => {
      await made.stop()
      await peer.close()
    },
  }
}

let cards = 0

/** Somebody who pledges with a card of the peer; the key is that of the payment. */
export async function pledgeByStripe(
  { made }: Pick<StripePlatform, 'made'>,
  project: MadeProject,
  card: string,
) {
  const { db, now, payments: processor } = made.platform
  const { client } = await newcomer(made)
  const total = await fill(client, project)
  const [cart] = await db
    .select()
    .from(pledges)
    .where(eq(pledges.projectId, Number(project.id)))
    .orderBy(desc(pledges.createdAt), desc(pledges.status))
    .limit(1)
  const saved = await processor.saveCard({ cardToken: `${card}-of-${++cards}`, name: 'Mara Lindqvist' })
  await db.insert(paymentMethods).values({
    id: newId('pm'),
    userId: cart?.userId ?? '',
    processorToken: saved.token,
    brand: saved.brand,
    last4: saved.last4,
    expiration: saved.expiration,
    fingerprint: saved.fingerprint,
    name: 'Mara Lindqvist',
    isDefault: true,
    createdAt: now(),
  })
  const pledge = await confirm(client, project, total)
  const [payment] = await db.select().from(payments).where(eq(payments.pledgeId, pledge.id))
  return { client, pledge, key: payment?.id ?? '' }
}
