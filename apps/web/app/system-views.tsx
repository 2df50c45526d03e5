import { lazyPart } from '@kindling/ui/lazy-part'

const views = () => import('@kindling/ui/views/system/SystemView')

// Rarely seen, so no first view loads them. The server renders them in place; Navigation prefetches them.
export const NotFoundView = lazyPart(async () => (await views()).NotFoundView)
export const UnreachableView = lazyPart(async () => (await views()).UnreachableView)
