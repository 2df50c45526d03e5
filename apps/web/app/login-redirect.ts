import { safeRedirect } from '@kindling/validation/rules/login-redirect'

const ownPage = '/user/me'

/**
 * Where to go after logging in: the remembered path, which never leaves the site, or the person's own page (spec 1 §4).
 */
export const backTo = (next: string | null): string => safeRedirect(next, ownPage)

/** Keeps the remembered path when switching between log-in and sign-up. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
