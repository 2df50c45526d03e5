import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { clientFolder, importBuiltEntry } from './server/built-pages.ts'
import { pageStylesFile, readManifest, routeAssets } from './server/manifest.ts'

// The browser's build, then the server's: from the same source, so that hydration matches.
const configFile = new URL('./vite.config.ts', import.meta.url).pathname
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info'
await build({ configFile, logLevel })
await build({ configFile, logLevel, build: { ssr: true } })

// A first view inlines its styles instead of requesting ten files.
const manifest = await readManifest(clientFolder)
const { routeFiles } = await importBuiltEntry()
const pageStyles: Record<string, string> = {}
for (const route of routeFiles) {
  const { styles } = routeAssets(manifest, route)
  const parts = await Promise.all(styles.map((path) => readFile(join(clientFolder, path), 'utf8')))
  pageStyles[route.file] = parts.join('')
}
await writeFile(join(clientFolder, pageStylesFile), JSON.stringify(pageStyles))
