import preview from './preview.tsx'

type Annotations = Record<string, unknown> | undefined
interface LooseStory {
  extend(input: Annotations): LooseStory
}
interface LooseMeta {
  story(input?: Annotations): LooseStory
}

const still = (input: Annotations) => {
  if (typeof input !== 'object') return input
  if (import.meta.env.EVERY_PLAY) return input
  const { play, ...rest } = input
  return typeof play === 'function' && 'inEveryLanguage' in play ? input : rest
}

const stilled = (story: LooseStory): LooseStory => {
  const extend = story.extend.bind(story)
  story.extend = (input) => stilled(extend(still(input)))
  return story
}

/**
 * The preview of the `stories-modes` tests. Most plays have run in the `stories` project, in English: here their stories
 * are only rendered and audited, which takes half the time, and `pnpm prove` plays them all. Those that find everything
 * by message key (packages/ui/views/shared/story-rejected.ts) are always played here too.
 */
export default {
  ...preview,
  meta: (input: Annotations) => {
    const meta = (preview.meta as unknown as (input: Annotations) => LooseMeta)(still(input))
    return { ...meta, story: (story?: Annotations) => stilled(meta.story(still(story))) }
  },
}
