import { collectors, type Draft, type Drafts, draftsShown, showDrafts } from './draft-state.ts'

/*
 * What a person was typing when their session ended: kept in this tab until they are back, and for nobody else. A
 * form names the fields it saves; secrets (passwords, codes, cards) are never among them.
 */

interface Kept {
  readonly person: string
  readonly drafts: Drafts
}

const place = 'kindling:drafts'

let person: string | null = null

function read(): Kept | null {
  try {
    return JSON.parse(sessionStorage.getItem(place) ?? 'null')
  } catch {
    return null
  }
}

function write(drafts: Drafts): void {
  if (person === null || Object.keys(drafts).length === 0) sessionStorage.removeItem(place)
  else sessionStorage.setItem(place, JSON.stringify({ person, drafts } satisfies Kept))
}

/** The signed-in person. Drafts of anybody else are discarded. */
export function setDraftPerson(id: string | null): void {
  if (id === person) return
  person = id
  const kept = id === null ? null : read()
  if (kept && kept.person !== id) sessionStorage.removeItem(place)
  showDrafts(kept?.person === id ? kept.drafts : undefined)
}

/** The session is over: save what the open forms hold. */
export function keepDrafts(): void {
  const drafts = [...collectors].flatMap(([name, collect]): [string, Draft][] => {
    const draft = collect()
    return draft ? [[name, draft]] : []
  })
  if (drafts.length > 0) write(Object.fromEntries(drafts))
}

/** @returns a function that ends it. `collect` returns null if nothing was typed. */
export function offerDraft(name: string, collect: () => Draft | null): () => void {
  collectors.set(name, collect)
  return () => void collectors.delete(name)
}

/** The draft is in its form again. */
export function forgetDraft(name: string): void {
  const { [name]: _, ...rest } = draftsShown()
  write(rest)
  showDrafts(rest)
}
