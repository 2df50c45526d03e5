/// <reference path="./virtual.d.ts" />
interface PlayedStory {
  readonly id: string
  readonly globals: Readonly<Record<string, unknown>>
  readonly parameters: { readonly rejects?: unknown }
  readonly tags: readonly string[]
}

const plain = (text: string) => text.replace(/\s+/g, ' ')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** The first sentence of a message: the rest may be replaced by when to try again. `{{name}}` matches any text. */
export function firstSentence(message: string): RegExp {
  const [first = message] = message.match(/^.+?[.!?…](?=\s|$)/su) ?? []
  return new RegExp(
    plain(first)
      .split(/\{\{.+?\}\}/)
      .map(escaped)
      .join('.*'),
  )
}

/**
 * Statement F30: when the play of a failure story has ended, what the atlas says of it is on screen. In tests only: in
 * the catalogue a story also renders without its play, and with answers that a person chose.
 */
export async function assertFailureRests({ id, globals, parameters, tags }: PlayedStory): Promise<void> {
  if (!('__vitest_browser__' in globalThis)) return
  // The tests of a story go on from its failure: they recover.
  if (tags.includes('test-fn')) return
  const language = globals.language === 'fr' ? 'fr' : 'en'
  // The plays of other stories expect English, and are not run in the other modes.
  if (language !== 'en' && !parameters.rejects) return
  const { default: byStory } = await import('virtual:failure-sentences')
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not on screen.
  const shown = plain(document.body.innerText)
  for (const { [language]: sentence } of byStory[id] ?? [])
    if (!firstSentence(sentence).test(shown))
      throw new Error(`The play ended without its failure on screen: "${sentence}"`)
}
