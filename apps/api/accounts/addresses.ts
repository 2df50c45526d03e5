import type { setDefaultShippingAddress } from '@kindling/api-client/contract/account'
import type {
  addShippingAddress,
  removeShippingAddress,
  updateShippingAddress,
} from '@kindling/api-client/contract/users'
import { formIssues } from '@kindling/validation/forms/issues'
import { shippingAddressForm } from '@kindling/validation/forms/shipping-address'
import { ADDRESS } from '@kindling/validation/limits'
import { normalisePhone } from '@kindling/validation/rules/phone'
import { normalisePostalCode } from '@kindling/validation/rules/postal-code'
import { and, count, eq } from 'drizzle-orm'
import { shippingAddresses, users } from '../database/schema.ts'
import type { Handler } from '../kernel/call.ts'
import { refuse, refuseAll } from '../kernel/failure.ts'
import { refuseUnlike } from '../kernel/form-failures.ts'
import { newId } from '../kernel/ids.ts'
import { lockPerson } from '../kernel/people.ts'
import { profileOf, wireAddress } from './profile.ts'

interface AddressInput {
  name?: string | undefined
  line1: string
  line2?: string | undefined
  city: string
  state: string
  postal_code: string
  country_code: string
  phone_number?: string | undefined
}

const formValues = (input: AddressInput) => ({
  ...input,
  name: input.name ?? '',
  line2: input.line2 ?? '',
  phone_number: input.phone_number ?? '',
})

/** Checks an address with the form's own rules and gives its columns. */
function readAddress(input: AddressInput) {
  refuseUnlike(shippingAddressForm, formValues(input))
  return columnsOf(input)
}

/** The same for an address inside another form, which has no words of its own for what is wrong in it. */
export function readBillingAddress(input: AddressInput) {
  const wrong = formIssues(shippingAddressForm, formValues(input))
  refuseAll(wrong.map(({ path }) => ({ code: 'INVALID_VALUE', field: `billing_address.${path}` })))
  return columnsOf(input)
}

function columnsOf(input: AddressInput) {
  return {
    name: (input.name ?? '').trim(),
    line1: input.line1.trim(),
    line2: (input.line2 ?? '').trim(),
    city: input.city.trim(),
    state: input.state.trim(),
    postalCode: normalisePostalCode(input.postal_code),
    countryCode: input.country_code,
    phoneNumber: normalisePhone(input.phone_number ?? ''),
  }
}

export const onAddShippingAddress: Handler<typeof addShippingAddress> = async ({ platform, user, body }) => {
  const { db, now } = platform
  const values = readAddress(body)
  const row = await db.transaction(async (tx) => {
    // The person's row is the lock: of two first addresses added at once, one is the default.
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
  return { shipping_address: wireAddress(row) }
}

const mine = (userId: string, id: string) =>
  and(eq(shippingAddresses.userId, userId), eq(shippingAddresses.id, id))

export const onUpdateShippingAddress: Handler<typeof updateShippingAddress> = async ({
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
    const [changed] = await tx
      .update(shippingAddresses)
      .set(readAddress({ ...wireAddress(found), ...given }))
      .where(eq(shippingAddresses.id, found.id))
      .returning()
    return changed ?? found
  })
  return { shipping_address: wireAddress(row) }
}

/** Pledges keep the address they were confirmed with, so any address may go. */
export const onRemoveShippingAddress: Handler<typeof removeShippingAddress> = async ({
  platform,
  user,
  params,
}) => {
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

export const onSetDefaultShippingAddress: Handler<typeof setDefaultShippingAddress> = async ({
  platform,
  user,
  body,
}) => {
  const { db } = platform
  await db.transaction(async (tx) => {
    await lockPerson(tx, user.id)
    // Held, so that it cannot be removed between being found and being chosen.
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
