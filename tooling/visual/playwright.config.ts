import { defineConfig } from '@playwright/test'

const { PICTURES_BEFORE = '', PICTURES_REPORT = '', PICTURES_CAUSES = '' } = process.env

/** Writes the report of `pnpm visual`: no browser runs here, pictures are taken already. */
export default defineConfig({
  testDir: PICTURES_CAUSES,
  testMatch: '**/*',
  outputDir: `${PICTURES_CAUSES}-output`,
  snapshotPathTemplate: `${PICTURES_BEFORE}/{arg}{ext}`,
  updateSnapshots: 'none',
  fullyParallel: true,
  reporter: [
    [
      'html',
      { outputFolder: PICTURES_REPORT, open: 'never', title: 'What changed to the eye', noSnippets: true },
    ],
  ],
})
