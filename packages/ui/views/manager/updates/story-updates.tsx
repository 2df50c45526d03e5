import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { promiseRhythm } from '@kindling/api-client/contract/rhythm'
import {
  countUpdateReach,
  createUpdate,
  editUpdate,
  removeUpdate,
} from '@kindling/api-client/contract/update-changes'
import { previewUpdateMail, sendTestUpdate } from '@kindling/api-client/contract/update-mails'
import { listUpdates } from '@kindling/api-client/contract/updates'
import { fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import { Cadence } from '../../community/Cadence.tsx'
import { DescriptionField } from '../../dashboard/DescriptionField.tsx'
import { KeptEditors } from '../../shared/kept-editor.ts'
import { storyClient } from '../../shared/story-client.ts'
import { useStoryRead } from '../../shared/story-read.ts'
import { nowhereElse } from '../../shared/story-worked-on.ts'
import { UpdatePromise } from '../../shared/UpdatePromise.tsx'
import { ManagerFrame } from '../ManagerFrame.tsx'
import { UpdatesTab } from './UpdatesTab.tsx'

export interface PlayedUpdatesProps {
  readonly project: PrivateProject
  /** Opened to write. */
  readonly writes?: boolean
}

export const place = { person: fixtures.backer.id, project: fixtures.readyDraft.id }

const now = fixtures.nowSeconds * 1000

/** The tab of the stories: reads and writes on the real client. */
export function PlayedUpdates({ project, writes: atFirst = false }: PlayedUpdatesProps) {
  const params = { projectId: project.id }
  const [writes, setWrites] = useState(atFirst)
  const [turn, setTurn] = useState(0)
  const { data, ...read } = useStoryRead(() => storyClient(listUpdates, { params }), turn)
  const readAgain = () => setTurn((before) => before + 1)
  return (
    <ManagerFrame logo="Kindling" workedOn={nowhereElse} project={project} tab="updates" now={now}>
      {() => (
        <KeptEditors value={place}>
          <UpdatesTab
            project={project}
            writes={writes}
            onClosed={() => setWrites(false)}
            read={{ ...read, data: data?.updates }}
            now={now}
            onMore={null}
            Editor={DescriptionField}
            aside={
              data && (
                <>
                  <Cadence rhythm={data.rhythm} />
                  <UpdatePromise
                    project={project}
                    onPromise={async (weeks) => {
                      await storyClient(promiseRhythm, { params: { id: project.id }, body: { weeks } })
                      readAgain()
                    }}
                  />
                </>
              )
            }
            onSave={async (updateId, body) => {
              await (updateId === null
                ? storyClient(createUpdate, { params, body, idempotencyKey: 'story' })
                : storyClient(editUpdate, { params: { ...params, updateId }, body }))
              readAgain()
            }}
            onCountReach={async (rewardIds) =>
              (await storyClient(countUpdateReach, { params, body: { reward_ids: [...rewardIds] } })).reach
            }
            onPreviewMail={async (body) => (await storyClient(previewUpdateMail, { params, body })).mail}
            onSendTest={async (body) => (await storyClient(sendTestUpdate, { params, body })).email}
            onRemove={async (updateId) => {
              await storyClient(removeUpdate, { params: { ...params, updateId } })
              readAgain()
            }}
          />
        </KeptEditors>
      )}
    </ManagerFrame>
  )
}
