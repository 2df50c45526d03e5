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
  // A test that passes only the second time is a defect.
  retries: 0,
  // Ends what would never end; how long anything may take is measured elsewhere (`pnpm bench`).
  timeout: 300_000,
  expect: { timeout: 30_000 },
  use: {
    launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
    viewport: { width: 1280, height: 900 },
    locale: 'en-US',
    actionTimeout: 30_000,
    // A first page beside busy neighbours: a server that has just started, and a browser that has.
    navigationTimeout: 45_000,
    trace: 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
})
