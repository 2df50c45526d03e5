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
  /widgets[\\/](?:FundingFuse|Picture|BackerProtectionTag)|views[\\/]shared[\\/](?:project-facts|page)|[\\/]format[\\/]|rules[\\/](?:funding|default-picture)|contract[\\/]mailing-list|icons[\\/](?:shield-check|check|circle-play)\b|primitives[\\/](?:Heading|Link|Skeleton|Tabs[\\/]TabLinks)|app[\\/](?:Meta|system-views)/

/** What calls the platform, so that a form that is there can act, and the limits that both know; beside it. */
const ofCalls =
  /api-client[\\/]transport|validation[\\/]limits|web[\\/](?:data[\\/](?:transport|email|session-end)|app[\\/]welcome)|primitives[\\/](?:Icon|VisuallyHidden)[\\/]|views[\\/]shared[\\/]use-(?:action|passing)/
/** Small things that stand in most pages, though in no first view of home or project. */
const ofSmall =
  /views[\\/]system[\\/]SystemView|widgets[\\/]CopyButton|primitives[\\/](?:Avatar|EmptyState|ErrorState|IconButton|Text)[\\/]/
/** What every form is made of, beside the engine that only those with rules of their own need. */
const ofFields =
  /primitives[\\/](?:Alert|Badge|Field|PasswordField|TextField)[\\/]|views[\\/]form[\\/](?:messages|use-rejection|[Rr]efusal)|icons[\\/]wifi-off|validation[\\/]rules[\\/](?:email|password|login-redirect|text-length)/
/** What texts and facts to be read are made of. */
const ofReading =
  /primitives[\\/](?:Disclosure|RadioGroup|Select)[\\/]|views[\\/]shared[\\/](?:RichText|rich-text|parse|lines|use-reading)|validation[\\/]rules[\\/](?:countries|lines)/

/** Lucide's shapes without its component: ours draws them (see bench/budgets.ts for what that saves). */
const ownIcons = {
  name: 'own-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer?.includes('lucide-react') && source.endsWith('/createLucideIcon.mjs')
      ? fileURLToPath(import.meta.resolve('@kindling/ui/icon-shape'))
      : undefined,
}

/** Of Lucide's drawings, what ours (primitives/Icon/shape.tsx) does not read; keys are for parts that change places. */
const leanIcons = {
  name: 'lean-icons',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /lucide-react[\\/].*[\\/]icons[\\/][\w-]+\.mjs$/.test(id)
      ? {
          code: code
            .replace(/^ {2}(?:name: "[\w-]+"|size: \d+),\n/gm, '')
            .replace(/, key: "\w+"/g, '')
            .replace(/^__iconData\.node;\n/m, ''),
          map: null,
        }
      : undefined,
}

/**
 * The codes an endpoint can give, who may call it, and its budget of statements are for the compiler, the server, scenarios and
 * documents. A browser needs a call's name, method, path and time; the rest of its description stays here.
 */
const leanContract = {
  name: 'lean-contract',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /api-client[\\/]contract[\\/][\w-]+\.ts$/.test(id)
      ? {
          code: code.replace(
            /^ {2}(?:errors: \[[^\]]*\]|access: \{[^}]*\}|status: '\w+'|origin: '\w+'|statements: \d+),\n/gm,
            '',
          ),
          map: null,
        }
      : undefined,
}

/**
 * Dynamic imports by `app/fetch-chunk.ts` in place of Vite's helper. Vite names no files for an import that consists of
 * its own file alone; here every import names all it needs.
 */
const fetchedChunks = {
  name: 'fetched-chunks',
  transform: (_: string, id: string) =>
    id.includes('vite/preload-helper')
      ? {
          code: `export { fetchChunk as __vitePreload } from ${JSON.stringify(fileURLToPath(new URL('./app/fetch-chunk.ts', import.meta.url)))}`,
          map: null,
        }
      : undefined,
  generateBundle: {
    order: 'post' as const,
    handler: (_: unknown, bundle: Record<string, { type: string; fileName: string; code?: string }>) => {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type !== 'chunk' || !chunk.code) continue
        chunk.code = chunk.code.replace(
          /import\(([`'"])\.\/([\w.-]+\.js)\1\)((?:(?!\bimport\(|__vite__mapDeps).){0,200}?),\[\]\)/g,
          (_all, quote, name, between) => `import(${quote}./${name}${quote})${between},["assets/${name}"])`,
        )
        const wrapped = chunk.code.match(/\bimport\([`'"]\.\//g)?.length ?? 0
        const named = chunk.code.match(/(?:__vite__mapDeps\(\[|,\["assets\/)/g)?.length ?? 0
        if (named < wrapped)
          throw new Error(`${chunk.fileName}: an import names no files, so it cannot be fetched again`)
      }
    },
  },
}

/** `auth/login` of a page's file. */
const pageFolder = (id: string | null) => id?.match(/[\\/]routes[\\/]([\w-]+[\\/][\w-]+)[\\/]Page\.tsx$/)?.[1]

/**
 * What a route.ts says to the server alone, and what it imports for that, is no browser's. Left to the bundler to shake
 * off, the imports would still decide which modules share a file.
 */
const leanRoutes = {
  name: 'lean-routes',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    if (!/[\\/]routes[\\/][\w-]+[\\/][\w-]+[\\/]route\.ts$/.test(id)) return
    const end = code.indexOf('\nexport const server = ')
    const start = code.indexOf('\nexport const route = ')
    if (start < 0 || end < start)
      throw new Error(`${id} has no "export const route" followed by "export const server"`)
    const facts = code.slice(start, end)
    const isUsed = (names: string) =>
      names.split(',').some((name) => facts.match(`\\b${name.trim() || '^'}\\b`))
    const imports = [...code.slice(0, start).matchAll(/^import \{([^}]*)\} from '[^']+'$/gm)]
    return {
      code: imports.flatMap(([line, names = '']) => (isUsed(names) ? [line] : [])).join('\n') + facts,
      map: null,
    }
  },
}

/** A page says its name to `app/pages.ts`, by which a first view finds it. */
const namedPages = {
  name: 'named-pages',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string, id: string) => {
    const folder = pageFolder(id)?.replaceAll('\\', '/')
    if (!folder) return
    const component = code.match(/^export default function (\w+)\(/m)?.[1]
    if (!component)
      throw new Error(`routes/${folder}/Page.tsx has no line "export default function <its name>("`)
    const pages = JSON.stringify(fileURLToPath(new URL('./app/pages.ts', import.meta.url)))
    const file = JSON.stringify(`routes/${folder}/Page.tsx`)
    return {
      code: `${code}\nimport { namePage } from ${pages}\nnamePage(${file}, ${component})\n`,
      map: null,
    }
  },
}

/** Every page's file is called Page: its folder says which. */
const chunkFileNames = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }) =>
  `assets/${pageFolder(facadeModuleId)?.replace(/[\\/]/, '-') ?? name}-[hash].js`

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    ownIcons,
    ...(isSsrBuild ? [] : [leanContract, leanIcons, leanRoutes, namedPages, fetchedChunks]),
    react(),
    vanillaExtractPlugin(),
  ],
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
            chunkFileNames,
            codeSplitting: {
              groups: [
                // What every page runs on, and what hardly ever changes: cached over releases.
                { name: 'platform', test: onEveryPage, priority: 5 },
                // What the entry itself runs on, in one file.
                { name: 'shared', test: ours, tags: ['$initial'], priority: 4 },
                // What both first views show beyond that.
                { name: 'parts', test: ofFirstViews, minShareCount: 2, priority: 3 },
                // Small things that many pages share: one file each, not thirty.
                { name: 'calls', test: ofCalls, priority: 2 },
                { name: 'small', test: ofSmall, priority: 1 },
                { name: 'fields', test: ofFields, minShareCount: 4, priority: 1 },
                { name: 'reading', test: ofReading, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
}))
