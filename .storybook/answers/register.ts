import { createElement } from 'react'
import { STORY_CHANGED } from 'storybook/internal/core-events'
import { addons, types } from 'storybook/manager-api'
import { choicesFor } from './choice.ts'
import { answersGlobal, panelId } from './events.ts'
import { AnswersPanel, Title } from './Panel.tsx'

addons.register('kindling/answers', (api) => {
  addons.add(panelId, {
    type: types.PANEL,
    title: Title,
    match: ({ viewMode }) => viewMode === 'story',
    render: ({ active }) => createElement(AnswersPanel, { active }),
  })
  // A choice is for one story: the address does not carry it to the next.
  api.on(STORY_CHANGED, (storyId: string) => {
    const held = api.getGlobals()[answersGlobal]
    if (held && choicesFor(storyId, held).length === 0) api.updateGlobals({ [answersGlobal]: '' })
  })
})
