import { matchPath } from 'react-router-dom'
import type { ReferrerRule, RouteOnServer } from './route.ts'
import { type RouteModule, routeProblems } from './route-check.ts'
import { decodePath, type RouteFacts, routes } from './route-table.ts'

const modules = import.meta.glob<RouteModule>('../routes/*/*/route.ts', { eager: true })
const problems = routeProblems({ ...modules }, Object.keys(import.meta.glob('../routes/*/*/Page.tsx')))
if (problems.length > 0) throw new Error(problems.join('\n'))

/** Facts of a route that only the server and the build know. */
export function onServer({ file }: Pick<RouteFacts, 'file'>): RouteOnServer {
  const module = modules[`../${file.replace('Page.tsx', 'route.ts')}`]
  if (!module) throw new Error(`No route has the file ${file}`)
  return module.server
}

const secret = routes.filter((route) => onServer(route).referrer === 'none')

/** What a page sends other sites as its referrer. A path below a secret address is a broken link to it. */
export const referrerOf = (pathname: string): ReferrerRule =>
  secret.some(({ path }) => matchPath({ path, end: false }, decodePath(pathname))) ? 'none' : 'origin'

/** Every address, with the facts of its route that the server's and the build's files need. */
export const routeFiles = routes.map(({ path, file }) => ({ path, file, ...onServer({ file }) }))
