import type { Handlers } from '../kernel/call.ts'
import { onUnblockAccount } from './block.ts'
import { type CountShown, decideWith } from './decide.ts'
import { onListModerationCases } from './list-cases.ts'
import { onListModerationLog } from './log.ts'
import { onGetModerationCase } from './read-case.ts'

/** The calls of the desk of moderators (decisions 2 §8). */
export const moderationHandlers = ({ countShown }: { readonly countShown: CountShown }) =>
  ({
    listModerationCases: onListModerationCases,
    getModerationCase: onGetModerationCase,
    decideModerationCase: decideWith(countShown),
    listModerationLog: onListModerationLog,
    unblockAccount: onUnblockAccount,
  }) satisfies Partial<Handlers>
