import { safeRedirect } from '@kindling/validation/rules/login-redirect'

/** Where to go after logging in: the remembered path, which never leaves the site, or home. */
export const backTo = (next: string | null): string => safeRedirect(next)

/** Keeps the remembered path over the change between logging in and signing up. */
export const withNext = (path: string, next: string | null): string =>
  next ? `${path}?next=${encodeURIComponent(next)}` : path
