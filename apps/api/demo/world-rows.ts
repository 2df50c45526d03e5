import type {
  bonusEntries,
  bonuses,
  categories,
  commentFlags,
  comments,
  commentVotes,
  coupons,
  faqItems,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  milestones,
  milestoneVoters,
  milestoneVotes,
  moderationLog,
  notifications,
  pledgeNotes,
  pledgeParts,
  projectFlags,
  projects,
  projectTranslations,
  projectUpdates,
  rewards,
  rewardVariants,
  updateLikes,
} from '../database/schema.ts'
import type { Population } from './people-rows.ts'
import type { PledgeRows } from './pledge-rows.ts'

type Row<T extends { $inferInsert: unknown }> = T['$inferInsert']

export interface BookRows {
  accounts: Row<typeof ledgerAccounts>[]
  transactions: Row<typeof ledgerTransactions>[]
  entries: Row<typeof ledgerEntries>[]
  parts: Row<typeof pledgeParts>[]
}

export interface VoteRows {
  votes: Row<typeof milestoneVotes>[]
  voters: Row<typeof milestoneVoters>[]
}

/** Every row of the demo world, ready to be stored. */
export interface World extends PledgeRows {
  population: Population
  categories: Row<typeof categories>[]
  projects: Row<typeof projects>[]
  rewards: Row<typeof rewards>[]
  variants: Row<typeof rewardVariants>[]
  milestones: Row<typeof milestones>[]
  faq: Row<typeof faqItems>[]
  translations: Row<typeof projectTranslations>[]
  bonuses: Row<typeof bonuses>[]
  bonusEntries: Row<typeof bonusEntries>[]
  updates: Row<typeof projectUpdates>[]
  comments: Row<typeof comments>[]
  commentVotes: Row<typeof commentVotes>[]
  commentFlags: Row<typeof commentFlags>[]
  projectFlags: Row<typeof projectFlags>[]
  moderationLog: Row<typeof moderationLog>[]
  updateLikes: Row<typeof updateLikes>[]
  notifications: Row<typeof notifications>[]
  coupons: Row<typeof coupons>[]
  notes: Row<typeof pledgeNotes>[]
  books: BookRows
  votes: VoteRows
}
