import { matchPath } from 'react-router-dom'
import type { PageRules, RouteOnServer } from './route.ts'
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

const taking = routes.filter((route) => onServer(route).cardFields)

/** What the headers of a page depend on. A path below a secret address is a broken link to it. */
export const rulesOf = (pathname: string): PageRules => {
  const path = decodePath(pathname)
  return {
    referrer: secret.some((route) => matchPath({ path: route.path, end: false }, path)) ? 'none' : 'origin',
    cardFields: taking.some((route) => matchPath(route.path, path)),
  }
}

/** Every address, with the facts of its route that the server's and the build's files need. */
export const routeFiles = routes.map(({ path, file }) => ({ path, file, ...onServer({ file }) }))
