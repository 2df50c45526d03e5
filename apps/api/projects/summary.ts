import type { ProjectSummary } from '@kindling/api-client/model/project'
import { NO_CATEGORY } from '@kindling/validation/forms/project-create'
import { projects, users } from '../database/schema.ts'
import { toWireImage } from '../kernel/image.ts'

const seconds = (date: Date | null) => (date ? Math.floor(date.getTime() / 1000) : null)

/** The columns a card needs; a list must not read descriptions. */
export const summaryColumns = {
  id: projects.id,
  name: projects.name,
  blurb: projects.blurb,
  vanityUrl: projects.vanityUrl,
  mainImage: projects.mainImage,
  images: projects.images,
  categoryId: projects.categoryId,
  location: projects.location,
  creatorId: projects.creatorId,
  creatorName: users.name,
  status: projects.status,
  fundingType: projects.fundingType,
  fundingGoal: projects.fundingGoal,
  totalPledged: projects.totalPledged,
  result: projects.result,
  backersCount: projects.backersCount,
  startTime: projects.startTime,
  endTime: projects.endTime,
  preorderStartTime: projects.preorderStartTime,
  storefrontStartTime: projects.storefrontStartTime,
  reservePercent: projects.reservePercent,
  delivered: projects.delivered,
  fundedShare: projects.fundedShare,
}

type Row<T> = {
  [K in keyof T]: T[K] extends { _: { data: infer D; notNull: infer N } }
    ? N extends true
      ? D
      : D | null
    : never
}
export type SummaryRow = Row<typeof summaryColumns>

export const toWireSummary = (row: SummaryRow): ProjectSummary => ({
  id: String(row.id),
  name: row.name,
  blurb: row.blurb,
  vanity_url: row.vanityUrl,
  main_image: row.mainImage ? toWireImage(row.mainImage) : null,
  wide_image: row.images[0] ? toWireImage(row.images[0]) : null,
  category_id: row.categoryId ?? NO_CATEGORY,
  location: row.location,
  creator: { id: row.creatorId, name: row.creatorName },
  status: row.status,
  funding_type: row.fundingType,
  funding_goal: row.fundingGoal,
  total_pledged: row.totalPledged,
  result: row.result,
  backers_count: row.backersCount,
  start_time: seconds(row.startTime),
  end_time: seconds(row.endTime),
  preorder_start_time: seconds(row.preorderStartTime),
  storefront_start_time: seconds(row.storefrontStartTime),
  reserve_percent: row.reservePercent,
  delivered: row.delivered,
})
