import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'

const onEveryPage =
  /node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr|dequal|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements)@/

// The entry itself stays out: a file that others import too would not be run by being loaded.
const ours = /^(?!.*entry-client).*(?:[\\/](?:packages|apps)[\\/]|lucide-react|preload-helper|fontsource)/
/** What home and a project show at first look, and nothing that leans on more. */
const ofFirstViews =
  /widgets[\\/](?:FundingFuse|Picture|BackerProtectionTag)|views[\\/]shared[\\/](?:project-facts|page)|[\\/]format[\\/]|rules[\\/](?:funding|default-picture)|icons[\\/](?:shield-check|check)\b|primitives[\\/](?:Heading|Tabs[\\/]TabLinks)|app[\\/](?:Meta|system-views)/

/** Lucide's shapes without its component: ours draws them (see bench/budgets.ts for what that saves). */
const ownIcons = {
  name: 'own-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer?.includes('lucide-react') && source.endsWith('/createLucideIcon.mjs')
      ? fileURLToPath(import.meta.resolve('@kindling/ui/icon-shape'))
      : undefined,
}

/**
 * The codes an endpoint can give are for the compiler, the server, scenarios and documents. A browser needs a call's
 * name, method, path and time; the rest of its description stays here.
 */
const leanContract = {
  name: 'lean-contract',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /api-client[\\/]contract[\\/][\w-]+\.ts$/.test(id)
      ? { code: code.replace(/^ {2}(?:errors: \[[^\]]*\]|status: '\w+'|origin: '\w+'),\n/gm, ''), map: null }
      : undefined,
}

/** The loader of later parts asks whether their styles are in the page's one file already (see build.ts). */
const mergedStyles = {
  name: 'merged-styles',
  transform: (code: string, id: string) => {
    if (!id.includes('vite/preload-helper')) return undefined
    const asks = 'styles: /* @__PURE__ */ new Set()'
    if (!code.includes(asks))
      throw new Error("Vite's preload helper has changed: merged styles are not known to it")
    return { code: code.replace(asks, 'styles: new Set(globalThis.kindlingMergedStyles)'), map: null }
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [ownIcons, ...(isSsrBuild ? [] : [leanContract, mergedStyles]), react(), vanillaExtractPlugin()],
  publicDir: isSsrBuild ? false : 'public',
  // Source of the workspace is bundled; what comes from the registry is not, on the server.
  ssr: { noExternal: [/^@kindling\//, /^@fontsource/, 'lucide-react'] },
  build: isSsrBuild
    ? { outDir: 'dist/server', rolldownOptions: { input: 'entry-server.tsx' } }
    : {
        outDir: 'dist/client',
        manifest: 'manifest.json',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: 'entry-client.tsx',
          output: {
            codeSplitting: {
              groups: [
                // What every page runs on, and what hardly ever changes: cached over releases.
                { name: 'platform', test: onEveryPage, priority: 3 },
                // What the entry itself runs on, in one file.
                { name: 'shared', test: ours, tags: ['$initial'], priority: 2 },
                // What both first views show beyond that.
                { name: 'parts', test: ofFirstViews, minShareCount: 2, priority: 1 },
              ],
            },
          },
        },
      },
}))
