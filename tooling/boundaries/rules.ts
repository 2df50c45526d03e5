import type { Import } from './imports.ts'

/**
 * Areas of the platform in order: an area imports only from areas before it. What it needs from later ones is passed in
 * (`accountHandlers({ withdraw })`) or emitted as an event.
 */
export const areaOrder: readonly (readonly string[])[] = [
  ['content', 'mail'],
  ['wallet'],
  ['accounts'],
  ['notifications', 'newsletter'],
  ['projects'],
  ['pledges'],
  ['money'],
  ['community', 'insights', 'learn', 'moderation'],
]

/** Folders of the platform that are no areas, and the folders each may import besides itself. */
const rooms: Readonly<Record<string, readonly string[]>> = {
  kernel: ['database', 'providers'],
  database: [],
  providers: ['database'],
  http: ['kernel', 'database', 'providers'],
  jobs: ['kernel', 'database'],
  operations: ['kernel', 'database', 'providers', 'jobs'],
}
/** Ids and digests, on Node alone: folders below the kernel use it too. */
const belowAll = 'apps/api/kernel/ids.ts'
/** Only these import the web framework. */
const knowsHttp = new Set(['http', 'testing'])
const framework = /^(hono|@hono\/.*)(\/|$)/

const rankOf = (area: string) => areaOrder.findIndex((row) => row.includes(area))
const isComposition = (file: string) =>
  /\.test\.ts$|\/command\.ts$/.test(file) || /^apps\/api\/([^/]+\.ts|(demo|testing)\/.*)$/.test(file)

function inApi({ file, target }: Import): string | null {
  const [, room = ''] = /^apps\/api\/([^/]+)\//.exec(file) ?? []
  if (isComposition(file)) return null
  if (framework.test(target)) return knowsHttp.has(room) ? null : 'only apps/api/http knows the web framework'
  const [, other = ''] = /^apps\/api\/([^/]+)\//.exec(target) ?? []
  if (!target.startsWith('apps/api/') || other === room || target === belowAll) return null
  if (isComposition(target))
    return 'what composes the platform is imported by nothing in it: take it as a parameter'
  const own = rooms[room]
  if (own)
    return own.includes(other)
      ? null
      : `${room} may import ${[room, ...own].join(', ')}: have what it needs handed in by apps/api/index.ts`
  if (rankOf(room) < 0)
    return `apps/api/${room} has no place among the areas: give it one in tooling/boundaries/rules.ts`
  if (other === 'kernel' || other === 'database' || other === 'providers') return null
  if (target === 'apps/api/jobs/queue.ts') return null
  if (other in rooms) return `an area imports kernel, database and providers, and of jobs only jobs/queue.ts`
  return rankOf(other) < rankOf(room)
    ? null
    : `${room} comes before ${other}: have the function handed in through ${room}/handlers.ts, or tell an event`
}

/** Folders of views that every area may use. */
const sharedViews = new Set(['form', 'shared'])
const view = /^packages\/ui\/views\/([^/]+)\/./

function inViews({ file, target }: Import): string | null {
  const area = view.exec(file)?.[1]
  if (!area || /\.(stories\.tsx|test\.tsx?)$|\/story-[^/]*$/.test(file)) return null
  const other = view.exec(target)?.[1]
  if (!other || other === area || sharedViews.has(other)) return null
  return `a view area knows no other: what two areas show belongs into views/shared or widgets, forms into views/form`
}

/** Folders of the component library below its views; views and the application share `state`. */
const belowViews = /^packages\/ui\/(?:format|i18n|loading|primitives|state|theme|widgets)\//

function inLibrary({ file, target }: Import): string | null {
  if (!belowViews.test(file) || /\.(stories\.tsx|test\.tsx?)$/.test(file) || !view.test(target)) return null
  return 'what lies below the views knows none: what both need belongs into packages/ui/state, widgets or primitives'
}

function inData({ file, target }: Import): string | null {
  const isView = target.startsWith('@kindling/ui/views') || target.startsWith('packages/ui/views')
  return file.startsWith('apps/web/data/') && !/\.test\.tsx?$/.test(file) && isView
    ? 'data knows no view: take what both need from packages/ui/state, api-client or validation, or have it handed in by the route'
    : null
}

/** The error of an import, with the right one; null if it is allowed. */
export function wrongWith(each: Import): string | null {
  if (each.file.startsWith('apps/api/')) return inApi(each)
  return inViews(each) ?? inLibrary(each) ?? inData(each)
}
