import type { HttpHandler } from 'msw'
import type { ErrorOf } from '../contract/endpoint.ts'
import type { Contract } from '../contract/index.ts'
import { type FailureDetail, failing, happy } from './msw-handlers.ts'
import type { WorldOptions } from './store.ts'

export * as fixtures from './fixtures.ts'
export type { World } from './handler.ts'
export {
  answering,
  failing,
  failureResponse,
  happy,
  malformed,
  offline,
  pending,
  renewWorlds,
  respond,
  slow,
} from './msw-handlers.ts'
export type { WorldOptions } from './store.ts'
export { createWorld } from './world.ts'

/** Parameters of a story: how the platform answers while it is shown. Earlier handlers win. */
export interface ScenarioParameters {
  readonly scenario: readonly HttpHandler[]
}

/** The happy platform, with the given handlers before it. */
export const answers = (
  overrides: readonly HttpHandler[] = [],
  world: WorldOptions = {},
): ScenarioParameters => ({
  scenario: [...overrides, ...happy(world)],
})

/**
 * One endpoint fails with one code, all else is well: `parameters: fails('login', 'UNAUTHORIZED')`. The error atlas
 * finds these calls in the stories, so endpoint and code are written as literals.
 */
export function fails<Name extends keyof Contract>(
  name: Name,
  code: ErrorOf<Contract[Name]>,
  detail?: FailureDetail,
  world?: WorldOptions,
): ScenarioParameters {
  // After a session ends, the call for the signed-in person says so too.
  const over = code === 'RESTRICTED_AREA' ? [failing('getMe', 'RESTRICTED_AREA')] : []
  return answers([failing(name, code, detail), ...over], world)
}
