// biome-ignore lint/style/noRestrictedImports: here is where a load is tried again
import { type ComponentType, createElement, Fragment, type LazyExoticComponent, lazy } from 'react'
import { Alive } from './Alive.ts'
import { insist } from './insist.ts'

/**
 * A part whose script is fetched when it is first shown, and again until it is there: React's own `lazy` keeps a
 * failed load for as long as the page lives. What a press opens stands in a `Suspense` with `Opening` as its fallback.
 */
export const lazyPart = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const Part = await insist(load)
    return {
      default: (props: Props) =>
        createElement(Fragment, null, createElement(Part, props), createElement(Alive)),
    }
  })
