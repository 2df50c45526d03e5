import { contract } from '../contract/index.ts'
import { accountHandlers } from './account.ts'
import { authHandlers } from './auth.ts'
import { bonusHandlers } from './bonuses.ts'
import { cardHandlers } from './cards.ts'
import { cartChangeHandlers } from './cart-changes.ts'
import { collaboratorHandlers } from './collaborators.ts'
import { commentHandlers } from './comments.ts'
import { couponHandlers } from './coupons.ts'
import { faqHandlers } from './faq.ts'
import type { SilentName, World } from './handler.ts'
import { identityHandlers } from './identity.ts'
import { insightHandlers } from './insights.ts'
import { learnHandlers } from './learn.ts'
import { milestoneHandlers } from './milestones.ts'
import { moderationHandlers } from './moderation.ts'
import { notificationHandlers } from './notifications.ts'
import { parcelHandlers } from './parcels.ts'
import { passkeyHandlers } from './passkeys.ts'
import { pledgeManagementHandlers } from './pledge-management.ts'
import { pledgeMessageHandlers } from './pledge-messages.ts'
import { pledgeNoteHandlers } from './pledge-notes.ts'
import { pledgeHandlers } from './pledges.ts'
import { projectActionHandlers } from './project-actions.ts'
import { projectEditingHandlers } from './project-editing.ts'
import { projectListHandlers } from './project-lists.ts'
import { projectHandlers } from './projects.ts'
import { rewardHandlers } from './rewards.ts'
import { rhythmHandlers } from './rhythm.ts'
import { securityEventHandlers } from './security-events.ts'
import { sessionHandlers } from './sessions.ts'
import { createStore, type WorldOptions } from './store.ts'
import { suspensionHandlers } from './suspension.ts'
import { totpHandlers } from './totp.ts'
import { translationHandlers } from './translations.ts'
import { updateMailHandlers } from './update-mails.ts'
import { updateHandlers } from './updates.ts'
import { userHandlers } from './users.ts'
import { voteHandlers } from './votes.ts'
import { walletHandlers } from './wallet.ts'
import { withdrawalHandlers } from './withdrawals.ts'

const saysNothing = Object.fromEntries(
  Object.values(contract)
    .filter(({ status, answerKeys }) => status === 'served' && answerKeys.length === 0)
    .map(({ name }) => [name, () => ({})]),
) as unknown as Pick<World, SilentName>

/*
 * How a resource is added:
 * 1. Serve its calls in `contract/<resource>.ts`; the compiler then names what is missing here.
 * 2. Write `<resource>.ts`: `(store: Store): Handlers<'<resource>'> => ({ … })`, one happy answer a call. Where the
 *    contract says that the answer is empty, a call needs one only if something is remembered.
 * 3. What the calls remember is a value of `Store`, begun in `createStore`, and an option of it if stories differ in it.
 * 4. What they answer with is in `<resource>.fixtures.ts`, which `fixtures.ts` gives to stories.
 * 5. Put the handlers among those of `createWorld`. A handler knows the store and no other resource's handlers.
 */

/**
 * The platform as stories meet it: one happy answer an endpoint, with just enough memory that a flow holds
 * together (what is put in the cart is in the cart). Each story gets its own.
 */
export function createWorld(options: WorldOptions = {}): World {
  const store = createStore(options)
  return {
    ...saysNothing,
    ...authHandlers(store),
    ...totpHandlers(store),
    ...sessionHandlers(store),
    ...securityEventHandlers(),
    ...passkeyHandlers(store),
    ...userHandlers(store),
    ...cardHandlers(),
    ...accountHandlers(store),
    ...identityHandlers(store),
    ...notificationHandlers(store),
    ...projectHandlers(store),
    ...projectActionHandlers(),
    ...projectListHandlers(store),
    ...faqHandlers(store),
    ...rhythmHandlers(store),
    ...updateMailHandlers(store),
    ...bonusHandlers(store),
    ...translationHandlers(store),
    ...projectEditingHandlers(store),
    ...rewardHandlers(store),
    ...milestoneHandlers(store),
    ...collaboratorHandlers(store),
    ...commentHandlers(store),
    ...updateHandlers(store),
    ...pledgeHandlers(store),
    ...cartChangeHandlers(store),
    ...couponHandlers(store),
    ...insightHandlers(store),
    ...pledgeManagementHandlers(store),
    ...pledgeMessageHandlers(store),
    ...pledgeNoteHandlers(store),
    ...parcelHandlers(store),
    ...learnHandlers(),
    ...voteHandlers(store),
    ...suspensionHandlers(),
    ...moderationHandlers(store),
    ...walletHandlers(store),
    ...withdrawalHandlers(store),
  }
}
