import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { root } from './places.ts'
import { expect } from './test.ts'

type Words = { readonly [key: string]: string | Words }

const folder = (language: string) => join(root, 'packages/ui/i18n/locales', language)
const read = (language: string, file: string): Words =>
  JSON.parse(readFileSync(join(folder(language), file), 'utf8'))

function* pairs(english: Words, french: Words): Generator<readonly [string, string]> {
  for (const [key, value] of Object.entries(english)) {
    const other = french[key]
    if (typeof value === 'string') yield [value, typeof other === 'string' ? other : '']
    else if (typeof other === 'object') yield* pairs(value, other)
  }
}

const all = readdirSync(folder('en')).flatMap((file) => [...pairs(read('en', file), read('fr', file))])
const french = new Set(all.map(([, words]) => words))
const english = all.map(([words]) => words).filter((words) => !french.has(words))
const plain = new Set(english.filter((words) => !words.includes('{{')))
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
/** Messages with params; those with hardly any other text would match anywhere. */
const filled = english
  .filter((words) => words.includes('{{') && /[a-z]{4,}/i.test(words.replace(/\{\{.*?\}\}/g, '')))
  .map(
    (words) =>
      new RegExp(
        `^${words
          .split(/\{\{.*?\}\}/)
          .map(escaped)
          .join('.+')}$`,
        's',
      ),
  )

/** Texts of the English files that are not in the French ones. */
export const stillEnglish = (texts: readonly string[]): string[] =>
  texts.filter((text) => plain.has(text) || filled.some((words) => words.test(text)))

/** Everything a person sees or hears on the page: visible text, and names and hints of controls. */
const seen = (page: Page) =>
  page.evaluate(() => {
    const texts: string[] = []
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const text = node.textContent?.replace(/\s+/g, ' ').trim() ?? ''
      const parent = node.parentElement
      if (
        text &&
        parent &&
        !parent.closest('script, style, noscript, [lang]:not(html)') &&
        parent.checkVisibility()
      )
        texts.push(text)
    }
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]'))
      for (const name of ['aria-label', 'placeholder', 'title', 'alt'])
        texts.push(element.getAttribute(name)?.trim() ?? '')
    return texts
  })

/**
 * The page is French, from right to left, and nothing overflows sideways.
 *
 * @param written a creator's own words that are a message of the site as well.
 */
export async function isFrenchFromRightToLeft(
  page: Page,
  where: string,
  written: readonly string[] = [],
): Promise<void> {
  await expect(page.locator('html'), where).toHaveAttribute('dir', 'rtl')
  const english = stillEnglish(await seen(page)).filter((text) => !written.includes(text))
  expect(english, where).toEqual([])
  const wide = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(wide, where).toBeLessThanOrEqual(0)
}

/** From now on every page of this browser is French and from right to left. */
export const speakFrench = (context: BrowserContext, baseURL: string | undefined): Promise<void> =>
  context.addCookies(
    Object.entries({ language: 'fr', direction: 'rtl' }).map(([name, value]) => ({
      name,
      value,
      url: baseURL ?? '',
    })),
  )
