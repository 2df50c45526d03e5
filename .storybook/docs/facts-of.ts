/// <reference path="../virtual-facts.d.ts" preserve="true" />
import all from 'virtual:component-facts'

export type Facts = (typeof all)[number]

/** The facts of a story file's component, by the name that its docgen gives it; undefined for a view. */
export function factsOf(component: unknown): Facts | undefined {
  const { __docgenInfo: docgen } = (component ?? {}) as { __docgenInfo?: { displayName?: string } }
  return all.find(({ name }) => name === docgen?.displayName)
}
