import type {
  addPaymentMethod,
  listPaymentMethods,
  removePaymentMethod,
  setDefaultPaymentMethod,
} from '@kindling/api-client/contract/users'
import { CARD } from '@kindling/validation/limits'
import { isExpired, parseExpiration } from '@kindling/validation/rules/card-expiration'
import { and, count, eq, isNull, or } from 'drizzle-orm'
import type { Database } from '../database/connection.ts'
import { cardChecks, paymentMethods, pledges, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { CardRejected, ProcessorUnavailable } from '../providers/payments.ts'
import { columnsOf } from './addresses.ts'
import { paymentMethodsOf, toWirePaymentMethod, toWirePlace } from './profile.ts'

const onListPaymentMethods: Handler<typeof listPaymentMethods> = async ({ platform, user }) => ({
  payment_methods: await paymentMethodsOf(platform.db, user.id),
})

/** What the processor gave for the card in the browser is exchanged for what can be charged; no number comes here. */
const onAddPaymentMethod: Handler<typeof addPaymentMethod> = async ({ platform, user, body }) => {
  const { db, payments, now } = platform
  const billing = body.billing_address ? toWirePlace(columnsOf(body.billing_address)) : null
  const saved = await payments
    .saveCard({ cardToken: body.card_token, name: body.name.trim() })
    .catch((error: unknown) => {
      if (error instanceof CardRejected) refuse('INVALID_VALUE', 'card_token')
      if (error instanceof ProcessorUnavailable) refuse('EXTERNAL_ERROR', 'payment_method')
      throw error
    })
  const expiration = parseExpiration(saved.expiration)
  if (expiration && isExpired(expiration, now().getTime())) refuse('DATE_EARLY', 'expiration')
  const row = await db.transaction(async (tx) => {
    // The person's row is the lock: of two first cards added at once, one is the default, and none is one too many.
    await lockPerson(tx, user.id)
    const [other] = await tx
      .select({ n: count() })
      .from(paymentMethods)
      .where(eq(paymentMethods.userId, user.id))
    if ((other?.n ?? 0) >= CARD.max) refuse('MAX_COUNT', 'payment_method', { max: CARD.max })
    const [added] = await tx
      .insert(paymentMethods)
      .values({
        id: newId('pm'),
        userId: user.id,
        processorToken: saved.token,
        brand: saved.brand,
        last4: saved.last4,
        expiration: saved.expiration,
        fingerprint: saved.fingerprint,
        name: body.name.trim(),
        isDefault: (other?.n ?? 0) === 0,
        userSaved: body.user_saved ?? true,
        billingAddress: billing,
        createdAt: now(),
      })
      .returning()
    return added
  })
  if (!row) throw new Error('The card was not stored')
  return { payment_method: toWirePaymentMethod(row) }
}

const onSetDefaultPaymentMethod: Handler<typeof setDefaultPaymentMethod> = async ({
  platform,
  user,
  body,
}) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const mine = eq(paymentMethods.userId, user.id)
    const [found] = await tx
      .select({ id: paymentMethods.id })
      .from(paymentMethods)
      .where(and(mine, eq(paymentMethods.id, body.id)))
    if (!found) refuse('MISSING_PAYMENT_METHOD', 'id')
    await tx.update(paymentMethods).set({ isDefault: false }).where(mine)
    await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, body.id))
  })
  return { payment_methods: await paymentMethodsOf(platform.db, user.id) }
}

/**
 * Whether a pledge still wants money from a card: one that the processor is working on, or one that waits for the end
 * of its campaign or for its charge after it. A campaign that missed its goal charges nobody. What decides is the
 * result that was written, not the time: between the two a card could be removed just before it is charged.
 */
async function isInUse(db: Pick<Database, 'select'>, id: string): Promise<boolean> {
  const mayCharge = or(isNull(projects.result), eq(projects.result, 'successful'))
  const waits = and(eq(pledges.status, 'CHECKED_OUT'), mayCharge)
  const [pledge] = await db
    .select({ id: pledges.id })
    .from(pledges)
    .innerJoin(projects, eq(projects.id, pledges.projectId))
    .where(and(eq(pledges.paymentMethodId, id), or(eq(pledges.status, 'PROCESSING'), waits)))
    .limit(1)
  if (pledge) return true
  const [check] = await db
    .select({ id: cardChecks.id })
    .from(cardChecks)
    .innerJoin(pledges, eq(pledges.id, cardChecks.pledgeId))
    .where(and(eq(cardChecks.paymentMethodId, id), eq(pledges.status, 'CHECKED_OUT')))
    .limit(1)
  return check !== undefined
}

const onRemovePaymentMethod: Handler<typeof removePaymentMethod> = async ({ platform, user, params }) => {
  await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    // Locked, so that a checkout that is choosing this card either sees it gone or keeps it here.
    const [found] = await tx
      .select()
      .from(paymentMethods)
      .where(and(eq(paymentMethods.userId, user.id), eq(paymentMethods.id, params.id)))
      .for('update')
    if (!found) refuse('MISSING_PAYMENT_METHOD')
    if (await isInUse(tx, found.id)) refuse('PAYMENT_METHOD_IN_USE')
    await tx.delete(paymentMethods).where(eq(paymentMethods.id, found.id))
    if (!found.isDefault) return
    const [next] = await tx.select().from(paymentMethods).where(eq(paymentMethods.userId, user.id)).limit(1)
    if (next) await tx.update(paymentMethods).set({ isDefault: true }).where(eq(paymentMethods.id, next.id))
  })
  return {}
}

export const paymentMethodHandlers = {
  listPaymentMethods: onListPaymentMethods,
  addPaymentMethod: onAddPaymentMethod,
  setDefaultPaymentMethod: onSetDefaultPaymentMethod,
  removePaymentMethod: onRemovePaymentMethod,
} satisfies Partial<Handlers>
