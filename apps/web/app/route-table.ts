import { matchPath } from 'react-router-dom'
import type { Place, Route } from './route.ts'

/** What a page needs to know of its own route; sent with the page. */
export interface RouteFacts extends Omit<Route, 'paths' | 'only' | 'page' | 'ahead' | 'parts'> {
  readonly path: string
  /** Source file of its page: the server uses it to find the preloads. */
  readonly file: string
}

export interface RouteEntry extends RouteFacts, Pick<Route, 'only' | 'page' | 'ahead' | 'parts'> {}

const declared = import.meta.glob<Route>('../routes/*/*/route.ts', { eager: true, import: 'route' })

/**
 * Every address of the site, from the route.ts files. Order does not matter: the most specific one wins. A page arrives
 * with its own route and fetches this table once it is idle, so that a first view does not grow with the number of
 * pages.
 */
export const routes: readonly RouteEntry[] = Object.entries(declared).flatMap(
  ([from, { paths, ...facts }]) => {
    const file = from.slice('../'.length).replace('route.ts', 'Page.tsx')
    return paths.map((path) => ({ ...facts, path, file }))
  },
)

export interface Matched {
  readonly route: RouteEntry
  readonly place: Place
}

const byPrecision = [...routes].sort((a, b) => rank(b.path) - rank(a.path))

/** Fixed segments rank above parameters, and those above a wildcard: the router's own order. */
function rank(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? -100 : part.startsWith(':') ? 3 : part ? 10 : 1), 0)
}

/** Decoded like the router, segment by segment, so that a parameter is the same on the server and in a browser. */
export function decodePath(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** Whether the path can exist; nobody should log in only to read "not found". */
const allows = ({ only = {} }: RouteEntry, params: Place['params']) =>
  Object.entries(only).every(([name, values]) => {
    const value = params[name]
    return value === undefined || values.includes(value)
  })

/** The route of a URL; every URL has one. */
export function matchRoute(pathname: string, search: string): Matched {
  const path = decodePath(pathname)
  const head = path.toLowerCase().split('/')[1]
  for (const route of byPrecision) {
    const own = route.path.split('/')[1]
    // The router makes an expression of each path that it compares; few begin as this one.
    const match = (own === head || /^[:*]/.test(own ?? '')) && matchPath(route.path, path)
    if (match && allows(route, match.params))
      return { route, place: { params: match.params, search: new URLSearchParams(search) } }
  }
  // Even "*" matches no line break, which an address may contain.
  return { route: notFoundRoute(), place: { params: {}, search: new URLSearchParams(search) } }
}

/** The route for "not found". */
export const notFoundRoute = (): RouteEntry => {
  const route = routes.find(({ path }) => path === '*')
  if (!route) throw new Error('The route "*" is missing')
  return route
}
