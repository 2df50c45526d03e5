import type { ErrorCode } from '@kindling/validation/errors'
import type { Stage } from '../stage.ts'

/** What becomes of a call without a key that is made again with the same input, and why. */
export interface Replay {
  /** `adds`: it does its work once more. A code: it is rejected, and changes nothing. */
  readonly replay: 'adds' | ErrorCode
  readonly because: string
  /** The rejection is counted: after some, no code is good any more. */
  readonly counted?: true
}

/** It does its work once more. */
export const adds = (because: string): Replay => ({ replay: 'adds', because })
/** It is rejected with the code, and changes nothing. */
export const gives = (replay: ErrorCode, because: string): Replay => ({ replay, because })

/** A call without a key that changes something, or is rejected, when it is made again. */
export const again =
  (replay: Replay) =>
  <Call>(prepare: (stage: Stage) => Promise<Call>) =>
    // A function of its own: several calls may be prepared by the same one.
    Object.assign((stage: Stage) => prepare(stage), { replay })

/*
 * What several calls have in common. What only one call does is said beside it.
 */

export const addsAnother = adds('two of the same may be wanted, and one can be removed')
export const addsNewest = adds('the newest secret or question counts, and none before it')
export const addsFile = adds('a file gets a new name, and the one that it replaces is deleted')
export const addsEdit = adds('a dashboard reads by this time whether somebody else has written since')
export const addsMail = adds('the person asks for another e-mail; how many is limited')
export const addsVisit = adds('a visit is counted each time; how often is limited')

export const isGone = gives('INVALID_ID', 'it is gone')
export const isOutOfReach = gives('NOT_FOUND', 'it is gone, or its person has no access any more')
export const isTaken = gives('VALUE_EXISTS', 'the name or address is taken, by the first try')
export const isFlagged = gives('PROJECT_FLAG_EXISTS', 'a person flags a thing once')
export const isConfirmed = gives('ALREADY_CONFIRMED', 'a code works once, and the address stays confirmed')
export const isDecided = gives('INVALID_STATE', 'it was decided, or is as it was asked to be')
export const isInNextState = gives('INVALID_PROJECT_STATE', 'the project is in its next state')
export const codeIsUsed = gives('EXPIRED_CODE', 'a code works once')
export const deviceAnswerIsUsed = gives('INVALID_VALUE', 'an answer of a device works once')
export const sessionIsOver = gives('RESTRICTED_AREA', 'the call has ended its own session')
