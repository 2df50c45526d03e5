import { promiseRhythm } from '@kindling/api-client/contract/rhythm'
import { answers, fixtures } from '@kindling/api-client/scenarios'
import { useState } from 'react'
import preview from '#catalogue/preview'
import { expect } from '#catalogue/test'
import { storyClient } from './story-client.ts'
import { type PlayContext, tryAgain } from './story-plays.ts'
import { recovers, rejecting, sending } from './story-rejected.ts'
import { wordsOf } from './story-words.ts'
import { UpdatePromise, type UpdatePromiseProps } from './UpdatePromise.tsx'

/** The promise on the real client. */
function Played({ project: start }: Pick<UpdatePromiseProps, 'project'>) {
  const [project, setProject] = useState(start)
  return (
    <main style={{ maxInlineSize: 360 }}>
      <UpdatePromise
        project={project}
        onPromise={async (weeks) => {
          const answer = await storyClient(promiseRhythm, { params: { id: '31' }, body: { weeks } })
          setProject({ ...project, ...answer })
        }}
      />
    </main>
  )
}

const running = { ...fixtures.readyDraft, status: 'ACTIVE' as const, role: 'creator' as const }
const meta = preview.meta({
  title: 'Views/Shared/Update promise',
  component: Played,
  tags: ['views'],
  parameters: answers(),
  args: { project: running },
})

const rejects = rejecting('promiseRhythm')

const t = (context: PlayContext) => wordsOf(context, 'dashboard')

/** Nothing is promised yet; the button waits for a choice. */
export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByLabelText('Promise to backers')).toHaveDisplayValue('No promise')
    await expect(await canvas.findByRole('button', { name: 'Save promise' })).toHaveAccessibleDescription(
      'Choose another rhythm first.',
    )
  },
})
/** Those who may not write updates read it. */
export const ReadOnly = meta.story({
  args: { project: { ...running, role: 'VIEWER', rhythm_weeks: 2 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('An update every 2 weeks')).toBeVisible()
    await expect(canvas.queryByRole('button')).toBeNull()
  },
})
/** Nothing is changed while a project is suspended. */
export const Suspended = meta.story({
  args: { project: { ...running, status: 'SUSPENDED' } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('No promise')).toBeVisible()
  },
})

async function promise(context: PlayContext) {
  const { canvas, userEvent } = context
  await userEvent.selectOptions(await canvas.findByLabelText(t(context)('promise.label')), '2')
  await userEvent.click(canvas.getByRole('button', { name: t(context)('promise.save') }))
}
const isSaved = async (context: PlayContext) => {
  await expect(await context.canvas.findByText(t(context)('promise.saved'))).toBeVisible()
}
export const Promising = meta.story(sending(promise, isSaved))
/** It was suspended meanwhile. */
export const InvalidProjectState = Promising.extend(
  rejects('INVALID_PROJECT_STATE', /does not allow this right now/),
)
export const MissingPermission = Promising.extend(rejects('MISSING_PERMISSION', /do not have access/))
export const NotFound = Promising.extend(rejects('NOT_FOUND', /could not find/, 'project'))
export const RestrictedArea = Promising.extend(rejects('RESTRICTED_AREA', /Log in to continue/))
export const NetworkFailure = Promising.extend(rejects('NETWORK_FAILURE', /could not reach the server/))
NetworkFailure.test('recovers', recovers(tryAgain, isSaved))
export const RequestTimeout = Promising.extend(rejects('REQUEST_TIMEOUT', /took too long/))
export const ExternalError = Promising.extend(rejects('EXTERNAL_ERROR', /nothing was changed/))
