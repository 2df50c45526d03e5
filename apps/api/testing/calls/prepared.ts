import type { Contract, ServedName } from '@kindling/api-client/contract'
import { getMe } from '@kindling/api-client/contract/users'
import type { CallInput } from '@kindling/api-client/transport'
import type { Browser } from '../browser.ts'
import type { Stage } from '../stage.ts'
import type { Replay } from './replay.ts'

/** A call that is ready to be made, and by whom. */
export interface Prepared<N extends ServedName> {
  readonly browser: Browser
  readonly input: CallInput<Contract[N]>
}

/** What has to be there before a call goes well, and the call itself. */
export interface HappyCall<N extends ServedName> {
  (stage: Stage): Promise<Prepared<N>>
  /** None: made again, the call leaves the state and the answer as they are, or it has a key. */
  readonly replay?: Replay
}

/** One a served call. */
export type HappyCalls = { readonly [N in ServedName]: HappyCall<N> }

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
