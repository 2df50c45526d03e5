import { accountHandlers } from './accounts/handlers.ts'
import { countShown } from './community/comment-rows.ts'
import { communityHandlers } from './community/handlers.ts'
import { insightHandlers } from './insights/handlers.ts'
import type { Handlers } from './kernel/call.ts'
import { learnHandlers } from './learn/handlers.ts'
import { moderationHandlers } from './moderation/handlers.ts'
import { moneyHandlers } from './money/handlers.ts'
import { newsletterHandlers } from './newsletter/handlers.ts'
import { notificationHandlers } from './notifications/handlers.ts'
import { pledgeHandlers } from './pledges/handlers.ts'
import { withdrawUncharged } from './pledges/withdraw.ts'
import { projectHandlers } from './projects/handlers.ts'
import { walletHandlers } from './wallet/handlers.ts'

/** A handler for each call of the contract that is served; the compiler holds it complete. */
export const handlers: Handlers = {
  ...accountHandlers({ withdraw: withdrawUncharged }),
  ...notificationHandlers,
  ...projectHandlers,
  ...pledgeHandlers,
  ...communityHandlers,
  ...moneyHandlers,
  ...moderationHandlers({ countShown }),
  ...newsletterHandlers,
  ...learnHandlers,
  ...insightHandlers,
  ...walletHandlers,
}
