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
  // A project's tests get workers, and so servers, of their own. On one server all of them would sign up more people
  // than one address may in an hour.
  projects: [
    { name: 'a to o', testMatch: /[\\/][a-o][\w-]*\.spec\.ts$/ },
    { name: 'p to z', testMatch: /[\\/][p-z][\w-]*\.spec\.ts$/ },
  ],
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
    // Actions and console, without pictures of every frame, which cost a quarter of the whole run. To see a failure with
    // its requests, frame by frame: `--trace on`.
    trace: { mode: 'retain-on-failure', screenshots: false, snapshots: false },
    screenshot: 'only-on-failure',
  },
})
