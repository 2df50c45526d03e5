import type { DocsContextProps } from '@storybook/addon-docs/blocks'
import { useEffect, useState } from 'react'
import { initialGlobals } from '../globals.ts'

type Globals = Readonly<Record<string, string>>
type Channel = DocsContextProps['channel']

const events = ['globalsUpdated', 'setGlobals'] as const

function current(channel: Channel): Globals {
  for (const event of events) {
    const [detail] = (channel.last(event) ?? []) as { globals?: Globals }[]
    if (detail?.globals) return { ...initialGlobals, ...detail.globals }
  }
  return initialGlobals
}

/** The toolbar's values on a documentation page, which has no story to read them from. */
export function useGlobals(channel: Channel): Globals {
  const [globals, setGlobals] = useState(() => current(channel))
  useEffect(() => {
    const update = () => setGlobals(current(channel))
    update()
    for (const event of events) channel.on(event, update)
    return () => {
      for (const event of events) channel.off(event, update)
    }
  }, [channel])
  return globals
}
