import { deferred } from '../../loading/deferred.tsx'

/** Needed once one scrolls: its script comes after the first view's. */
export const CompactPledge = deferred(() =>
  import('./CompactPledge.tsx').then((module) => module.CompactPledge),
)
