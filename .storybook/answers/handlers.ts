import { failing, malformed, pending, slow } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { codesOf } from '../../tooling/codes-of.ts'
import { detailOf, served } from './call-facts.ts'
import { type Choice, choicesFor, isCondition } from './choice.ts'

const slowMilliseconds = 3000

function handlersOf({ call, answer, field }: Choice): HttpHandler[] {
  const endpoint = served[call]
  // An address may be older than the contract.
  if (!endpoint || !(isCondition(answer) || codesOf(endpoint).includes(answer))) return []
  const name = call as Parameters<typeof pending>[0]
  const rejecting = (code: string) => failing(name, code as never, detailOf(call, code, field))
  if (answer === 'slow') return [slow(name, slowMilliseconds)]
  if (answer === 'never') return [pending(name)]
  if (answer === 'malformed') return [malformed(name)]
  if (answer === 'offline') return [rejecting('NETWORK_FAILURE')]
  // After the session ended, the call that asks who is signed in is rejected as well.
  if (answer === 'RESTRICTED_AREA') return [rejecting(answer), failing('getMe', 'RESTRICTED_AREA')]
  return [rejecting(answer)]
}

/**
 * Handlers for the answers that a person chose for this story, to be put before its scenario. None for the choices of
 * any other story.
 */
export const chosenHandlers = (storyId: string, global: unknown): HttpHandler[] =>
  choicesFor(storyId, global).flatMap(handlersOf)
