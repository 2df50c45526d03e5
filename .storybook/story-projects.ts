import { globSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { crc32 } from 'node:zlib'
import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { findBrowser } from '../tooling/browser.ts'

const here = fileURLToPath(new URL('.', import.meta.url))
const root = fileURLToPath(new URL('..', import.meta.url))

/** With `EVERY_PLAY=1`, as in `pnpm prove`, every story is played in the modes too, and its tests. */
const everyPlay = process.env.EVERY_PLAY !== undefined

/** A story that is checked in every mode: it is named `Matrix`, or it or its file is tagged `views`. */
const inEveryMode = /export const Matrix = |tags: \[[^\]]*'views'/

/** A story that ends in a failure: `Default.extend(rejected(…))`, `meta.story(unreadable(…))`. */
const failureStory =
  /^export (?=const \w+ = \w+\.(?:extend|story)\(\s*(?:rejected|rejects|unreadable|cutOff)\()/gm

/**
 * One in ten failures of each file, or with `EACH_FAILURE=1` all of them: all are played in English anyway. What is
 * not exported is no story.
 */
const shareOfFailures = (code: string): string => {
  if (process.env.EACH_FAILURE || everyPlay) return code
  let count = 0
  return code.replace(failureStory, (exported) => (count++ % 10 === 0 ? exported : ''))
}

/**
 * Storybook filters by tags only, so a `Matrix` is tagged during indexing. Plays that expect English are not run, nor
 * are the tests of stories.
 */
const modes: Plugin = {
  name: 'kindling:story-modes',
  enforce: 'pre',
  config: () => ({
    define: { 'import.meta.env.EVERY_PLAY': JSON.stringify(everyPlay) },
  }),
  resolveId: (id, importer) =>
    // The alias has already turned `#catalogue/preview` into a path here.
    id === join(here, 'preview.tsx') && importer?.endsWith('.stories.tsx')
      ? join(here, 'preview-still.ts')
      : undefined,
  transform: (code, id) =>
    id.endsWith('.stories.tsx')
      ? shareOfFailures(code)
          .replace(/(export const Matrix = \w+\.story\(\{)/, "$1 tags: ['views'],")
          .replace(/^\w+\.test\(/gm, everyPlay ? '$&' : ';(() => undefined)(')
      : undefined,
}

/** With `MODES_SHARE=12`, as in a test run, one file in twelve is checked in every mode; in `pnpm prove` all are. */
const share = Number(process.env.MODES_SHARE ?? 1)

/** Files without a story for every mode, and those beside the share. */
function filesOutsideModes(): string[] {
  const files = globSync(['packages/ui/*/**/*.stories.tsx', 'apps/web/*/**/*.stories.tsx'], {
    cwd: root,
    exclude: ['**/node_modules/**'],
  }).sort()
  const inModes = files.filter((file) => inEveryMode.test(readFileSync(join(root, file), 'utf8')))
  // By the name of the file, so that a new file does not change which others are checked.
  const chosen = new Set(inModes.filter((file) => crc32(file.replaceAll('\\', '/')) % share === 0))
  return files.filter((file) => !chosen.has(file)).map((file) => relative(here, join(root, file)))
}

/**
 * React's development build tells the browser's profiler of each element and each render. Nobody looks at it in a test,
 * and it is a tenth of the time: without these functions, React leaves it out.
 */
const withoutTracing: Plugin = {
  name: 'kindling:without-tracing',
  transformIndexHtml: () => [
    {
      tag: 'script',
      children: 'delete console.createTask; delete console.timeStamp',
      injectTo: 'head-prepend',
    },
  ],
}

const project = (
  name: string,
  browser: Awaited<ReturnType<typeof findBrowser>>,
  plugins: NonNullable<TestProjectInlineConfiguration['plugins']>,
  exclude: string[] = [],
): TestProjectInlineConfiguration => ({
  root: here,
  plugins: [withoutTracing, ...plugins],
  test: {
    name,
    exclude,
    // Stories share a page: three times as fast, and the preview cleans up between them.
    isolate: false,
    testTimeout: 60_000,
    browser: {
      enabled: true,
      headless: true,
      provider: playwright({
        launchOptions: { executablePath: browser.executablePath, args: [...browser.args] },
        // No motion, so that no screenshot or audit catches a transition.
        contextOptions: { reducedMotion: 'reduce' },
      }),
      instances: [{ browser: 'chromium' }],
      screenshotFailures: false,
    },
  },
})

/**
 * Two projects that run stories as tests in a real Chromium, axe violations as errors: `stories`, each story once
 * (light, English) with its play; and `stories-modes`, the views and each `Matrix` once more, in dark, French and right
 * to left at once: of failures a share, unless `EACH_FAILURE=1`.
 */
export async function storyProjects(): Promise<TestProjectInlineConfiguration[]> {
  const browser = await findBrowser()
  return [
    project('stories', browser, [storybookTest({ configDir: here })]),
    project(
      'stories-modes',
      browser,
      [
        modes,
        storybookTest({
          configDir: here,
          ...(!everyPlay && { tags: { include: ['views'] } }),
          initialGlobals: { theme: 'dark', language: 'fr', direction: 'rtl' },
        }),
      ],
      everyPlay ? [] : filesOutsideModes(),
    ),
  ]
}
