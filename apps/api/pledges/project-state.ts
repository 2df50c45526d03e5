import { opensAt } from '@kindling/validation/rules/opening'
import type { projects } from '../database/schema.ts'

type ProjectRow = typeof projects.$inferSelect

/** Whether the project takes pledges now: running, launched, and not past its end. A storefront may have no end. */
export function takesPledges(project: ProjectRow, now: Date): boolean {
  const opens = opensAt(project.fundingType, {
    CROWDFUNDING: project.startTime,
    PREORDER: project.preorderStartTime,
    STOREFRONT: project.storefrontStartTime,
  })
  return (
    project.status === 'ACTIVE' &&
    opens !== null &&
    opens <= now &&
    (project.endTime === null || project.endTime > now)
  )
}

/** Only a crowdfunding campaign waits for its goal; pre-orders and storefronts are charged at once. */
export const chargesAtEnd = (project: ProjectRow): boolean => project.fundingType === 'CROWDFUNDING'
