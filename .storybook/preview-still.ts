import preview from './preview.tsx'

type Annotations = Record<string, unknown> | undefined
interface LooseMeta {
  story(input?: Annotations): unknown
}

const still = (input: Annotations) => {
  if (typeof input !== 'object') return input
  const { play: _, ...rest } = input
  return rest
}

/**
 * The preview of the `stories-modes` tests: stories without their plays. A play reads English words from left
 * to right and has run in the `stories` project; here a story is rendered and audited as it stands.
 */
export default {
  ...preview,
  meta: (input: Annotations) => {
    const meta = (preview.meta as unknown as (input: Annotations) => LooseMeta)(still(input))
    return { ...meta, story: (story?: Annotations) => meta.story(still(story)) }
  },
}
