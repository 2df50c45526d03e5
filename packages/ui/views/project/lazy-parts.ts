import { deferred } from '../../loading/deferred.tsx'

const after = () => import('./after-first-view.ts')

// Shown once the person scrolls.
export const CompactHead = deferred(async () => (await after()).CompactHead, { when: 'interest' })
export const CompactPledge = deferred(async () => (await after()).CompactPledge, { when: 'interest' })
export const PledgeAbout = deferred(async () => (await after()).PledgeAbout, { when: 'touched' })
