/**
 * What every page brings to life once its first view is done, as one file: each file more is a request more, and an
 * order of its own in which they can arrive.
 */
export { DemoNotice } from './DemoNotice.tsx'
export { Footer } from './Footer.tsx'
export { Navigation } from './Navigation.tsx'
export { Notices } from './Notices.tsx'
export * as table from './route-table.ts'
export { Search } from './Search.tsx'
