import { type Browser, test as base, expect, type Page } from '@playwright/test'
import { type SiteServer, startServer } from './server.ts'

interface Fixtures {
  /** Errors of the page: exceptions and violations of its policy. */
  readonly complaints: string[]
}
interface WorkerFixtures {
  readonly server: SiteServer
}

/** Collects errors of a page; the browser's log of an expected rejection (a 400, a 401) is not one. */
export function listen(page: Page, complaints: string[]): void {
  page.on('pageerror', (error) => complaints.push(`${error.name}: ${error.message}`))
  page.on('console', (message) => {
    const text = message.text()
    if (message.type() === 'error' && !text.startsWith('Failed to load resource')) complaints.push(text)
  })
}

/** Prints what every open page shows, for a failure on a machine whose traces nobody can fetch. */
async function report(browser: Browser): Promise<void> {
  for (const page of browser.contexts().flatMap((context) => context.pages())) {
    const focus = await page.evaluate(() => {
      const { activeElement: at } = document
      return at?.outerHTML.slice(0, 300)
    })
    const shown = await page.locator('body').ariaSnapshot({ timeout: 5_000 })
    console.log(`${page.url()}\nFocus: ${focus}\n${shown.split('\n').slice(0, 120).join('\n')}`)
  }
}

/** Each worker has a server of its own; no page may throw or violate its policy. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of fixtures from the pattern
    async ({}, use, info) => {
      const server = await startServer(`worker-${info.workerIndex}`)
      await use(server)
      await server.stop()
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ server }, use) => use(server.url),
  complaints: [
    async ({ page, browser }, use, info) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      if (info.status !== info.expectedStatus)
        await report(browser).catch((error: unknown) => console.log(`No report: ${error}`))
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
