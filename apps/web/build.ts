import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'vite'
import { routes } from './app/route-table.ts'
import { pageStylesFile, readManifest, routeAssets } from './server/manifest.ts'

// The browser's part, then the server's: both from the same source, so what is rendered is what is hydrated.
const configFile = new URL('./vite.config.ts', import.meta.url).pathname
const clientFolder = new URL('./dist/client', import.meta.url).pathname
const logLevel = process.argv.includes('--quiet') ? 'warn' : 'info'
await build({ configFile, logLevel })
await build({ configFile, logLevel, build: { ssr: true } })

// A first view asks for one file of styles in place of ten; the name changes with the content.
const manifest = await readManifest(clientFolder)
const pageStyles: Record<string, string> = {}
for (const route of routes) {
  const { styles } = routeAssets(manifest, route)
  const parts = await Promise.all(styles.map((path) => readFile(join(clientFolder, path), 'utf8')))
  const css = parts.join('\n')
  const path = `/assets/page-${createHash('sha256').update(css).digest('hex').slice(0, 10)}.css`
  await writeFile(join(clientFolder, path), css)
  pageStyles[route.file] = path
}
await writeFile(join(clientFolder, pageStylesFile), JSON.stringify(pageStyles))
