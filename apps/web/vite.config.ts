import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { compiledAtOnce } from './compiled-at-once.ts'

// Endless lists are on the team's pages alone.
const onEveryPage =
  /^(?!.*swr[\\/]dist[\\/]infinite).*node_modules[\\/](?:\.pnpm[\\/])?(?:react|react-dom|scheduler|react-router|react-router-dom|cookie|set-cookie-parser|swr|dequal|use-sync-external-store|i18next|react-i18next|html-parse-stringify|void-elements)@/

// The entry itself stays out: a file that others import too would not be run by being loaded.
const ours = /^(?!.*entry-client).*(?:[\\/](?:packages|apps)[\\/]|lucide-react|preload-helper|fontsource)/
/** The first views of home and of a project, without larger dependencies. */
const ofFirstViews =
  /widgets[\\/](?:FundingProgress|Picture|BackerProtectionTag)|views[\\/]shared[\\/](?:project-facts|page)|[\\/]format[\\/](?:index|use-format)|rules[\\/](?:funding|default-picture)|icons[\\/](?:shield-check|check|circle-play)\b|primitives[\\/](?:Heading|Link|Skeleton|Tabs[\\/]TabLinks)|app[\\/](?:Meta|system-views)|views[\\/]project[\\/](?:TabBar|pledge-words|stage|lazy-parts|head\.css|panel\.css|project\.css)|web[\\/]data[\\/]selection|project[\\/](?:project-path|TabPage)/

/** What calls the platform, so that a form in view can act, and the limits that both use. */
const ofCalls =
  /api-client[\\/](?:transport|contract[\\/](?:insights|wallet))|validation[\\/]limits(?![\\/](?:project|draft|money|bonus|translation))|web[\\/](?:data[\\/](?:transport|email|session-end|visit-kept)|app[\\/]welcome)|primitives[\\/](?:Icon|VisuallyHidden)[\\/]|views[\\/]shared[\\/]use-(?:action|passing)|format[\\/]use-about-money|state[\\/]rate-state/
/** Drawings that several pages below their first view share: one file, whose name those pages list, not ten. */
const ofIcons =
  /lucide-react.*icons[\\/](?:ban|calendar|clock|download|flag|hourglass|lock|plus|undo-2|vote)\.mjs/
/** Small modules of most pages, but of no first view of home or project. */
const ofSmall =
  /views[\\/]shared[\\/]card-brands|views[\\/]system[\\/]SystemView|widgets[\\/]CopyButton|primitives[\\/](?:Avatar|EmptyState|ErrorState|IconButton|Text)[\\/]|rules[\\/](?:image-id|shipping-cost)/
/** Shared by every form; the engine that only forms with rules need is separate. */
const ofFields =
  /primitives[\\/](?:Alert|Badge|Field|PasswordField|TextField)[\\/]|NumberField[\\/]parse|views[\\/]form[\\/](?:messages|use-rejection|[Rr]ejection|PasswordInput|SubmitButton)|icons[\\/]wifi-off|validation[\\/]rules[\\/](?:email|password|login-redirect|text-length)/
/** Texts of creators and of the help; pages with choices alone need none of it. */
const ofStories =
  /views[\\/]shared[\\/](?:RichText|rich-text|parse)|validation[\\/]rules[\\/]sanitize-description/
/** Shared by pages of text and facts. */
const ofReading =
  /primitives[\\/](?:Disclosure|RadioGroup|Select)[\\/]|views[\\/]shared[\\/](?:lines|use-reading)|validation[\\/]rules[\\/](?:countries|lines)/

/*
 * What the rewards of a project's page share with pages of its team and of its backers: in few files, because each
 * further one costs a slow connection a round of its own before the rewards show.
 */
const ofRewards =
  /widgets[\\/](?:MilestoneTimeline|RewardCard)[\\/]|rules[\\/]split-by-share|views[\\/]shared[\\/]holding-plan/
/** Of a page that is still loading as well. */
const ofSkeletons =
  /widgets[\\/]RewardCard[\\/]RewardCard(?:\.css|Skeleton)|views[\\/]project[\\/]rewards\.css/

/** Forms with numbers, lists and records, and none of which is on a page of a visitor. */
const wideForms =
  /validation[\\/]forms[\\/](?:whole-number|project-(?:basics|create)|reward|variant|milestone|withdrawal|bank-account|bonus|update)\.ts$/
const copyMark = '?wide'

/**
 * A second copy of zod for {@link wideForms}. The kinds of values that a build uses are in one file for everybody: with
 * one copy, log-in would carry what the dashboard needs.
 */
const zodOfWideForms = {
  name: 'zod-of-wide-forms',
  apply: 'build' as const,
  enforce: 'pre' as const,
  async resolveId(
    this: { resolve: (source: string, importer: string, options: object) => Promise<{ id: string } | null> },
    source: string,
    importer: string | undefined,
  ) {
    const within = importer?.endsWith(copyMark) && source.startsWith('.')
    if (!importer || !(within || (source === 'zod/mini' && wideForms.test(importer)))) return
    const found = await this.resolve(source, importer.replace(copyMark, ''), { skipSelf: true })
    return found && { ...found, id: found.id + copyMark }
  },
  load: (id: string) =>
    id.endsWith(copyMark) ? readFileSync(id.slice(0, -copyMark.length), 'utf8') : undefined,
}

/** Lucide's shapes without its component: ours draws them (bench/budgets.ts has the saving). */
const ownIcons = {
  name: 'own-icons',
  enforce: 'pre' as const,
  resolveId: (source: string, importer: string | undefined) =>
    importer?.includes('lucide-react') && source.endsWith('/createLucideIcon.mjs')
      ? fileURLToPath(import.meta.resolve('@kindling/ui/icon-shape'))
      : undefined,
}

/**
 * Attributes of Lucide's drawings that ours (primitives/Icon/shape.tsx) does not read; `key` is only for reordered
 * elements.
 */
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
 * Removes an endpoint's codes, permissions and statement budget from the browser's build: the compiler, the server,
 * scenarios and documents use them. A browser needs a call's name, method, path and time-out.
 */
const leanContract = {
  name: 'lean-contract',
  // From source the platform is loaded through Vite too, and it checks those permissions.
  apply: 'build' as const,
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
 * Lets the bundler leave out what the site uses none of: forms, links, scroll restoration and data routers. The router
 * gives each a name for the developer's tools, as a statement of its own, which keeps it in every build.
 */
const leanRouter = {
  name: 'lean-router',
  apply: 'build' as const,
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    /[\\/]react-router[\\/]dist[\\/].*\.mjs$/.test(id)
      ? {
          code: code
            .replace(/^\w+\.displayName = "\w+";$/gm, '')
            .replace(
              /^var \w+ = (?=(?:React\d*\.(?:createContext|forwardRef|memo)|Symbol|new (?:Set|URL))\()/gm,
              '$&/* @__PURE__ */ ',
            ),
          map: null,
        }
      : undefined,
}

/**
 * Replaces Vite's helper for dynamic imports with `app/fetch-chunk.ts`. Vite lists no files for an import that consists
 * of its own file alone; here every import lists all it needs.
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
 * Removes from the browser's build what a route.ts exports for the server, and its imports. Left to tree-shaking, the
 * imports would still decide which modules share a file.
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

/** A page registers its name in `app/pages.ts`, where a first view finds it. */
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

/**
 * Every page's file is called Page: name its chunk after the folder. Seven characters of the hash, the fewest allowed:
 * every page fetches a list of all names, hashes do not compress, and a name needs to differ from its own earlier ones
 * alone.
 */
const chunkFileNames = ({ facadeModuleId, name }: { facadeModuleId: string | null; name: string }) =>
  `assets/${pageFolder(facadeModuleId)?.replace(/[\\/]/, '-') ?? name}-[hash:7].js`

export default defineConfig(({ isSsrBuild }) => ({
  root: import.meta.dirname,
  plugins: [
    ownIcons,
    ...(isSsrBuild
      ? []
      : [
          leanContract,
          leanIcons,
          leanRouter,
          leanRoutes,
          namedPages,
          fetchedChunks,
          compiledAtOnce,
          zodOfWideForms,
        ]),
    react(),
    vanillaExtractPlugin(),
  ],
  publicDir: isSsrBuild ? false : 'public',
  // On the server, bundle the workspace's source but not packages from the registry.
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
                // Dependencies of every page that rarely change: cached over releases.
                { name: 'platform', test: onEveryPage, priority: 5 },
                // Dependencies of the entry itself, in one file.
                { name: 'shared', test: ours, tags: ['$initial'], priority: 4 },
                // Shared by both first views.
                { name: 'parts', test: ofFirstViews, minShareCount: 2, priority: 3 },
                // Small modules that many pages share: one file each, not thirty.
                { name: 'calls', test: ofCalls, priority: 2 },
                { name: 'icons', test: ofIcons, minShareCount: 2, priority: 1 },
                { name: 'small', test: ofSmall, priority: 1 },
                { name: 'fields', test: ofFields, minShareCount: 4, priority: 1 },
                { name: 'reading', test: ofReading, minShareCount: 2, priority: 0 },
                { name: 'stories', test: ofStories, minShareCount: 2, priority: 0 },
                { name: 'skeletons', test: ofSkeletons, minShareCount: 2, priority: 0 },
                { name: 'rewards', test: ofRewards, minShareCount: 2, priority: 0 },
              ],
            },
          },
        },
      },
}))
