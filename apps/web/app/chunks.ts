import { GoneError, insist } from '@kindling/ui/insist'
import { type PageModule, pageOf } from './pages.ts'
import { reloadOnce, reloadSucceeded } from './reload-once.ts'
import type { RouteFacts } from './route-table.ts'

type Table = typeof import('./route-table.ts')

const coming = new Map<string, Promise<unknown>>()

/** Fetches a chunk, with retries. If a newer release has replaced it, reloads the page once. */
async function load<Module>(name: string, fetchChunk: () => Promise<Module>): Promise<Module> {
  try {
    const module = await insist(fetchChunk)
    reloadSucceeded()
    return module
  } catch (error) {
    if (error instanceof GoneError && reloadOnce(name)) return new Promise(() => undefined)
    throw error
  }
}

/** The same promise for the same chunk, for React's `use`, which reads a fulfilled one at once, without a flash. */
function once<Module>(name: string, fetchChunk: () => Promise<Module>): Promise<Module> {
  const known = coming.get(name) as Promise<Module> | undefined
  if (known) return known
  const promise = load(name, fetchChunk)
  coming.set(name, promise)
  promise.then(
    (value) => Object.assign(promise, { status: 'fulfilled', value }),
    () => coming.delete(name),
  )
  return promise
}

let table: Table | null = null
const onTable = new Set<() => void>()

/** All routes of the site. */
export const routeTable = (): Promise<Table> =>
  once('route-table', async () => {
    table = (await import('./at-rest.ts')).table
    for (const tell of onTable) tell()
    return table
  })

/** Starts (or joins) the loading of a route's chunk. */
export const loadRoute = (file: string): Promise<PageModule> =>
  once(file, async () => {
    const { routes } = await routeTable()
    const route = routes.find((each) => each.file === file)
    if (!route) throw new Error(`No route has the file ${file}`)
    return route.page()
  })

let first: { readonly pathname: string; readonly route: RouteFacts } | null = null

/**
 * The document names the route of its page and the chunk: neither waits for the table. Tried once: nothing is hydrated
 * yet, so all scripts of the page can be fetched again (see boot.ts).
 *
 * @param script null in development, where the document does not know it.
 */
export function beginAt(pathname: string, route: RouteFacts, script: string | null): Promise<PageModule> {
  first = { pathname, route }
  if (script === null) return loadRoute(route.file)
  // Relative to this file, which may have been fetched again from a folder of another name.
  const beside = import.meta.url.slice(0, import.meta.url.lastIndexOf('/') + 1)
  const name = script.slice(script.lastIndexOf('/') + 1)
  const promise: Promise<PageModule> = import(/* @vite-ignore */ beside + name).then(() => {
    const value = pageOf(route.file)
    Object.assign(promise, { status: 'fulfilled', value })
    return value
  })
  coming.set(route.file, promise)
  return promise
}

/** The route of an address, if it is known without the table. */
export const firstRoute = (pathname: string): RouteFacts | null =>
  first?.pathname === pathname ? first.route : null

/** The route of an address as far as it is known now, for `useSyncExternalStore`. */
export const routeStore = {
  subscribe: (listener: () => void): (() => void) => {
    onTable.add(listener)
    return () => void onTable.delete(listener)
  },
  read: (pathname: string): RouteFacts | null =>
    firstRoute(pathname) ?? table?.matchRoute(pathname, '').route ?? null,
}
