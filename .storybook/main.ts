import { fileURLToPath } from 'node:url'
import { defineMain } from '@storybook/react-vite/node'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { mergeConfig } from 'vite'
import { errorAtlas } from './error-atlas.ts'
import { prebundled } from './prebundled.ts'
import { storySource } from './story-source.ts'

const here = fileURLToPath(new URL('.', import.meta.url)).replace(/\/$/, '')

export default defineMain({
  framework: '@storybook/react-vite',
  stories: ['./pages/*.mdx', '../packages/ui/**/*.stories.tsx', '../apps/web/stories/**/*.stories.tsx'],
  addons: [
    '@storybook/addon-docs',
    '@storybook/addon-a11y',
    '@storybook/addon-vitest',
    'msw-storybook-addon',
  ],
  // The pictures of the demo world, at the address the server uses.
  staticDirs: ['./public', { from: '../apps/api/demo/media', to: '/media' }],
  // Stories of failures have tests of their own: `Unauthorized.test('logs in once …')`.
  features: { sidebarOnboardingChecklist: false, experimentalTestSyntax: true },
  // They run with the stories but are not shown in the sidebar.
  tags: { 'test-fn': { excludeFromSidebar: true, excludeFromDocsStories: true } },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (config) =>
    mergeConfig(config, {
      // Dependencies to prebundle are looked up from here, and this package declares them.
      root: here,
      plugins: [react(), vanillaExtractPlugin(), errorAtlas(), storySource()],
      resolve: {
        alias: { '#catalogue/preview': `${here}/preview.tsx`, '#catalogue/test': `${here}/test.ts` },
      },
      // Icons are imported one by one: served unbundled, a new one never re-optimises.
      optimizeDeps: { include: prebundled, exclude: ['lucide-react'] },
      build: { chunkSizeWarningLimit: 4000 },
    }),
})
