import { matchPath } from 'react-router-dom'
import { walletTabs } from '../data/wallet-address.ts'
import type { Area } from './areas.ts'
import type { PageModule } from './pages.ts'

export interface Place {
  readonly params: Readonly<Record<string, string | undefined>>
  readonly search: URLSearchParams
}

/** What a page needs to know of its own route; it travels with the page. */
export interface RouteFacts {
  readonly path: string
  /** Source file of its chunk: how the server finds what to preload. */
  readonly file: string
  /** Words it shows, beside those of the shell. */
  readonly areas: readonly Area[]
  /** A visitor is sent to log in first, and comes back. */
  readonly auth?: 'session'
  /** Two routes of one group do not scroll to the top between them (spec 1 §2). */
  readonly scrollGroup?: string
}

export interface RouteSpec extends RouteFacts {
  readonly load: () => Promise<PageModule>
  /** Answered with this status; 200 where absent. */
  readonly status?: number
  /** Whether the place exists; any does where absent. Nobody logs in only to read that there is nothing. */
  readonly has?: (params: Place['params']) => boolean
}

const hasList = ({ list }: Place['params']) => list === undefined || list === 'created' || list === 'backed'

/**
 * Every URL of the site. Order does not matter: the most precise is taken. A page arrives with its own route and
 * fetches this table once it is at rest, so that a first view does not grow with every page the site has.
 */
export const routes: readonly RouteSpec[] = [
  {
    path: '/',
    file: 'routes/Home.tsx',
    load: () => import('../routes/Home.tsx'),
    areas: ['home'],
  },
  {
    path: '/projects/:filter/:categoryId?',
    file: 'routes/Listing.tsx',
    load: () => import('../routes/Listing.tsx'),
    areas: ['listing'],
    scrollGroup: 'listing',
  },
  {
    path: '/search',
    file: 'routes/Search.tsx',
    load: () => import('../routes/Search.tsx'),
    areas: ['listing'],
    scrollGroup: 'search',
  },
  {
    path: '/project/:id/:tab?',
    file: 'routes/Project.tsx',
    load: () => import('../routes/Project.tsx'),
    areas: ['project'],
    scrollGroup: 'project',
  },
  {
    path: '/project/:id/checkout',
    file: 'routes/Checkout.tsx',
    load: () => import('../routes/Checkout.tsx'),
    areas: ['checkout', 'errors'],
    auth: 'session',
  },
  {
    path: '/project/:id/discussion',
    file: 'routes/NotFound.tsx',
    load: () => import('../routes/NotFound.tsx'),
    areas: ['system', 'project'],
    status: 404,
  },
  {
    path: '/project/:id/updates/:updateId?',
    file: 'routes/NotFound.tsx',
    load: () => import('../routes/NotFound.tsx'),
    areas: ['system', 'project'],
    status: 404,
  },
  {
    path: '/bank/:id/:pledgeId',
    file: 'routes/Bank.tsx',
    load: () => import('../routes/Bank.tsx'),
    areas: ['checkout', 'errors'],
    auth: 'session',
  },
  {
    path: '/user/me/:list?',
    file: 'routes/Profile.tsx',
    load: () => import('../routes/Profile.tsx'),
    areas: ['user', 'errors'],
    auth: 'session',
    has: hasList,
  },
  {
    path: '/user/:id/:list?',
    file: 'routes/Profile.tsx',
    load: () => import('../routes/Profile.tsx'),
    areas: ['user'],
    has: hasList,
  },
  {
    path: '/notifications',
    file: 'routes/Notifications.tsx',
    load: () => import('../routes/Notifications.tsx'),
    areas: ['notifications', 'errors'],
    auth: 'session',
  },
  {
    path: '/settings',
    file: 'routes/Settings.tsx',
    load: () => import('../routes/Settings.tsx'),
    areas: [],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/settings/account',
    file: 'routes/SettingsAccount.tsx',
    load: () => import('../routes/SettingsAccount.tsx'),
    areas: ['settings', 'security', 'auth', 'errors'],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/settings/verification',
    file: 'routes/SettingsVerification.tsx',
    load: () => import('../routes/SettingsVerification.tsx'),
    areas: ['settings', 'errors'],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/settings/notifications',
    file: 'routes/SettingsNotifications.tsx',
    load: () => import('../routes/SettingsNotifications.tsx'),
    areas: ['settings', 'errors'],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/settings/payment',
    file: 'routes/SettingsPayment.tsx',
    load: () => import('../routes/SettingsPayment.tsx'),
    areas: ['settings', 'checkout', 'errors'],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/settings/shipping',
    file: 'routes/SettingsShipping.tsx',
    load: () => import('../routes/SettingsShipping.tsx'),
    areas: ['settings', 'checkout', 'errors'],
    auth: 'session',
    scrollGroup: 'settings',
  },
  {
    path: '/wallet/:tab?',
    file: 'routes/Wallet.tsx',
    load: () => import('../routes/Wallet.tsx'),
    areas: ['wallet', 'errors'],
    auth: 'session',
    has: ({ tab }) => tab === undefined || walletTabs.some((each) => each === tab),
    scrollGroup: 'wallet',
  },
  {
    path: '/login',
    file: 'routes/Login.tsx',
    load: () => import('../routes/Login.tsx'),
    areas: ['auth', 'errors'],
    scrollGroup: 'auth',
  },
  {
    path: '/signup',
    file: 'routes/Signup.tsx',
    load: () => import('../routes/Signup.tsx'),
    areas: ['auth', 'errors'],
    scrollGroup: 'auth',
  },
  {
    path: '/forgot-password',
    file: 'routes/ForgotPassword.tsx',
    load: () => import('../routes/ForgotPassword.tsx'),
    areas: ['auth', 'email', 'errors'],
  },
  {
    path: '/reset-password',
    file: 'routes/ResetPassword.tsx',
    load: () => import('../routes/ResetPassword.tsx'),
    areas: ['auth', 'email', 'errors'],
  },
  {
    path: '/confirmemail',
    file: 'routes/ConfirmEmail.tsx',
    load: () => import('../routes/ConfirmEmail.tsx'),
    areas: ['home', 'auth', 'email', 'errors'],
  },
  {
    path: '/undo-email',
    file: 'routes/UndoEmail.tsx',
    load: () => import('../routes/UndoEmail.tsx'),
    areas: ['auth', 'email', 'errors'],
  },
  {
    path: '/newsletter',
    file: 'routes/Newsletter.tsx',
    load: () => import('../routes/Newsletter.tsx'),
    areas: ['auth', 'email', 'home', 'errors'],
  },
  {
    path: '/newsletter/unsubscribe',
    file: 'routes/Unsubscribe.tsx',
    load: () => import('../routes/Unsubscribe.tsx'),
    areas: ['auth', 'email', 'home', 'errors'],
  },
  {
    path: '/google_authenticated',
    file: 'routes/SocialReturn.tsx',
    load: () => import('../routes/SocialReturn.tsx'),
    areas: ['auth', 'errors'],
  },
  {
    path: '/facebook_authenticated',
    file: 'routes/SocialReturn.tsx',
    load: () => import('../routes/SocialReturn.tsx'),
    areas: ['auth', 'errors'],
  },
  {
    path: '/social_auth_error',
    file: 'routes/SocialError.tsx',
    load: () => import('../routes/SocialError.tsx'),
    areas: ['auth', 'errors'],
  },
  {
    path: '/learn',
    file: 'routes/Learn.tsx',
    load: () => import('../routes/Learn.tsx'),
    areas: ['learn', 'errors'],
  },
  {
    path: '/learn/questions/:kind?',
    file: 'routes/Learn.tsx',
    load: () => import('../routes/Learn.tsx'),
    areas: ['learn', 'errors'],
    scrollGroup: 'learn',
  },
  {
    path: '/learn/question/:id',
    file: 'routes/Question.tsx',
    load: () => import('../routes/Question.tsx'),
    areas: ['learn'],
  },
  {
    path: '/about',
    file: 'routes/Content.tsx',
    load: () => import('../routes/Content.tsx'),
    areas: ['content', 'about'],
  },
  {
    path: '/whitepaper',
    file: 'routes/Content.tsx',
    load: () => import('../routes/Content.tsx'),
    areas: ['content', 'whitepaper'],
  },
  {
    path: '/terms',
    file: 'routes/Content.tsx',
    load: () => import('../routes/Content.tsx'),
    areas: ['content', 'terms'],
  },
  {
    path: '/privacy',
    file: 'routes/Content.tsx',
    load: () => import('../routes/Content.tsx'),
    areas: ['content', 'privacy'],
  },
  {
    path: '/risk',
    file: 'routes/Content.tsx',
    load: () => import('../routes/Content.tsx'),
    areas: ['content', 'risk'],
  },
  {
    path: '/create/*',
    file: 'routes/NotFound.tsx',
    load: () => import('../routes/NotFound.tsx'),
    areas: ['system'],
    status: 404,
  },
  {
    path: '/dashboard/*',
    file: 'routes/NotFound.tsx',
    load: () => import('../routes/NotFound.tsx'),
    areas: ['system'],
    status: 404,
  },
  {
    path: '*',
    file: 'routes/NotFound.tsx',
    load: () => import('../routes/NotFound.tsx'),
    areas: ['system'],
    status: 404,
  },
]

export interface Matched {
  readonly route: RouteSpec
  readonly place: Place
}

const byPrecision = [...routes].sort((a, b) => rank(b.path) - rank(a.path))

/** Fixed parts count more than places, an open end least: the order the router itself uses. */
function rank(path: string): number {
  return path
    .split('/')
    .reduce((sum, part) => sum + (part === '*' ? -100 : part.startsWith(':') ? 3 : part ? 10 : 1), 0)
}

/** As the router reads it, part by part: what a place holds is the same on the server and in a browser. */
function decoded(pathname: string): string {
  try {
    return pathname
      .split('/')
      .map((part) => decodeURIComponent(part).replaceAll('/', '%2F'))
      .join('/')
  } catch {
    return pathname
  }
}

/** The route of a URL; there always is one. */
export function matchRoute(pathname: string, search: string): Matched {
  const path = decoded(pathname)
  for (const route of byPrecision) {
    const match = matchPath(route.path, path)
    if (match && (route.has?.(match.params) ?? true))
      return { route, place: { params: match.params, search: new URLSearchParams(search) } }
  }
  // Even "*" matches no line break, which an address may hold.
  return { route: nowhere(), place: { params: {}, search: new URLSearchParams(search) } }
}

/** The route of what does not exist. */
export const nowhere = (): RouteSpec => {
  const route = routes.find(({ path }) => path === '*')
  if (!route) throw new Error('The route "*" is missing')
  return route
}
