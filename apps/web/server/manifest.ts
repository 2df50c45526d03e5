import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { DocumentAssets, PageState } from '../app/Document.tsx'

interface Chunk {
  readonly file: string
  readonly css?: readonly string[]
  readonly imports?: readonly string[]
}
type Manifest = Readonly<Record<string, Chunk>>

function collect(
  manifest: Manifest,
  key: string,
  seen = new Set<string>(),
): { scripts: string[]; styles: string[] } {
  const chunk = manifest[key]
  if (!chunk || seen.has(key)) return { scripts: [], styles: [] }
  seen.add(key)
  const below = (chunk.imports ?? []).map((each) => collect(manifest, each, seen))
  return {
    scripts: [`/${chunk.file}`, ...below.flatMap((each) => each.scripts)],
    styles: [...below.flatMap((each) => each.styles), ...(chunk.css ?? []).map((file) => `/${file}`)],
  }
}

/** What a route's page links, preloads and inlines. */
export interface PageAssets extends DocumentAssets, Pick<PageState, 'merged' | 'script'> {
  /** All styles of its first view, as text. */
  readonly css: string
}
export type AssetsOf = (routeFile: string) => PageAssets

type RouteFiles = typeof import('../app/route-server.ts')['routeFiles'][number]

/** Files rendered on every page whose scripts load later. */
const everywhereLater = ['apps/web/app/at-rest.ts', 'packages/ui/views/auth/ConfirmNotice.tsx']

/** Name of a file in the manifest: relative to this application's folder. */
const keyOf = (file: string) =>
  file.startsWith('apps/web/') ? file.slice('apps/web/'.length) : `../../${file}`

interface RouteAssets {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

const unique = (list: readonly string[]) => [...new Set(list)]

/** From the build's manifest: scripts and styles of a route's first view. */
export function routeAssets(manifest: Manifest, { file, lazyParts = [] }: RouteFiles): RouteAssets {
  const entry = collect(manifest, 'entry-client.tsx')
  const route = collect(manifest, file)
  const later = [...everywhereLater, ...lazyParts].flatMap((part) => {
    if (!manifest[keyOf(part)]) throw new Error(`${file}: nothing loads its lazy part ${part}`)
    return collect(manifest, keyOf(part)).styles
  })
  return {
    scripts: unique([...entry.scripts, ...route.scripts]),
    styles: unique([...entry.styles, ...route.styles, ...later]),
  }
}

export const readManifest = async (clientFolder: string): Promise<Manifest> =>
  JSON.parse(await readFile(join(clientFolder, 'manifest.json'), 'utf8'))

/** For each route, all styles of its first view as text: written by the build. */
export type PageStyles = Readonly<Record<string, string>>
export const pageStylesFile = 'page-styles.json'

/** What each route's page links, from the files of the build. */
export async function readAssets(clientFolder: string, routes: readonly RouteFiles[]): Promise<AssetsOf> {
  const manifest = await readManifest(clientFolder)
  const pageStyles: PageStyles = JSON.parse(await readFile(join(clientFolder, pageStylesFile), 'utf8'))
  const known = new Map(
    routes.map((route) => {
      const { scripts, styles } = routeAssets(manifest, route)
      const [script = '', ...rest] = scripts
      const isLargest = (path: string) => path.includes('/platform-')
      const preloads = [...rest.filter(isLargest), ...rest.filter((path) => !isLargest(path))]
      return [
        route.file,
        {
          scripts: [script],
          preloads,
          styles: [],
          css: pageStyles[route.file] ?? '',
          merged: styles,
          script: `/${manifest[route.file]?.file}`,
        },
      ]
    }),
  )
  return (routeFile) => {
    const assets = known.get(routeFile)
    if (!assets) throw new Error(`No route has the file ${routeFile}`)
    return assets
  }
}
