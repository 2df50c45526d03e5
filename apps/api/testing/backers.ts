import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import type { Client } from '@kindling/api-client/transport'
import { eq } from 'drizzle-orm'
import { projects, rewards } from '../database/schema.ts'
import { cardBody, goodAddress, goodCard } from './people.ts'
import type { MadeProject, TestPlatform } from './platform.ts'
import { newcomer } from './sign-in.ts'

export interface BackerOptions {
  /** Empty: no card. */
  readonly card?: string
  /** Of a card that others keep too: seven hexadecimal digits. */
  readonly fingerprint?: string
  readonly address?: boolean
}

/** Somebody who is signed up, with a card and an address in Canada. */
export async function backerOf(
  made: TestPlatform,
  { card = goodCard, fingerprint, address = true }: BackerOptions = {},
): Promise<Client> {
  const { client } = await newcomer(made)
  if (card) await client(addPaymentMethod, { body: cardBody(card, undefined, fingerprint) })
  if (address) await client(addShippingAddress, { body: goodAddress })
  return client
}

/** Pieces of the project's reward that are taken. */
export async function takenOf({ platform }: TestPlatform, { rewardId }: MadeProject) {
  const [row] = await platform.db.select().from(rewards).where(eq(rewards.id, rewardId))
  return row?.taken
}

/** What the project has raised, in cents, and from how many. */
export async function fundsOf({ platform }: TestPlatform, { id }: MadeProject) {
  const [row] = await platform.db
    .select()
    .from(projects)
    .where(eq(projects.id, Number(id)))
  return { total: row?.totalPledged, backers: row?.backersCount }
}
