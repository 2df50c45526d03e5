import type { Handlers } from '../kernel/call.ts'
import { onCompleteMilestone } from './complete-milestone.ts'
import { onListProjectLedger } from './project-ledger.ts'
import { onGetProjectMoney } from './project-money.ts'
import { onEndProject, onRestoreProject, onSuspendProject } from './suspension.ts'
import { onListMilestoneVotes, onVoteOnMilestone } from './vote-calls.ts'

/** The calls around held money. */
export const moneyHandlers = {
  listMilestoneVotes: onListMilestoneVotes,
  voteOnMilestone: onVoteOnMilestone,
  getProjectMoney: onGetProjectMoney,
  listProjectLedger: onListProjectLedger,
  completeMilestone: onCompleteMilestone,
  suspendProject: onSuspendProject,
  restoreProject: onRestoreProject,
  endProject: onEndProject,
} satisfies Partial<Handlers>
