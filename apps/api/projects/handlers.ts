import type { Handlers } from '../kernel/call.ts'
import { acceptInviteHandlers } from './accept-invite.ts'
import { activityListHandlers } from './activity-list.ts'
import { bonusEntryHandlers } from './bonus-entries.ts'
import { bonusHandlers } from './bonuses.ts'
import { closeProjectHandlers } from './close.ts'
import { createProjectHandlers } from './create.ts'
import { deleteProjectHandlers } from './delete.ts'
import { draftHandlers } from './draft.ts'
import { editProjectHandlers } from './edit.ts'
import { facetHandlers } from './facets.ts'
import { faqHandlers } from './faq.ts'
import { inviteHandlers } from './invites.ts'
import { projectListHandlers } from './list.ts'
import { listsOfPeopleHandlers } from './lists-of-people.ts'
import { milestoneHandlers } from './milestone-calls.ts'
import { projectPageHandlers } from './project.ts'
import { projectPictureHandlers } from './project-pictures.ts'
import { restorePartHandlers } from './restore-part.ts'
import { rewardHandlers } from './reward-calls.ts'
import { rhythmHandlers } from './rhythm.ts'
import { searchHandlers } from './search.ts'
import { siteHandlers } from './site.ts'
import { submitProjectHandlers } from './submit.ts'
import { teamHandlers } from './team.ts'
import { translationHandlers } from './translations.ts'
import { variantHandlers } from './variant-calls.ts'

/** The calls around projects. */
export const projectHandlers = {
  ...listsOfPeopleHandlers,
  ...projectListHandlers,
  ...facetHandlers,
  ...searchHandlers,
  ...projectPageHandlers,
  ...siteHandlers,
  ...createProjectHandlers,
  ...draftHandlers,
  ...editProjectHandlers,
  ...deleteProjectHandlers,
  ...submitProjectHandlers,
  ...closeProjectHandlers,
  ...projectPictureHandlers,
  ...rewardHandlers,
  ...variantHandlers,
  ...milestoneHandlers,
  ...bonusHandlers,
  ...bonusEntryHandlers,
  ...faqHandlers,
  ...restorePartHandlers,
  ...rhythmHandlers,
  ...translationHandlers,
  ...teamHandlers,
  ...inviteHandlers,
  ...acceptInviteHandlers,
  ...activityListHandlers,
} satisfies Partial<Handlers>
