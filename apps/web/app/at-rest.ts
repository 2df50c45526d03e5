/**
 * Hydrated on every page once its first view is done, as one file: every further file is a further request, and another
 * order in which they can arrive.
 */
export { DemoNotice } from './DemoNotice.tsx'
export { Footer } from './Footer.tsx'
export { Navigation } from './Navigation.tsx'
export { Notices } from './Notices.tsx'
export * as table from './route-table.ts'
export { Search } from './Search.tsx'
