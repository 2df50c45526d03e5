import type { Handlers } from '../kernel/call.ts'
import { blockHandlers } from './block.ts'
import { type CountShown, decideWith } from './decide.ts'
import { listCaseHandlers } from './list-cases.ts'
import { moderationLogHandlers } from './log.ts'
import { readCaseHandlers } from './read-case.ts'

/** The calls of the desk of moderators (decisions 2 §8). */
export const moderationHandlers = ({ countShown }: { readonly countShown: CountShown }) =>
  ({
    ...listCaseHandlers,
    ...readCaseHandlers,
    ...moderationLogHandlers,
    ...blockHandlers,
    decideModerationCase: decideWith(countShown),
  }) satisfies Partial<Handlers>
