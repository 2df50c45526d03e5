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

/** Where each heading and control of the page begins, from the page's top, before and after its scripts. */
async function watchPlaces(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const places = () => {
      const found = new Map<string, number>()
      for (const element of document.querySelectorAll('main :is(h1, h2, h3, button, a, input)')) {
        const name = `${element.localName} ${element.textContent}`
        // Of those that say the same the first one stands for all.
        if (element.checkVisibility() && !found.has(name))
          found.set(name, element.getBoundingClientRect().top + window.scrollY)
      }
      return found
    }
    let before = new Map<string, number>()
    document.addEventListener('DOMContentLoaded', () => {
      document.documentElement.style.setProperty('--lay-out', 'visible')
      before = places()
    })
    const moved = () =>
      [...places()].flatMap(([name, top]) => {
        const by = Math.round(top - (before.get(name) ?? top))
        return Math.abs(by) > 4 ? [`${name}: ${by} px`] : []
      })
    Object.assign(window, { moved })
  })
  return () => page.evaluate(() => (window as unknown as { moved: () => string[] }).moved())
}

test('nothing moves away from under a finger while scripts and lists arrive', async ({ page }) => {
  // Another font may break a line elsewhere; `pnpm bench` measures what fonts move.
  await page.route('**/*.woff2', (route) => route.abort())
  const moved = await watchPlaces(page)
  const stays = async (paths: readonly string[]) => {
    for (const path of paths) {
      await page.goto(path)
      await hydrated(page)
      await page.waitForLoadState('networkidle')
      expect(await moved(), path).toEqual([])
    }
  }
  await stays(['/', '/signup', '/login', '/project/fernhill-kettle', '/project/fernhill-kettle/discussion'])
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await stays(['/pledges', '/wallet', '/notifications', '/settings/account', '/settings/payment', '/user/me'])
})
