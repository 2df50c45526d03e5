import type { Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

/** Lengths of the page's text from its first moment on, as far as they differ. */
async function watchText(page: Page): Promise<() => Promise<readonly number[]>> {
  await page.addInitScript(() => {
    const lengths: number[] = []
    const look = () => {
      const length = document.querySelector('main')?.textContent?.length ?? 0
      if (length !== lengths.at(-1)) lengths.push(length)
    }
    new MutationObserver(look).observe(document, { childList: true, subtree: true })
    Object.assign(window, { textLengths: lengths })
  })
  return () => page.evaluate(() => (window as unknown as { textLengths: number[] }).textLengths)
}

/** How much of a page went away before it came back, as a share of what had been there. */
function lost(lengths: readonly number[]): number {
  let most = 0
  let worst = 0
  for (const length of lengths) {
    most = Math.max(most, length)
    if (most > 0) worst = Math.max(worst, 1 - length / most)
  }
  return worst
}

test('what the server sent stays on the screen while its scripts arrive', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/user/me/created')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Torrent in bottle green/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/\d+/)
  const [draft = ''] = /\/dashboard\/\d+/.exec(page.url()) ?? []
  const lengths = await watchText(page)
  const sections = ['overview', 'rewards', 'timeline', 'faq', 'bonus', 'translation', 'team', 'account']
  const others = ['/', '/projects/categories/0', '/pledges', '/settings/account', '/wallet', '/create']
  for (const path of [...sections.map((section) => `${draft}/${section}`), ...others]) {
    await page.goto(path)
    await hydrated(page)
    // Effects of a hydrated page come a moment after it, and what they change with them.
    await page.evaluate(() => new Promise((done) => setTimeout(done, 400)))
    const seen = await lengths()
    expect(seen.length, path).toBeGreaterThan(0)
    expect(lost(seen), `${path}: ${seen.join(', ')}`).toBeLessThan(0.2)
  }
})
