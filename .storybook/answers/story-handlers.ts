import type { HttpHandler } from 'msw'
import { answersGlobal } from './events.ts'
import { chosenHandlers } from './handlers.ts'

export interface AnsweredStory {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: {
    readonly rejects?: unknown
    readonly scenario?: unknown
    readonly send?: unknown
  }
}

const listOf = (handlers: unknown) => (Array.isArray(handlers) ? (handlers as HttpHandler[]) : [])

/**
 * How the platform answers a story, earlier handlers winning: what a person chose for it in the Answers panel, then
 * `parameters.rejects`, so that a story that extends another keeps its scenario, then `parameters.scenario`.
 */
export const storyHandlers = ({ id, globals, parameters }: AnsweredStory): HttpHandler[] => [
  ...chosenHandlers(id, globals[answersGlobal]),
  ...listOf(parameters.rejects),
  ...listOf(parameters.scenario),
]
