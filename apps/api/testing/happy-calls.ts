import type { ServedName } from '@kindling/api-client/contract'
import { account } from './happy/account.ts'
import { afterCharge } from './happy/after-charge.ts'
import { bonuses } from './happy/bonuses.ts'
import { cartChanges } from './happy/cart-changes.ts'
import { community } from './happy/community.ts'
import { drafts } from './happy/drafts.ts'
import { insights } from './happy/insights.ts'
import { manager } from './happy/manager.ts'
import { moderation } from './happy/moderation.ts'
import { messages } from './happy/pledge-messages.ts'
import { notes } from './happy/pledge-notes.ts'
import { pledges } from './happy/pledges.ts'
import type { HappyCalls } from './happy/prepared.ts'
import { projects } from './happy/projects.ts'
import type { Replay } from './happy/replay.ts'
import { saved } from './happy/saved.ts'
import { signingIn } from './happy/signing-in.ts'
import { site } from './happy/site.ts'
import { team } from './happy/team.ts'
import { translations } from './happy/translations.ts'
import { votes } from './happy/votes.ts'

/** Each served call as it goes well; the compiler holds the list complete. */
export const happyCalls: HappyCalls = {
  ...signingIn,
  ...account,
  ...saved,
  ...projects,
  ...drafts,
  ...bonuses,
  ...translations,
  ...team,
  ...pledges,
  ...community,
  ...cartChanges,
  ...afterCharge,
  ...insights,
  ...manager,
  ...messages,
  ...notes,
  ...moderation,
  ...votes,
  ...site,
}

/** What becomes of calls made again without a key. Those not named here leave the state and the answer as they are. */
export const replays: Readonly<Partial<Record<ServedName, Replay>>> = Object.fromEntries(
  Object.entries(happyCalls).flatMap(([name, { replay }]) => (replay ? [[name, replay]] : [])),
)
