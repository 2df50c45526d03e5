import { getPrivateProject } from '@kindling/api-client/contract/project-editing'
import { type DraftCalls, draftCalls } from '@kindling/api-client/forms/draft-calls'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { storyClient } from '../shared/story-client.ts'
import { DashboardView, type DashboardViewProps } from './DashboardView.tsx'

export type PlayedDashboardProps = Pick<DashboardViewProps, 'draft' | 'section' | 'onRemoved'>

/** The dashboard of the stories: runs its calls on the real client and reads the draft again after each. */
export function PlayedDashboard(start: PlayedDashboardProps) {
  const [draft, setDraft] = useState(start.draft)
  const [{ calls, reload }] = useState(() => {
    const params = { id: start.draft.id }
    const reload = async () => {
      const { project } = await storyClient(getPrivateProject, { params })
      setDraft(project)
      return project
    }
    const plain = draftCalls(storyClient, params.id)
    const reading = Object.fromEntries(
      Object.entries(plain).map(([name, call]) => [
        name,
        async (...args: never[]) => {
          const answer = await (call as (...args: never[]) => Promise<unknown>)(...args)
          if (name !== 'remove') await reload()
          return answer
        },
      ]),
    ) as unknown as DraftCalls
    return { calls: reading, reload }
  })
  return (
    <DashboardView
      logo="Kindling"
      draft={draft}
      section={start.section}
      calls={calls}
      onReload={reload}
      person={fixtures.backer.id}
      categories={fixtures.categories}
      origin="https://kindling.example"
      now={fixtures.nowSeconds * 1000}
      onRemoved={start.onRemoved}
    />
  )
}
