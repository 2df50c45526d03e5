import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { componentFacts } from './component-facts.ts'
import { drawnBy } from './drawn-by.ts'
import { errorAtlas } from './error-atlas.ts'
import { forMachines } from './for-machines.ts'
import { prebundled } from './prebundled.ts'
import { namedBySentences } from './story-names.ts'
import { storySource } from './story-source.ts'
import { icons } from './used-icons.ts'

const here = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: [
    './pages/*.mdx',
    './pages/*.stories.tsx',
    '../packages/ui/**/*.stories.tsx',
    '../apps/web/stories/**/*.stories.tsx',
  ],
  experimental_indexers: namedBySentences,
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
    '@storybook/addon-mcp',
  ],
  // The pictures of the demo world, at the address the server uses.
  staticDirs: [
    './public',
    { from: '../apps/api/demo/media', to: '/media' },
    { from: '../packages/ui/node_modules/@fontsource-variable/figtree/files', to: '/fonts' },
  ],
  // Stories of failures have tests of their own: `Unauthorized.test('logs in once …')`.
  features: { sidebarOnboardingChecklist: false, experimentalTestSyntax: true, componentsManifest: true },
  // They run with the stories but are not shown in the sidebar.
  tags: { 'test-fn': { excludeFromSidebar: true, excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Props are read by the type checker: component-facts.ts.
  typescript: { reactDocgen: false },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Dependencies to prebundle are looked up from here, and this package declares them.
      root: here,
      plugins: [
        react(),
        vanillaExtractPlugin(),
        errorAtlas(),
        componentFacts(),
        drawnBy(),
        forMachines(),
        icons(),
        storySource(),
      ],
      resolve: {
        alias: { '#catalogue/preview': `${here}/preview.tsx`, '#catalogue/test': `${here}/test.ts` },
      },
      // Icons are imported one by one: served unbundled, a new one never re-optimises.
      optimizeDeps: { include: prebundled, exclude: ['lucide-react'] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
})
