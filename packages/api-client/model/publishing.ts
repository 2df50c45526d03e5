import {
  type Publishable,
  type PublishProblem,
  publishProblems,
} from '@kindling/validation/rules/publish-problems'
import type { EndpointSpec } from '../contract/endpoint.ts'
import { setBankAccount } from '../contract/project-editing.ts'

const isServed = ({ status }: EndpointSpec): boolean => status === 'served'

/**
 * What stands between a draft and its launch, for the overview and the server alike; see `publishProblems`. Times in
 * unix seconds.
 */
export const openPoints = (
  draft: Publishable,
  nowSeconds: number,
  startSeconds: number = nowSeconds,
): PublishProblem[] =>
  publishProblems(draft, nowSeconds, startSeconds).filter(
    // A bank account is asked for once there is a call to enter one.
    ({ field }) => field !== 'bank_account' || isServed(setBankAccount),
  )
