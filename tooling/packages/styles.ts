import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { compile, cssFileFilter, processVanillaFile } from '@vanilla-extract/integration'
import type { Plugin } from 'rolldown'

const mark = 'styles-of:'

/** One file for the theme, one for each component. */
const fileOf = (source: string) =>
  /^theme\/(?:global|themes)\.css\.ts/.test(source)
    ? 'theme.css'
    : source.replace(/\.css\.ts\.vanilla\.css$/, '.css')

const fontUrl = /url\("(@fontsource-variable\/[\w-]+)\/files\/([\w-]+\.woff2)"\)/g

/**
 * Turns each `X.css.ts` into a script with its class names, which imports `X.css` beside it. Vanilla-extract's own
 * plugins leave the joining of styles to a bundler; a library gives each component its file. Fonts are copied, so that
 * an address in a style sheet needs no bundler to be found.
 *
 * @param folder the package
 */
export function styles(folder: string): Plugin {
  const sheets = new Map<string, Map<string, string>>()
  const require = createRequire(`${folder}/package.json`)
  return {
    name: 'styles',
    transform: {
      filter: { id: cssFileFilter },
      async handler(_code, filePath) {
        const identOption = 'short'
        const { source } = await compile({ filePath, cwd: folder, identOption })
        const code = await processVanillaFile({
          source,
          filePath,
          identOption,
          serializeVirtualCssPath: ({ fileName, source }) => {
            const file = fileOf(fileName)
            const parts = sheets.get(file) ?? new Map<string, string>()
            sheets.set(file, parts.set(fileName, source))
            return `import '${mark}${file}';`
          },
        })
        return { code, map: { mappings: '' }, moduleType: 'js' }
      },
    },
    resolveId: {
      filter: { id: /^styles-of:/ },
      // Beside the sources, as it will be in `dist`: written relative to whatever imports it.
      handler: (id) => ({
        id: join(folder, id.slice(mark.length)),
        external: 'relative',
        moduleSideEffects: true,
      }),
    },
    async generateBundle() {
      for (const [fileName, parts] of sheets) {
        const fonts = new Map<string, string>()
        const source = [...parts]
          // Values of the theme before what uses them.
          .sort(([a], [b]) => Number(a.includes('global.css')) - Number(b.includes('global.css')))
          .map(([, css]) =>
            css.replaceAll(fontUrl, (_all, family: string, file: string) => {
              fonts.set(`${family}/files/${file}`, `fonts/${file}`)
              return `url("./fonts/${file}")`
            }),
          )
          .join('\n')
        this.emitFile({ type: 'asset', fileName, source: `${source}\n` })
        for (const [from, to] of fonts) {
          const path = require.resolve(from)
          const licence = `${dirname(dirname(path))}/LICENSE`
          this.emitFile({ type: 'asset', fileName: to, source: await readFile(path) })
          this.emitFile({ type: 'asset', fileName: `${to}.LICENSE.txt`, source: await readFile(licence) })
        }
      }
    },
  }
}
