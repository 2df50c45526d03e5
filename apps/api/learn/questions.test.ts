import { readFile } from 'node:fs/promises'
import { getQuestion, listQuestions } from '@kindling/api-client/contract/learn'
import { LEGAL, MILESTONE, PROTECTION } from '@kindling/validation/limits'
import { questionKinds } from '@kindling/validation/rules/question-kinds'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { describe, expect, it } from 'vitest'
import { popularIds, questionIds, related } from '../content/questions/ids.ts'
import { allIds, answerHtml, isQuestionId, summaryOf, textOf } from '../content/questions/index.ts'
import { languages } from '../kernel/language.ts'
import { openBrowser } from '../testing/browser.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()
const each = languages.flatMap((language) => allIds.map((id) => [language, id] as const))
const bodyOf = (id: (typeof allIds)[number], language: 'en' | 'fr') => answerHtml(textOf(id, language).body)
/** As figures are compared: French sets them apart with spaces that do not break. */
const figures = (text: string) => text.replace(/[\u00a0\u202f]/g, ' ')

describe('the questions', () => {
  it('are at least 24, each once, and lead on to others that exist', () => {
    expect(allIds.length).toBeGreaterThanOrEqual(24)
    expect(new Set(Object.values(questionIds).flat()).size).toBe(Object.values(questionIds).flat().length)
    for (const [id, next] of Object.entries(related)) {
      expect(isQuestionId(id)).toBe(true)
      expect(next.length).toBeGreaterThan(0)
      expect(next.every((other) => isQuestionId(other) && other !== id)).toBe(true)
    }
    expect(popularIds.every(isQuestionId)).toBe(true)
  })

  it.each(each)('%s: %s is whole, in the seven tags, and its links lead somewhere', (language, id) => {
    const { title, lead, minutes } = summaryOf(id, language)
    const body = bodyOf(id, language)
    expect([title, lead].every((text) => text.length > 0 && !/[<>]/.test(text))).toBe(true)
    expect(minutes).toBeGreaterThanOrEqual(1)
    // What the sanitiser leaves as it is holds nothing but the seven tags; to links it adds where they must not tell.
    expect(sanitizeDescription(body).replaceAll(' rel="noopener noreferrer"', '')).toBe(body)
    expect(body.length).toBeGreaterThan(150)
    for (const [, href = ''] of body.matchAll(/href="([^"]*)"/g)) {
      expect(href).toMatch(/^\/(learn\/question\/|risk$|privacy#)/)
      const [, other] = /^\/learn\/question\/(.+)$/.exec(href) ?? []
      if (other) expect(isQuestionId(other)).toBe(true)
    }
  })

  it.each(allIds)('%s says as much in every language: as many parts of the same kinds', (id) => {
    const shape = (language: 'en' | 'fr') =>
      textOf(id, language).body.map((part) =>
        typeof part === 'string'
          ? part.startsWith('# ')
            ? 'heading'
            : 'paragraph'
          : Object.values(part).flat().length,
      )
    expect(shape('fr')).toEqual(shape('en'))
    expect(textOf(id, 'fr').title).not.toBe(textOf(id, 'en').title)
  })

  it.each(languages)('%s: hold the figures the platform goes by', (language) => {
    const percent = (value: number) => (language === 'fr' ? `${value} %` : `${value}%`)
    const said = (id: (typeof allIds)[number]) => figures(textOf(id, language).lead + bodyOf(id, language))
    expect(said('milestone-vote')).toContain(percent(MILESTONE.refundVotePercent))
    expect(said('backer-protection')).toContain(percent(MILESTONE.shareMinPercent))
    for (const { below, fee } of PROTECTION.tiers) {
      expect(said('how-much-to-hold')).toContain(percent(below))
      expect(said('how-much-to-hold')).toContain(percent(fee))
    }
    expect(said('how-much-to-hold')).toContain(percent(0))
    expect(LEGAL.minimumAge).toBe(18)
  })

  it('are those the home page leads to', async () => {
    const page = await readFile(
      new URL('../../../packages/ui/views/home/Articles.tsx', import.meta.url),
      'utf8',
    )
    const articles = [...page.matchAll(/id: '([\w-]+)', minutes: (\d+)/g)]
    expect(articles.length).toBeGreaterThan(0)
    for (const [, id = '', minutes] of articles) {
      expect(isQuestionId(id)).toBe(true)
      if (isQuestionId(id)) expect(summaryOf(id, 'en').minutes).toBe(Number(minutes))
    }
  })
})

describe('the calls', () => {
  it.each(questionKinds)('list %s in its order, with how many every kind has', async (kind) => {
    const { questions, kinds } = await made.stage.visitor().client(listQuestions, { params: { kind } })
    expect(kinds.find((one) => one.kind === kind)?.total_count).toBe(questions.length)
    expect(kinds.map((one) => one.kind)).toEqual([...questionKinds])
  })

  it('answer in the language that was chosen, else in the browser’s', async () => {
    const title = async (headers: Record<string, string>) => {
      const browser = openBrowser(made.platform)
      const { body } = await browser.send('/question/when-charged', { headers })
      return (body as { question: { title: string } }).question.title
    }
    expect(await title({})).toBe('When is my card charged?')
    expect(await title({ 'accept-language': 'fr-CA,en;q=0.5' })).toMatch(/^Quand ma carte/)
    expect(await title({ 'accept-language': 'fr', cookie: 'language=en' })).toMatch(/^When/)
  })

  it('give an answer whole, with what to read next', async () => {
    const { question } = await made.stage.visitor().client(getQuestion, { params: { id: 'milestone-vote' } })
    expect(question).toMatchObject({ kind: 'backers', body: expect.stringContaining('50% of all of them') })
    expect(question.related.map(({ id }) => id)).toEqual(related['milestone-vote'])
  })
})
