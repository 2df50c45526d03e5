/**
 * A project in other languages: which of its texts are translated, how far each language is, and what a visitor reads
 * (decisions 2 §7). Server, dashboard and scenarios read this one file.
 */

import { PROJECT, REWARD } from '../limits/draft.ts'
import { COMMUNITY, MILESTONE } from '../limits/project.ts'

/** Languages that a project may be translated into; English is the original. ISO 639-1. */
export const translationLanguages = [
  'fr',
  'de',
  'es',
  'it',
  'pt',
  'nl',
  'pl',
  'sv',
  'da',
  'ja',
  'ko',
  'zh',
] as const
export type TranslationLanguage = (typeof translationLanguages)[number]
/** The language of a project's texts as a reader gets them. */
export const contentLanguages = ['en', ...translationLanguages] as const
export type ContentLanguage = (typeof contentLanguages)[number]

export const isTranslationLanguage = (text: unknown): text is TranslationLanguage =>
  translationLanguages.some((each) => each === text)

/** The name under which a removed language may be brought back: it has no id of its own. */
export const removedLanguageId = (projectId: string | number, language: TranslationLanguage): string =>
  `language_${projectId}_${language}`

interface TranslatableReward {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly includes: readonly string[]
  readonly variants: readonly { readonly id: string; readonly name: string }[]
}

/** The part of a project that is translated. */
export interface TranslatableProject {
  readonly name: string
  readonly blurb: string
  readonly description: string
  readonly rewards: readonly TranslatableReward[]
  readonly milestones: readonly {
    readonly id: string
    readonly title: string
    readonly description: string
  }[]
  readonly faq: readonly { readonly id: string; readonly question: string; readonly answer: string }[]
}

export const translationParts = ['basics', 'rewards', 'variants', 'milestones', 'faq'] as const
export type TranslationPart = (typeof translationParts)[number]
export type TranslationField =
  | 'name'
  | 'blurb'
  | 'description'
  | 'title'
  | 'includes'
  | 'variant'
  | 'question'
  | 'answer'

/** One text that has an English original. */
export interface TranslatableText {
  /** `name`, or what it belongs to with its id, as `reward:12:title`. */
  readonly key: string
  readonly part: TranslationPart
  readonly field: TranslationField
  /** Counted within its part, from 1; a list of things in a reward counts as one text, a thing a line. */
  readonly number: number
  readonly english: string
  /** Characters it may have in each language. */
  readonly max: number
}

/** One text as a translator saved it. */
export interface TranslatedText {
  readonly key: string
  readonly text: string
  /** The English text it translates: another one since then makes it old. Empty: one that had changed already. */
  readonly source: string
}

/** Each thing of a reward on a line. */
const includesMax = REWARD.includesMax * (REWARD.includeMax + 1)

/** Every text of a project that is translated, in the order of its page. Texts without English are left out. */
export function translatableTexts(project: TranslatableProject): TranslatableText[] {
  const texts: TranslatableText[] = [
    ...(['name', 'blurb', 'description'] as const).map((field) => ({
      key: field,
      part: 'basics' as const,
      field,
      number: 1,
      english: project[field],
      max: { name: PROJECT.nameMax, blurb: PROJECT.blurbMax, description: PROJECT.descriptionMax }[field],
    })),
    ...project.rewards.flatMap(({ id, title, description, includes }, index) => {
      const of = { part: 'rewards' as const, number: index + 1 }
      return [
        { ...of, key: `reward:${id}:title`, field: 'title' as const, english: title, max: REWARD.titleMax },
        {
          ...of,
          key: `reward:${id}:description`,
          field: 'description' as const,
          english: description,
          max: REWARD.descriptionMax,
        },
        {
          ...of,
          key: `reward:${id}:includes`,
          field: 'includes' as const,
          english: includes.join('\n'),
          max: includesMax,
        },
      ]
    }),
    // A reward with one variant has no choice to name.
    ...project.rewards
      .flatMap(({ variants }) => (variants.length > 1 ? variants : []))
      .map(({ id, name }, index) => ({
        key: `variant:${id}:name`,
        part: 'variants' as const,
        field: 'variant' as const,
        number: index + 1,
        english: name,
        max: REWARD.variantNameMax,
      })),
    ...project.milestones.flatMap(({ id, title, description }, index) => {
      const of = { part: 'milestones' as const, number: index + 1 }
      return [
        {
          ...of,
          key: `milestone:${id}:title`,
          field: 'title' as const,
          english: title,
          max: MILESTONE.titleMax,
        },
        {
          ...of,
          key: `milestone:${id}:description`,
          field: 'description' as const,
          english: description,
          max: MILESTONE.descriptionMax,
        },
      ]
    }),
    ...project.faq.flatMap(({ id, question, answer }, index) => {
      const of = { part: 'faq' as const, number: index + 1 }
      return [
        {
          ...of,
          key: `faq:${id}:question`,
          field: 'question' as const,
          english: question,
          max: COMMUNITY.questionMax,
        },
        {
          ...of,
          key: `faq:${id}:answer`,
          field: 'answer' as const,
          english: answer,
          max: COMMUNITY.answerMax,
        },
      ]
    }),
  ]
  return texts.filter(({ english }) => english.trim() !== '')
}

/**
 * Stands for an English text in a call, so that a save says which one it translates without sending it back: FNV-1a of
 * its characters, and their number.
 */
export function fingerprint(text: string): string {
  let hash = 0x811c9dc5
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193)
  return `${(hash >>> 0).toString(16)}-${text.length}`
}

/** How a text stands: not translated, translated from an English text that has changed since, or done. */
export function translationState(text: TranslatableText, saved: TranslatedText | undefined) {
  if (!saved || saved.text.trim() === '') return 'empty'
  return saved.source === text.english ? 'done' : 'old'
}

/** How many texts are done, out of date and to do. */
export function translationProgress(texts: readonly TranslatableText[], saved: readonly TranslatedText[]) {
  const byKey = new Map(saved.map((each) => [each.key, each]))
  const states = texts.map((text) => translationState(text, byKey.get(text.key)))
  const count = (state: ReturnType<typeof translationState>) => states.filter((each) => each === state).length
  return { total: texts.length, done: count('done'), old: count('old'), empty: count('empty') }
}

/** Texts of the page that English still lacks: English comes first (spec 2 §5). */
export const missingInEnglish = (project: Pick<TranslatableProject, 'name' | 'blurb' | 'description'>) =>
  (['name', 'blurb', 'description'] as const).filter((field) => project[field].trim() === '')

/** The project in that language; null unless each of its texts is translated from the English of now. */
export function translatedProject<P extends TranslatableProject>(
  project: P,
  saved: readonly TranslatedText[],
): P | null {
  const texts = translatableTexts(project)
  const { total, done } = translationProgress(texts, saved)
  if (total === 0 || done < total) return null
  const byKey = new Map(saved.map(({ key, text }) => [key, text]))
  const own = (key: string, english: string) => byKey.get(key) ?? english
  return {
    ...project,
    name: own('name', project.name),
    blurb: own('blurb', project.blurb),
    description: own('description', project.description),
    rewards: project.rewards.map((reward) => ({
      ...reward,
      title: own(`reward:${reward.id}:title`, reward.title),
      description: own(`reward:${reward.id}:description`, reward.description),
      includes: linesOf(own(`reward:${reward.id}:includes`, reward.includes.join('\n'))),
      variants: reward.variants.map((variant) => ({
        ...variant,
        name: own(`variant:${variant.id}:name`, variant.name),
      })),
    })),
    milestones: project.milestones.map((milestone) => ({
      ...milestone,
      title: own(`milestone:${milestone.id}:title`, milestone.title),
      description: own(`milestone:${milestone.id}:description`, milestone.description),
    })),
    faq: project.faq.map((item) => ({
      ...item,
      question: own(`faq:${item.id}:question`, item.question),
      answer: own(`faq:${item.id}:answer`, item.answer),
    })),
  }
}

const linesOf = (text: string) =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')
