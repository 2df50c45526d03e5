import type { QuestionSummary } from '@kindling/api-client/model/learn'
import type { Language } from '../../kernel/language.ts'
import { account as accountEn } from './en/account.ts'
import { backers as backersEn } from './en/backers.ts'
import { creators as creatorsEn } from './en/creators.ts'
import { money as moneyEn } from './en/money.ts'
import { account as accountFr } from './fr/account.ts'
import { backers as backersFr } from './fr/backers.ts'
import { creators as creatorsFr } from './fr/creators.ts'
import { money as moneyFr } from './fr/money.ts'
import { type QuestionId, questionIds } from './ids.ts'
import type { AnswerPart, QuestionKind, QuestionText, QuestionTexts } from './types.ts'

const texts: Readonly<Record<Language, QuestionTexts<QuestionId>>> = {
  en: { ...backersEn, ...creatorsEn, ...moneyEn, ...accountEn },
  fr: { ...backersFr, ...creatorsFr, ...moneyFr, ...accountFr },
}

/** Words a minute, of somebody who wants to understand. */
const readingPace = 200

const plain = (part: AnswerPart): string =>
  typeof part === 'string' ? part : ('steps' in part ? part.steps : part).join(' ')

function minutesOf({ lead, body }: QuestionText): number {
  const words = [lead, ...body.map(plain)].join(' ').trim().split(/\s+/).length
  return Math.ceil(words / readingPace)
}

const items = (list: readonly string[]) => list.map((item) => `<li>${item}</li>`).join('')

/** An answer in the seven tags the sanitiser allows: a heading is a line that is only bold. */
export function answerHtml(body: readonly AnswerPart[]): string {
  return body
    .map((part) => {
      if (typeof part !== 'string')
        return 'steps' in part ? `<ol>${items(part.steps)}</ol>` : `<ul>${items(part)}</ul>`
      return part.startsWith('# ') ? `<b>${part.slice(2)}</b>` : part
    })
    .join('<br><br>')
}

const kindOfId = new Map(
  (Object.keys(questionIds) as QuestionKind[]).flatMap((kind) =>
    questionIds[kind].map((id) => [id as string, kind] as const),
  ),
)

export const allIds = [...kindOfId.keys()] as readonly QuestionId[]
export const isQuestionId = (id: string): id is QuestionId => kindOfId.has(id)
export const kindOf = (id: QuestionId): QuestionKind => kindOfId.get(id) ?? 'backers'

export const textOf = (id: QuestionId, language: Language): QuestionText => texts[language][id]

/** What a list shows of a question. */
export function summaryOf(id: QuestionId, language: Language): QuestionSummary {
  const text = textOf(id, language)
  return { id, title: text.title, lead: text.lead, minutes: minutesOf(text) }
}
