/** What the knowledge center's questions are listed by (spec 1 §7: `questions/{kind}/`). */
export const questionKinds = ['popular', 'backers', 'creators', 'money', 'account', 'all'] as const
export type QuestionKind = (typeof questionKinds)[number]

/** Spec 1 §7: where no kind is chosen. */
export const defaultQuestionKind = 'popular' satisfies QuestionKind

/** The kind of that name, or null where there is none. */
export const questionKind = (name: string): QuestionKind | null =>
  questionKinds.find((kind) => kind === name) ?? null
