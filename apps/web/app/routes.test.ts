import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { type RouteModule, routeProblems } from './route-check.ts'
import { onServer, routeFiles } from './route-server.ts'
import { matchRoute, routes } from './route-table.ts'

const files = [...new Set(routes.map(({ file }) => file))]

describe('a page of the site', () => {
  it.each(files)('%s names its page, by which a first view finds it', async (file) => {
    const source = await readFile(new URL(`../${file}`, import.meta.url), 'utf8')
    // The build (vite.config.ts) reads the component's name from this line.
    expect(source).toMatch(/^export default function \w+\(/m)
  })

  it.each(files)('%s has a route.ts that its own page answers', async (file) => {
    const source = await readFile(
      new URL(`../${file.replace('Page.tsx', 'route.ts')}`, import.meta.url),
      'utf8',
    )
    expect(source).toContain("page: () => import('./Page.tsx')")
  })

  it.each([
    ['/login', 'routes/auth/login/Page.tsx'],
    ['/user/me', 'routes/people/own-profile/Page.tsx'],
    ['/user/me/backed', 'routes/people/own-profile/Page.tsx'],
    ['/user/u1/created', 'routes/people/profile/Page.tsx'],
    ['/user/u1/liked', 'routes/system/not-found/Page.tsx'],
    ['/wallet/cs', 'routes/wallet/tokens/Page.tsx'],
    ['/wallet/gold', 'routes/system/not-found/Page.tsx'],
    ['/project/kettle', 'routes/project/campaign/Page.tsx'],
    ['/project/kettle/faq', 'routes/project/campaign/Page.tsx'],
    ['/project/kettle/updates', 'routes/project/updates/Page.tsx'],
    ['/project/kettle/updates/7', 'routes/project/updates/Page.tsx'],
    ['/project/kettle/discussion', 'routes/project/discussion/Page.tsx'],
    ['/project/kettle/checkout', 'routes/checkout/steps/Page.tsx'],
    ['/newsletter/unsubscribe', 'routes/newsletter/unsubscribe/Page.tsx'],
    ['/dashboard/kettle/rewards', 'routes/dashboard/section/Page.tsx'],
    ['/manager/7', 'routes/manager/start/Page.tsx'],
    ['/manager/7/backers', 'routes/manager/backers/Page.tsx'],
    ['/manager/7/no-such-tab', 'routes/system/not-found/Page.tsx'],
    ['/nothing/of/ours', 'routes/system/not-found/Page.tsx'],
  ])('%s is answered by %s', (path, file) => {
    expect(matchRoute(path, '').route.file).toBe(file)
  })
})

describe('facts of routes', () => {
  const where = (holds: (route: (typeof routes)[number]) => boolean) =>
    routes.filter(holds).map(({ path }) => path)

  it('no log-in leads back to sign-in pages, nor to those with a code in their address', () => {
    expect(where(({ next }) => next === 'never').toSorted()).toEqual(
      [
        '/',
        '/confirmemail',
        '/facebook_authenticated',
        '/forgot-password',
        '/google_authenticated',
        '/login',
        '/newsletter',
        '/newsletter/unsubscribe',
        '/project/preview/:code/:tab?',
        '/reset-password',
        '/signup',
        '/social_auth_error',
        '/undo-email',
      ].toSorted(),
    )
  })
  it('the wizard, the dashboard and the manager have a header of their own', () => {
    const own = where(({ header }) => header === 'own')
    expect(own.filter((path) => !path.startsWith('/manager/')).toSorted()).toEqual([
      '/create',
      '/create/continue',
      '/create/storefront',
      '/dashboard/:id/:section?',
    ])
    expect(own).toEqual(
      expect.arrayContaining(where(() => true).filter((path) => path.startsWith('/manager/'))),
    )
  })
  it('three pages ask for the confirmation themselves', () => {
    expect(where(({ confirmNotice }) => confirmNotice === 'own').toSorted()).toEqual([
      '/confirmemail',
      '/settings/account',
      '/undo-email',
    ])
  })
  it('search engines list no page behind a log-in, and none that does not exist', () => {
    for (const route of routes)
      if (route.access === 'session' || onServer(route).status) expect(onServer(route).index).toBe('no')
  })
  it.each([
    ['/settings', '', '/settings/account'],
    ['/learn', '', '/learn/questions'],
    ['/confirmemail', '', '/'],
    ['/confirmemail', '?code=x', null],
    ['/confirmemail', '?welcome', null],
  ])('%s%s leads to %s', (path, search, target) => {
    const { route, place } = matchRoute(path, search)
    expect(onServer(route).redirect?.(place)).toBe(target)
  })
  it('every address has a budget', () => {
    expect(routeFiles.map(({ path }) => path)).toEqual(routes.map(({ path }) => path))
  })
})

describe('a route that lacks something', () => {
  const file = 'routes/area/page/route.ts'
  const whole: RouteModule = {
    route: {
      paths: ['/here'],
      access: 'public',
      messages: [],
      page: () => Promise.reject(new Error('none')),
    },
    server: { spec: '1 §2', referrer: 'origin', index: 'yes', budget: { kB: 1 } },
  }
  const without = (name: keyof RouteModule, fact: string) => ({
    ...whole,
    [name]: Object.fromEntries(Object.entries(whole[name]).filter(([key]) => key !== fact)),
  })

  it('is named, and one that lacks nothing is not', () => {
    expect(routeProblems({ [file]: whole }, ['routes/area/page/Page.tsx'])).toEqual([])
  })
  it.each(
    (['route', 'server'] as const).flatMap((name) =>
      Object.keys(whole[name]).map((fact) => [name, fact] as const),
    ),
  )('fails by the name of its file without `%s.%s`', (name, fact) => {
    expect(routeProblems({ [file]: without(name, fact) }, [])).toEqual([
      `${file}: \`${name}\` lacks \`${fact}\``,
    ])
  })
  it.each(['route', 'server'] as const)('fails by the name of its file without the export `%s`', (name) => {
    expect(routeProblems({ [file]: { ...whole, [name]: undefined } }, [])).toEqual([
      `${file} exports no \`${name}\``,
    ])
  })
  it('is a page without a route.ts, too', () => {
    expect(routeProblems({ [file]: whole }, ['routes/area/other/Page.tsx'])).toEqual([
      'routes/area/other/Page.tsx has no route.ts beside it',
    ])
  })
  it('is one whose address another has', () => {
    expect(routeProblems({ [file]: whole, 'routes/area/twin/route.ts': whole }, [])).toEqual([
      `routes/area/twin/route.ts: /here is an address of ${file} already`,
    ])
  })
})
