import { DocsContext, Source } from '@storybook/addon-docs/blocks'
import { useContext } from 'react'
import type { PreparedStory } from 'storybook/internal/types'
import { useGlobals } from '../decorators/use-globals.ts'
import * as styles from './docs.css.ts'

interface StoryParameters {
  readonly inline?: boolean
  readonly iframeHeight?: string
}

const storyParameters = ({ parameters }: PreparedStory): StoryParameters =>
  (parameters.docs as { story?: StoryParameters } | undefined)?.story ?? {}

/** Whether a story covers the page, as a dialog does, and so has a window of its own. */
export const isFramed = (story: PreparedStory): boolean => storyParameters(story).inline === false

/** A story in a window of its own, which follows the toolbar: Storybook's own frame does not. */
export function FramedStory({ story }: { readonly story: PreparedStory }) {
  const { theme, language, direction } = useGlobals(useContext(DocsContext).channel)
  const globals = `theme:${theme};language:${language};direction:${direction}`
  return (
    <>
      <iframe
        className={styles.frame}
        title={story.name}
        src={`iframe.html?id=${story.id}&viewMode=story&globals=${globals}`}
        style={{ height: storyParameters(story).iframeHeight }}
        loading="lazy"
      />
      <Source of={story.moduleExport} dark={theme === 'dark'} />
    </>
  )
}
