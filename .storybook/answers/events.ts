import type { CallFacts } from './call-facts.ts'

/** The global that holds the choices, so that the address does. */
export const answersGlobal = 'answers'
export const panelId = 'kindling/answers/panel'
/** From the preview: what a story has asked so far. */
export const storyCalls = 'kindling/answers/calls'
/** From the panel: a call that a person wants to answer before the story makes it. */
export const addCall = 'kindling/answers/add'

/** Data of `storyCalls`. */
export interface StoryCalls {
  readonly storyId: string
  /** Calls of the story, in the order they were made; first those that the story itself rejects. */
  readonly calls: readonly CallFacts[]
  /** Names of all other served calls. */
  readonly others: readonly string[]
  /** The story sends its form by a step that `rejected` can repeat. */
  readonly sends: boolean
}
