import type { Route, RouteOnServer } from './route.ts'

/** What a `route.ts` exports. */
export interface RouteModule {
  readonly route: Route
  readonly server: RouteOnServer
}

const required: { readonly [Name in keyof RouteModule]: readonly (keyof RouteModule[Name])[] } = {
  route: ['paths', 'access', 'page', 'messages'],
  server: ['spec', 'referrer', 'index', 'budget'],
}

/**
 * Errors in the routes, each with its file; empty if there are none. The compiler finds most of them, but a server
 * started from source has not run it.
 *
 * @param modules exports by file, unchecked
 * @param pages all Page.tsx files, named from the same folder
 */
export function routeProblems(
  modules: Readonly<Record<string, { readonly [Name in keyof RouteModule]?: object }>>,
  pages: readonly string[],
): string[] {
  const folderOf = (file: string) => file.slice(0, file.lastIndexOf('/'))
  const folders = new Set(Object.keys(modules).map(folderOf))
  const seen = new Map<string, string>()
  const incomplete = Object.entries(modules).flatMap(([file, module]) =>
    (['route', 'server'] as const).flatMap((name) => {
      const declared = module[name]
      if (!declared) return [`${file} exports no \`${name}\``]
      return required[name].flatMap((fact) =>
        fact in declared ? [] : [`${file}: \`${name}\` lacks \`${fact}\``],
      )
    }),
  )
  const twice = Object.entries(modules).flatMap(
    ([file, { route }]) =>
      (route as Partial<Route> | undefined)?.paths?.flatMap((path) => {
        const other = seen.get(path)
        seen.set(path, file)
        return other === undefined ? [] : [`${file}: ${path} is an address of ${other} already`]
      }) ?? [],
  )
  const alone = pages.flatMap((page) =>
    folders.has(folderOf(page)) ? [] : [`${page} has no route.ts beside it`],
  )
  return [...incomplete, ...twice, ...alone]
}
