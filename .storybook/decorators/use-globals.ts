import { useEffect, useState } from 'react'
import { GLOBALS_UPDATED, SET_GLOBALS } from 'storybook/internal/core-events'
import { addons } from 'storybook/preview-api'

type Globals = Readonly<Record<string, unknown>>

const current = (): Globals => {
  const channel = addons.getChannel()
  const [told] = channel.last(GLOBALS_UPDATED) ?? channel.last(SET_GLOBALS) ?? []
  return told?.globals ?? {}
}

/** The toolbar's globals on a page without a story, which gets none from a decorator. */
export function usePageGlobals(): Globals {
  const [globals, setGlobals] = useState(current)
  useEffect(() => {
    const channel = addons.getChannel()
    const update = () => setGlobals(current())
    for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.on(event, update)
    return () => {
      for (const event of [SET_GLOBALS, GLOBALS_UPDATED]) channel.off(event, update)
    }
  }, [])
  return globals
}
