import { defineConfig } from '@playwright/test'
import { findBrowser } from '../../../tooling/browser.ts'

const browser = await findBrowser()

export default defineConfig({
  testDir: '.',
  globalSetup: './prepare.ts',
  outputDir: '../../../test-results',
  reporter: [['list']],
  fullyParallel: false,
  workers: 2,
  forbidOnly: true,
  // A test that only passes on a retry is a defect.
  retries: 0,
  // Ends hanging tests; time limits are measured elsewhere (`pnpm bench`).
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 30_000,
    // The first page on a busy machine: the server and the browser have just started.
    navigationTimeout: 45_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
