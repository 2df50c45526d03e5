import type { QuestionKind } from '@kindling/validation/rules/question-kinds'

/** Address of a kind's list, or of a search in it. */
export const kindHref = (kind: QuestionKind, search = ''): string =>
  `/learn/questions/${kind}${search ? `?search=${encodeURIComponent(search)}` : ''}`

export const questionHref = (id: string): string => `/learn/question/${encodeURIComponent(id)}`

const marks = /\p{M}/gu
/** As texts are compared: without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase()

/** Whether every word stands somewhere in the title or the lead. */
export function hasWords({ title, lead }: { title: string; lead: string }, search: string): boolean {
  const text = folded(`${title} ${lead}`)
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
