import { type PageModule, pageOf } from './pages.ts'
import type { RouteFacts } from './route-table.ts'

type Table = typeof import('./route-table.ts')

const reloadedFor = 'kindling:reloaded'
const coming = new Map<string, Promise<unknown>>()

/** Waits up to ten seconds for the site: a reload without it would leave the browser's own error in place of the page. */
async function siteAnswers(): Promise<boolean> {
  for (let tries = 0; tries < 10; tries++) {
    if (await fetch('/', { method: 'HEAD' }).catch(() => null)) return true
    await new Promise((done) => setTimeout(done, 1000))
  }
  return false
}

/**
 * A chunk that is not there any more was replaced by a newer release: the page is loaded anew, once. A second
 * failure is shown as an error.
 */
async function load<Module>(name: string, fetchChunk: () => Promise<Module>): Promise<Module> {
  try {
    const module = await fetchChunk()
    if (typeof sessionStorage !== 'undefined') sessionStorage.removeItem(reloadedFor)
    return module
  } catch (error) {
    if (typeof window === 'undefined' || sessionStorage.getItem(reloadedFor) === name) throw error
    if (!(await siteAnswers())) throw error
    sessionStorage.setItem(reloadedFor, name)
    window.location.reload()
    return new Promise(() => undefined)
  }
}

/** The same promise for the same chunk, for React's `use`: it reads what has arrived at once, without a flash. */
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

/** All routes of the site. */
export const routeTable = (): Promise<Table> => once('route-table', () => import('./route-table.ts'))

/** Starts (or joins) the loading of a route's chunk. */
export const loadRoute = (file: string): Promise<PageModule> =>
  once(file, async () => {
    const { routes } = await routeTable()
    const route = routes.find((each) => each.file === file)
    if (!route) throw new Error(`No route has the file ${file}`)
    return route.load()
  })

let first: { readonly pathname: string; readonly route: RouteFacts } | null = null

/**
 * The page that the document shows came with its route and the address of its chunk: neither waits for the table.
 *
 * @param script null where the document does not know it, in development.
 */
export function beginAt(pathname: string, route: RouteFacts, script: string | null): Promise<PageModule> {
  first = { pathname, route }
  if (script === null) return loadRoute(route.file)
  return once(route.file, () => import(/* @vite-ignore */ script).then(() => pageOf(route.file)))
}

/** The route of an address where it is known without the table. */
export const firstRoute = (pathname: string): RouteFacts | null =>
  first?.pathname === pathname ? first.route : null
