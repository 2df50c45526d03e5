import type { QuestionKind } from '@kindling/validation/rules/question-kinds'

/** Address of a category's list, or of a search in it. */
export const kindHref = (kind: QuestionKind, search = ''): string =>
  `/learn/questions/${kind}${search ? `?search=${encodeURIComponent(search)}` : ''}`

export const questionHref = (id: string): string => `/learn/question/${encodeURIComponent(id)}`

const marks = /\p{M}/gu
/** Text normalized for comparison: without case and accents. */
const folded = (text: string) => text.normalize('NFD').replace(marks, '').toLowerCase()

/** Whether every word occurs in the title or the lead. */
export function hasWords({ title, lead }: { title: string; lead: string }, search: string): boolean {
  const text = folded(`${title} ${lead}`)
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word))
}
