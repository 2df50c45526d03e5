import type { Contract, ServedName } from '@kindling/api-client/contract'
import { getMe } from '@kindling/api-client/contract/users'
import type { CallInput } from '@kindling/api-client/transport'
import type { Browser } from '../browser.ts'
import type { Stage } from '../stage.ts'

/** A call that is ready to be made, and by whom. */
export interface Prepared<N extends ServedName> {
  readonly browser: Browser
  readonly input: CallInput<Contract[N]>
}

/** One a served call: what has to be there before it goes well, and the call itself. */
export type HappyCalls = { readonly [N in ServedName]: (stage: Stage) => Promise<Prepared<N>> }

export const addressOf = async ({ client }: Browser) => {
  const { user } = await client(getMe, {})
  return user.shipping_addresses[0]?.id ?? ''
}
export const cardOf = async ({ client }: Browser) => {
  const { user } = await client(getMe, {})
  return user.payment_methods[0]?.id ?? ''
}
/** A call that anyone can make at once. */
export const ofVisitor =
  <const Input>(input: Input) =>
  async (stage: Stage) => ({ browser: stage.visitor(), input })
