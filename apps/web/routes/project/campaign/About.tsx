import { PledgeAbout, type PledgeAboutProps } from '@kindling/ui/views/project/PledgeAbout'
import { useSharedUrl } from './use-shared-url.ts'

/** What is below the pledge, with a link of one's own to share. */
export function About(shown: Pick<PledgeAboutProps, 'project' | 'now' | 'selection'>) {
  return <PledgeAbout {...shown} {...useSharedUrl(shown.project)} />
}
