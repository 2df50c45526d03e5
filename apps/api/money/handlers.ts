import type { Handlers } from '../kernel/call.ts'
import { completeMilestoneHandlers } from './complete-milestone.ts'
import { projectLedgerHandlers } from './project-ledger.ts'
import { projectMoneyHandlers } from './project-money.ts'
import { suspensionHandlers } from './suspension.ts'
import { voteHandlers } from './vote-calls.ts'

/** The calls around held money. */
export const moneyHandlers = {
  ...voteHandlers,
  ...projectMoneyHandlers,
  ...projectLedgerHandlers,
  ...completeMilestoneHandlers,
  ...suspensionHandlers,
} satisfies Partial<Handlers>
