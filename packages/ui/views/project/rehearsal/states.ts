import type { Project } from '@kindling/api-client/model/project'

/** States of a campaign in the order in which they come, and three ways it may go otherwise. */
const campaign = {
  track: ['upcoming', 'live', 'almost', 'funded', 'late', 'vote', 'delivered'],
  sides: ['short', 'refunded', 'suspended'],
} as const
/** A pre-order and a storefront have no goal by a date, and no milestones (decisions 2 §1). */
const shop = { track: ['upcoming', 'live', 'closed'], sides: ['suspended'] } as const
const ofMilestones: ReadonlySet<string> = new Set(['late', 'vote', 'delivered', 'refunded'])

export type RehearsalState =
  | (typeof campaign)['track' | 'sides'][number]
  | (typeof shop)['track' | 'sides'][number]

export interface RehearsalStates {
  readonly track: readonly RehearsalState[]
  readonly sides: readonly RehearsalState[]
}

/** The states that a project can come to: nothing is late or voted on where nothing is held. */
export function statesOf({
  funding_type,
  milestones,
}: Pick<Project, 'funding_type' | 'milestones'>): RehearsalStates {
  if (funding_type !== 'CROWDFUNDING') return shop
  if (milestones.length > 0) return campaign
  const without = (states: readonly RehearsalState[]) => states.filter((state) => !ofMilestones.has(state))
  return { track: without(campaign.track), sides: without(campaign.sides) }
}

/** Who looks at the page: somebody who has not pledged, who has, or the creator. */
export const rehearsalRoles = ['visitor', 'backer', 'you'] as const
export type RehearsalRole = (typeof rehearsalRoles)[number]

export interface RehearsalPlace {
  readonly state: RehearsalState
  readonly role: RehearsalRole
}

/** Names of the two in the address of the preview. */
const stateKey = 'rehearse'
const roleKey = 'as'

export const isRehearsal = (search: URLSearchParams): boolean => search.has(stateKey)

/** What the address asks for; a state that the project cannot come to is its first. */
export function placeOf(search: URLSearchParams, { track, sides }: RehearsalStates): RehearsalPlace {
  const [first = 'upcoming'] = track
  const state = [...track, ...sides].find((each) => each === search.get(stateKey)) ?? first
  const role = rehearsalRoles.find((each) => each === search.get(roleKey)) ?? 'visitor'
  return { state, role }
}

/** The part of the address behind the question mark. */
export const searchOf = ({ state, role }: RehearsalPlace): string =>
  `?${stateKey}=${state}&${roleKey}=${role}`

/** Where a step leads: along the track, then through the side outcomes; it stays at both ends. */
export function stepped(
  state: RehearsalState,
  by: 1 | -1,
  { track, sides }: RehearsalStates,
): RehearsalState {
  const all = [...track, ...sides]
  return all[Math.min(all.length - 1, Math.max(0, all.indexOf(state) + by))] ?? state
}
