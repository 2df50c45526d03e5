/** What a project's page hydrates right after its first view, as one file. */
export { CompactHead } from './CompactHead.tsx'
export { CompactPledge } from './CompactPledge.tsx'
export { PledgeAbout } from './PledgeAbout.tsx'
