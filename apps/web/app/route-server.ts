import { matchPath } from 'react-router-dom'
import type { ReferrerRule, RouteOnServer } from './route.ts'
import { type RouteModule, routeProblems } from './route-check.ts'
import { decodePath, type RouteFacts, routes } from './route-table.ts'

const modules = import.meta.glob<RouteModule>('../routes/*/*/route.ts', { eager: true })
const problems = routeProblems({ ...modules }, Object.keys(import.meta.glob('../routes/*/*/Page.tsx')))
if (problems.length > 0) throw new Error(problems.join('\n'))

/** What only the server and the build know of a route. */
export function onServer({ file }: Pick<RouteFacts, 'file'>): RouteOnServer {
  const module = modules[`../${file.replace('Page.tsx', 'route.ts')}`]
  if (!module) throw new Error(`No route has the file ${file}`)
  return module.server
}

const secret = routes.filter((route) => onServer(route).referrer === 'none')

/** What a page tells other sites of its address. What lies below a secret address is a broken link to it. */
export const referrerOf = (pathname: string): ReferrerRule =>
  secret.some(({ path }) => matchPath({ path, end: false }, decodePath(pathname))) ? 'none' : 'origin'

/** Every address, with what the server's and the build's own files need of its route. */
export const routeFiles = routes.map(({ path, file }) => ({ path, file, ...onServer({ file }) }))
