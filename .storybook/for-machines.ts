import type { Plugin } from 'vite'
import { documentsForMachines } from '../tooling/machines/documents.ts'

/** Serves and builds `llms.txt`, the pages of components in Markdown and their manifest, beside the catalogue. */
export function forMachines(): Plugin {
  return {
    name: 'kindling:for-machines',
    configureServer: (server) => {
      server.middlewares.use(async (request, response, next) => {
        const path = (request.url ?? '').split('?')[0]?.slice(1) ?? ''
        if (path !== 'llms.txt' && !path.startsWith('components/')) return next()
        const text = (await documentsForMachines()).get(path)
        if (text === undefined) return next()
        const type = path.endsWith('.json') ? 'application/json' : 'text/plain'
        response.setHeader('content-type', `${type}; charset=utf-8`)
        response.end(text)
      })
    },
    generateBundle: {
      order: 'post',
      async handler() {
        for (const [fileName, source] of await documentsForMachines())
          this.emitFile({ type: 'asset', fileName, source })
      },
    },
  }
}
