import type { QuestionKind as Listed } from '@kindling/validation/rules/question-kinds'

/** Kinds a question belongs to; `all` and `popular` are picked from these. */
export type QuestionKind = Exclude<Listed, 'all' | 'popular'>

/**
 * A part of an answer: a paragraph, a heading where it begins with `# `, a list, or steps in their order. Text holds
 * nothing but `<b>`, `<i>` and `<a href>`.
 */
export type AnswerPart = string | readonly string[] | { readonly steps: readonly string[] }

/** A question in one language. */
export interface QuestionText {
  readonly title: string
  /** The answer in a sentence or two. */
  readonly lead: string
  readonly body: readonly AnswerPart[]
}

/** The questions of one kind in one language, by their id. */
export type QuestionTexts<Id extends string> = { readonly [key in Id]: QuestionText }
