import { test as base, expect, type Page } from '@playwright/test'
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
    async ({ page }, use) => {
      const complaints: string[] = []
      listen(page, complaints)
      await use(complaints)
      expect(complaints).toEqual([])
    },
    { auto: true },
  ],
})

export { expect }
