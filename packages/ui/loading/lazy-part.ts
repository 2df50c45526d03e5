// biome-ignore lint/style/noRestrictedImports: here is where a load is tried again
import { type ComponentType, createElement, Fragment, type LazyExoticComponent, lazy } from 'react'
import { Alive } from './Alive.ts'
import { insist } from './insist.ts'

/**
 * A part whose script is fetched when it is first shown, and retried until it loads: React's own `lazy` keeps a failed
 * load for the life of the page. Wrap what a press opens in a `Suspense` with `Opening` as its fallback.
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
