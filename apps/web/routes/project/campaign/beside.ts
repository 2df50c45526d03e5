/* What stands beside the story, in one file: it comes after the first view. */
export { About } from './About.tsx'
export { Follow } from './Follow.tsx'
