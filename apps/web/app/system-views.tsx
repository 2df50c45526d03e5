import { lazyPart } from '@kindling/ui/lazy-part'

const views = () => import('@kindling/ui/views/system/SystemView')

// Seldom seen, so no first view carries them. The server renders them in place; Navigation fetches them ahead of need.
export const NotFoundView = lazyPart(async () => (await views()).NotFoundView)
export const UnreachableView = lazyPart(async () => (await views()).UnreachableView)
