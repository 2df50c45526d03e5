import { type HttpHandler, http } from 'msw'
import { addons } from 'storybook/preview-api'
import { callOf, factsOf, servedNames } from './call-facts.ts'
import { choicesFor } from './choice.ts'
import { addCall, answersGlobal, type StoryCalls, storyCalls } from './events.ts'
import type { AnsweredStory } from './story-handlers.ts'

const callsOf = (handlers: unknown): string[] =>
  (Array.isArray(handlers) ? (handlers as HttpHandler[]) : []).flatMap(({ info }) => {
    const { method, path } = info as { method?: unknown; path?: unknown }
    const name =
      typeof method === 'string' && typeof path === 'string'
        ? callOf(method, `http://story${path.replace('*', '')}`)
        : undefined
    return name ? [name] : []
  })

let shown: { readonly story: AnsweredStory; readonly names: Set<string> } | undefined

function tell() {
  if (!shown) return
  const { story, names } = shown
  const known = [...names].flatMap((name) => factsOf(name) ?? [])
  addons.getChannel().emit(storyCalls, {
    storyId: story.id,
    calls: known,
    others: servedNames.filter((name) => !names.has(name)),
    sends: typeof story.parameters.send === 'function',
  } satisfies StoryCalls)
}

function note(name: string | undefined) {
  if (!name || !shown || shown.names.has(name)) return
  shown.names.add(name)
  tell()
}

let listens = false
function listenOnce() {
  if (listens) return
  listens = true
  addons.getChannel().on(addCall, note)
}

/**
 * Tells the Answers panel which calls a story makes. Returns the handler that notes each call and lets the next one
 * answer it: it must come first.
 */
export function tellPanel(story: AnsweredStory): HttpHandler {
  listenOnce()
  // The same story renders anew after a choice: what it asked before is still worth an answer.
  const before = shown?.story.id === story.id ? shown.names : []
  shown = {
    story,
    names: new Set([
      ...callsOf(story.parameters.rejects),
      ...before,
      ...choicesFor(story.id, story.globals[answersGlobal]).map(({ call }) => call),
    ]),
  }
  tell()
  const mine = shown
  return http.all('*/api/*', ({ request }) => {
    // A late call of the story before is not this one's.
    if (shown === mine) note(callOf(request.method, request.url))
  })
}
