import type { setDefaultShippingAddress } from '@kindling/api-client/contract/account'
import type {
  addShippingAddress,
  removeShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { type ShippingAddressForm, shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { ADDRESS } from '@kindling/validation/limits'
import { and, count, eq } from 'drizzle-orm'
import { shippingAddresses, users } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { refuse } from '../kernel/failure.ts'
import { validateForm } from '../kernel/form-failures.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { profileOf, toWireAddress } from './profile.ts'

/** Columns of an address that passed its form. */
export function columnsOf(input: ShippingAddressForm) {
  return {
    name: (input.name ?? '').trim(),
    line1: input.line1.trim(),
    line2: (input.line2 ?? '').trim(),
    city: input.city.trim(),
    state: input.state.trim(),
    postalCode: input.postal_code,
    countryCode: input.country_code,
    phoneNumber: input.phone_number ?? '',
  }
}

const onAddShippingAddress: Handler<typeof addShippingAddress> = async ({ platform, user, body }) => {
  const { db, now } = platform
  const values = columnsOf(body)
  const row = await db.transaction(async (tx) => {
    // The lock on the person's row: if two first addresses are added at once, only one becomes the default.
    const person = await lockPerson(tx, user.id)
    const [held] = await tx
      .select({ n: count() })
      .from(shippingAddresses)
      .where(eq(shippingAddresses.userId, user.id))
    if ((held?.n ?? 0) >= ADDRESS.max) refuse('MAX_COUNT', 'shipping_address', { max: ADDRESS.max })
    const [added] = await tx
      .insert(shippingAddresses)
      .values({ id: newId('adr'), userId: user.id, createdAt: now(), ...values })
      .returning()
    if (added && !person.defaultShippingAddress)
      await tx.update(users).set({ defaultShippingAddress: added.id }).where(eq(users.id, user.id))
    return added
  })
  if (!row) throw new Error('The address was not stored')
  return { shipping_address: toWireAddress(row) }
}

const mine = (userId: string, id: string) =>
  and(eq(shippingAddresses.userId, userId), eq(shippingAddresses.id, id))

const onUpdateShippingAddress: Handler<typeof updateShippingAddress> = async ({
  platform,
  user,
  params,
  body,
}) => {
  const given = Object.fromEntries(Object.entries(body).filter(([, value]) => value !== undefined))
  const row = await platform.db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    const [found] = await tx.select().from(shippingAddresses).where(mine(user.id, params.id))
    if (!found) refuse('INVALID_ID', 'id')
    const whole = { ...toWireAddress(found), ...given }
    // Another country has other postal codes.
    validateForm(shippingAddressForm, whole)
    const [changed] = await tx
      .update(shippingAddresses)
      .set(columnsOf(whole))
      .where(eq(shippingAddresses.id, found.id))
      .returning()
    return changed ?? found
  })
  return { shipping_address: toWireAddress(row) }
}

/** Pledges keep the address they were confirmed with, so any address can be removed. */
const onRemoveShippingAddress: Handler<typeof removeShippingAddress> = async ({ platform, user, params }) => {
  await platform.db.transaction(async (tx) => {
    const person = await lockPerson(tx, user.id)
    const gone = await tx
      .delete(shippingAddresses)
      .where(mine(user.id, params.id))
      .returning({ id: shippingAddresses.id })
    if (gone.length === 0) refuse('INVALID_ID', 'id')
    if (person.defaultShippingAddress !== params.id) return
    const [next] = await tx
      .select()
      .from(shippingAddresses)
      .where(eq(shippingAddresses.userId, user.id))
      .limit(1)
    await tx
      .update(users)
      .set({ defaultShippingAddress: next?.id ?? null })
      .where(eq(users.id, user.id))
  })
  return {}
}

const onSetDefaultShippingAddress: Handler<typeof setDefaultShippingAddress> = async ({
  platform,
  user,
  body,
}) => {
  const { db } = platform
  await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    // Locked, so that it cannot be removed between being found and being chosen.
    const [found] = await tx
      .select({ id: shippingAddresses.id })
      .from(shippingAddresses)
      .where(mine(user.id, body.id))
      .for('update')
    if (!found) refuse('INVALID_ID', 'id')
    await tx.update(users).set({ defaultShippingAddress: body.id }).where(eq(users.id, user.id))
  })
  return { user: await profileOf(db, { ...user, defaultShippingAddress: body.id }) }
}

export const addressHandlers = {
  addShippingAddress: onAddShippingAddress,
  updateShippingAddress: onUpdateShippingAddress,
  removeShippingAddress: onRemoveShippingAddress,
  setDefaultShippingAddress: onSetDefaultShippingAddress,
} satisfies Partial<Handlers>
