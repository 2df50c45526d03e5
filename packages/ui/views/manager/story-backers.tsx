import { countPledges, listPledges, listSegments } from '@kindling/api-client/contract/pledge-management'
import { managerCalls } from '@kindling/api-client/forms/manager-calls'
import { useState } from 'react'
import { storyClient } from '../shared/story-client.ts'
import { useStoryRead } from '../shared/story-read.ts'
import { BackersTab, type BackersTabProps } from './BackersTab.tsx'
import { type BackersPlace, writePlace } from './backers-place.ts'
import { writeSlips } from './slips/slips-place.ts'

export interface PlayedBackersProps extends Pick<BackersTabProps, 'project' | 'place'> {}

/** The tab of the stories: keeps its own place, reads on the real client, and reads again after each change. */
export function PlayedBackers({ project, place: start }: PlayedBackersProps) {
  const [place, setPlace] = useState<BackersPlace>(start)
  const [cursors, setCursors] = useState<readonly string[]>([])
  const [turn, setTurn] = useState(0)
  const params = { id: project.id }
  const key = `${writePlace(place)} ${cursors.join()} ${turn}`
  const cursor = cursors.at(-1)
  const reads = {
    page: useStoryRead(
      () =>
        storyClient(listPledges, {
          params,
          query: { sort: place.sort, ...(cursor && { cursor }) },
          body: place.filter,
        }),
      key,
    ),
    count: useStoryRead(() => storyClient(countPledges, { params, body: place.filter }), key),
    segments: useStoryRead(() => storyClient(listSegments, { params }), turn),
  }
  const [calls] = useState(() => {
    const plain = managerCalls(storyClient, project.id)
    const thenRead =
      <Args extends unknown[], Answer>(call: (...args: Args) => Promise<Answer>) =>
      async (...args: Args) => {
        const answer = await call(...args)
        setTurn((now) => now + 1)
        return answer
      }
    return {
      ...plain,
      setStatus: thenRead(plain.setStatus),
      lock: thenRead(plain.lock),
      saveSegment: thenRead(plain.saveSegment),
      removeSegment: thenRead(plain.removeSegment),
    }
  })
  return (
    <BackersTab
      project={project}
      place={place}
      reads={reads}
      calls={calls}
      slipsHref={(selection) => `/manager/${project.id}/slips${writeSlips(selection)}`}
      onPlace={(next) => {
        setPlace(next)
        setCursors([])
      }}
      onConsider={({ filter }) => storyClient(countPledges, { params, body: filter })}
      pagesBefore={cursors.length}
      onPrevious={() => setCursors(cursors.slice(0, -1))}
      onNext={(next) => setCursors([...cursors, next])}
    />
  )
}
