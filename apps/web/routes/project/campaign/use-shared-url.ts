import type { Project } from '@kindling/api-client/model/project'
import { referralPercent } from '@kindling/validation/rules/protection-tier'
import { usePageOrigin } from '../../../app/page-origin.tsx'
import { ownLink } from '../../../data/own-link.ts'
import { useSession } from '../../../data/session.tsx'
import { projectPath } from '../project-path.ts'

/** A project's full address, as its reader shares it, and whether it is a link of their own. */
export function useSharedUrl(project: Project): { readonly url: string; readonly owns: boolean } {
  const { user } = useSession()
  // Without a fee there is nothing that a bonus could come from.
  const owner = referralPercent(project) > 0 ? user : null
  return { url: ownLink(usePageOrigin() + projectPath(project), owner), owns: !!owner }
}
