import { deferred } from '@kindling/ui/deferred'
import { ProjectBody, type ProjectBodyProps } from '@kindling/ui/views/project/ProjectBody'

const end = () => import('./End.tsx')
const Refunds = deferred(async () => (await end()).Refunds, { when: 'near' })
const Note = deferred(async () => (await end()).Note, { when: 'near' })
const End = deferred(async () => (await end()).End, { when: 'near' })

/** Below a project's first view: its body, with what helps to decide. None of it is in the first view's scripts. */
export function Body(props: ProjectBodyProps) {
  const shown = { project: props.project, now: props.now }
  const isTranslated = props.project.also_in !== null
  return (
    <ProjectBody
      {...props}
      note={isTranslated && <Note project={props.project} />}
      refunds={<Refunds {...shown} />}
      end={<End {...shown} />}
    />
  )
}
