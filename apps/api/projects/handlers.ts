import type { Handlers } from '../kernel/call.ts'
import { onAcceptInvite, onLookUpInvite } from './accept-invite.ts'
import { onListActivity } from './activity-list.ts'
import { onDecideBonusEntry, onListBonusEntries, onSubmitToBonus } from './bonus-entries.ts'
import { onCreateBonus, onListBonuses, onUpdateBonus } from './bonuses.ts'
import { onCloseProject } from './close.ts'
import { onCreateProject } from './create.ts'
import { onDeleteProject } from './delete.ts'
import { onGetPreview, onGetPrivateProject, onRenewPreview } from './draft.ts'
import { onUpdateProject } from './edit.ts'
import { onCountFacets } from './facets.ts'
import { onCreateFaqItem, onListFaq, onRemoveFaqItem, onUpdateFaqItem } from './faq.ts'
import { onCreateInvite, onListInvites, onRemoveInvite, onResendInvite } from './invites.ts'
import { onListFeatured, onListProjects } from './list.ts'
import { onListCreated, onListPledged, onListTeam } from './lists-of-people.ts'
import { onCreateMilestone, onRemoveMilestone, onUpdateMilestone } from './milestone-calls.ts'
import { onGetProject, onProjectExists } from './project.ts'
import { onRemoveProjectImage, onUploadProjectImage } from './project-pictures.ts'
import { onRestoreRemoved } from './restore-part.ts'
import { onCreateReward, onRemoveReward, onUpdateReward } from './reward-calls.ts'
import { onPromiseRhythm } from './rhythm.ts'
import { onSearch } from './search.ts'
import { onGetStats, onListCategories } from './site.ts'
import { onAnswerModerator, onSubmitProject, onTakeBackReview } from './submit.ts'
import { onLeaveTeam, onListCollaborators, onRemoveCollaborator, onUpdateCollaborator } from './team.ts'
import { onListTranslations, onRemoveTranslation, onSaveTranslation } from './translations.ts'
import { onCreateVariant, onRemoveVariant, onSetVariantImage, onUpdateVariant } from './variant-calls.ts'

/** The calls around projects. */
export const projectHandlers = {
  listCreatedProjects: onListCreated,
  listPledgedProjects: onListPledged,
  listTeamProjects: onListTeam,
  listProjects: onListProjects,
  countFacets: onCountFacets,
  listFeaturedProjects: onListFeatured,
  searchProjects: onSearch,
  getProject: onGetProject,
  projectExists: onProjectExists,
  getPlatformStats: onGetStats,
  listCategories: onListCategories,
  createProject: onCreateProject,
  getPrivateProject: onGetPrivateProject,
  getProjectPreview: onGetPreview,
  updateProject: onUpdateProject,
  deleteProject: onDeleteProject,
  submitProject: onSubmitProject,
  closeProject: onCloseProject,
  takeBackReview: onTakeBackReview,
  answerModerator: onAnswerModerator,
  renewPreview: onRenewPreview,
  uploadProjectImage: onUploadProjectImage,
  removeProjectImage: onRemoveProjectImage,
  createReward: onCreateReward,
  updateReward: onUpdateReward,
  removeReward: onRemoveReward,
  createVariant: onCreateVariant,
  setVariantImage: onSetVariantImage,
  updateVariant: onUpdateVariant,
  removeVariant: onRemoveVariant,
  createMilestone: onCreateMilestone,
  updateMilestone: onUpdateMilestone,
  removeMilestone: onRemoveMilestone,
  listBonuses: onListBonuses,
  createBonus: onCreateBonus,
  updateBonus: onUpdateBonus,
  submitToBonus: onSubmitToBonus,
  listBonusEntries: onListBonusEntries,
  decideBonusEntry: onDecideBonusEntry,
  listFaq: onListFaq,
  createFaqItem: onCreateFaqItem,
  updateFaqItem: onUpdateFaqItem,
  removeFaqItem: onRemoveFaqItem,
  restoreRemoved: onRestoreRemoved,
  promiseRhythm: onPromiseRhythm,
  listTranslations: onListTranslations,
  saveTranslation: onSaveTranslation,
  removeTranslation: onRemoveTranslation,
  listCollaborators: onListCollaborators,
  updateCollaborator: onUpdateCollaborator,
  removeCollaborator: onRemoveCollaborator,
  leaveTeam: onLeaveTeam,
  listInvites: onListInvites,
  createInvite: onCreateInvite,
  resendInvite: onResendInvite,
  removeInvite: onRemoveInvite,
  lookUpInvite: onLookUpInvite,
  acceptInvite: onAcceptInvite,
  listActivity: onListActivity,
} satisfies Partial<Handlers>
