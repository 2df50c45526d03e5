// Whole, and used: the manager is built with the classic runtime of JSX, on a React of its own.
import * as React from 'react'
import { AddonPanel, Button } from 'storybook/internal/components'
import { FORCE_REMOUNT, GLOBALS_UPDATED } from 'storybook/internal/core-events'
import { addons, useChannel, useGlobals, useStorybookApi, useStorybookState } from 'storybook/manager-api'
import { CallRow } from './CallRow.tsx'
import { choicesFor, encodeChoices, withChoice } from './choice.ts'
import { copyAsStory } from './copy-as-story.ts'
import { addCall, answersGlobal, type StoryCalls, storyCalls } from './events.ts'
import { Bar, Box, Label, Lead, Lines, Page, Rows } from './panel-styles.ts'

/** What the shown story has asked so far; the preview may have told it before the panel was opened. */
function useStoryCalls(): StoryCalls | undefined {
  const [told, setTold] = React.useState<StoryCalls | undefined>(
    () => addons.getChannel().last(storyCalls)?.[0],
  )
  useChannel({ [storyCalls]: setTold })
  return told
}

function useCopied(): [copied: boolean, copy: (text: string) => void] {
  const [copied, setCopied] = React.useState(false)
  React.useEffect(() => {
    if (!copied) return
    const timer = setTimeout(() => setCopied(false), 2000)
    return () => clearTimeout(timer)
  }, [copied])
  return [copied, (text) => void navigator.clipboard.writeText(text).then(() => setCopied(true))]
}

/** The panel's name, with the number of choices. */
export function Title() {
  const { storyId } = useStorybookState()
  const [globals] = useGlobals()
  const count = choicesFor(storyId, globals[answersGlobal]).length
  return <span>Answers{count > 0 ? ` (${count})` : ''}</span>
}

/** For each call of the shown story, the answer that a person tries. The address holds the choices. */
function Panel() {
  const api = useStorybookApi()
  const [globals, updateGlobals] = useGlobals()
  const told = useStoryCalls()
  const [copied, copy] = useCopied()
  const story = api.getCurrentStoryData()
  if (story?.type !== 'story' || told?.storyId !== story.id)
    return (
      <Page>
        <Lead>Open a story that asks the platform something: its calls are listed here.</Lead>
      </Page>
    )

  const choices = choicesFor(story.id, globals[answersGlobal])
  const choose = (chosen: typeof choices) => {
    // The story is begun anew, with its play, once the preview knows the choice.
    api.once(GLOBALS_UPDATED, () => api.emit(FORCE_REMOUNT, { storyId: story.id }))
    updateGlobals({ [answersGlobal]: encodeChoices({ storyId: story.id, choices: chosen }) })
  }
  const lines = copyAsStory({
    story: (story as unknown as { exportName: string }).exportName,
    file: story.importPath.replace(/^(\.\.?\/)+/, ''),
    sends: told.sends,
    calls: told.calls,
    choices,
  })
  const language = globals.language === 'fr' ? 'fr' : 'en'
  return (
    <Page>
      <Bar>
        <Lead>
          {told.calls.length > 0
            ? 'What the platform answers while you look at this story. Your choice is in the address.'
            : 'This story has not asked the platform anything. Use it, or name a call that it will make.'}
        </Lead>
        <Button ariaLabel={false} disabled={choices.length === 0} onClick={() => choose([])}>
          As the story says
        </Button>
        <Button ariaLabel={false} variant="solid" disabled={lines === ''} onClick={() => copy(lines)}>
          {copied ? 'Copied' : 'Copy as story'}
        </Button>
      </Bar>
      {told.calls.length > 0 && (
        <Rows>
          {told.calls.map((call) => (
            <CallRow
              key={call.name}
              call={call}
              choice={choices.find((each) => each.call === call.name)}
              language={language}
              onChoose={(chosen) => choose(withChoice(choices, call.name, chosen))}
            />
          ))}
        </Rows>
      )}
      <div>
        <Label htmlFor="answers-add">A call that the story has not made yet</Label>
        <Box
          id="answers-add"
          value=""
          onChange={({ currentTarget: { value } }) => value && api.emit(addCall, value)}
        >
          <option value="">Add a call …</option>
          {told.others.map((name) => (
            <option key={name}>{name}</option>
          ))}
        </Box>
      </div>
      {lines && <Lines aria-label="The choice as a story">{lines}</Lines>}
    </Page>
  )
}

/** The panel as the manager shows it. */
export const AnswersPanel = ({ active = false }: { readonly active?: boolean | undefined }) => (
  <AddonPanel active={active}>
    <Panel />
  </AddonPanel>
)
