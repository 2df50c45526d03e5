import type { updateMe } from '@kindling/api-client/contract/account'
import { placements } from '../form/placement.ts'

export const profilePlacements = placements<typeof updateMe>()
