import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

/*
 * The knowledge base sets only names of the site's buttons, tabs and pages in bold, exactly as the site names them: a
 * name that is changed in the messages alone, or that was never built, fails here.
 */

const root = new URL('..', import.meta.url)
const languages = ['en', 'fr'] as const

const jsonIn = (folder: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith('.json'))
    .map((file) => JSON.parse(readFileSync(new URL(folder + file, root), 'utf8')) as unknown)

const textsOf = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsOf)
      : []

const plain = (text: string) => text.replaceAll(/[\s\u00a0\u202f]+/g, ' ')

function sourceOf(language: string): string {
  const folder = `apps/api/content/questions/${language}/`
  return readdirSync(new URL(folder, root))
    .map((file) => readFileSync(new URL(folder + file, root), 'utf8'))
    .join('\n')
}

/** Places and buttons of pages that are planned: named once they are there. */
const planned = {
  en: [
    /discussion/i,
    /report the project/i,
    /follow\b/i,
    /project manager/i,
    /rehearsal/i,
    /private preview/i,
  ],
  fr: [
    /discussion/i,
    /signaler le projet/i,
    /\bsuivre\b/i,
    /gestion du projet/i,
    /répétition/i,
    /aperçu privé/i,
  ],
}

describe.each(languages)('the knowledge base in %s', (language) => {
  const source = sourceOf(language)
  const messages = new Set(jsonIn(`packages/ui/i18n/locales/${language}/`).flatMap(textsOf).map(plain))
  const named = [...source.matchAll(/<b>(.*?)<\/b>/g)].map(([, name = '']) => plain(name))

  it('names something', () => {
    expect(named.length).toBeGreaterThan(10)
  })
  it.each([...new Set(named)])('calls "%s" what the site calls it', (name) => {
    expect(messages).toContain(name)
  })
  it.each(planned[language])('names nothing that is not there yet: %s', (pattern) => {
    expect(source).not.toMatch(pattern)
  })
})

it('both languages name the same number of things', () => {
  const [en, fr] = languages.map((language) => [...sourceOf(language).matchAll(/<b>/g)].length)
  expect(en).toBe(fr)
})
