import { createHash } from 'node:crypto'
import { readFile, stat } from 'node:fs/promises'
import { extname, join, normalize } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import type { Context } from 'hono'

const compress = promisify(brotliCompress)

const types: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.jpg': 'image/jpeg',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
}
const compressible = new Set(['.js', '.css', '.json', '.svg', '.txt', '.webmanifest'])

interface Served {
  readonly plain: Uint8Array<ArrayBuffer>
  readonly brotli: Uint8Array<ArrayBuffer> | null
  readonly type: string
  readonly etag: string
}

/** Null if its escapes are broken: no file has such a name. */
function decodedPath(path: string): string | null {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

async function open(file: string): Promise<Served | null> {
  const extension = extname(file)
  const type = types[extension]
  const found = type ? await stat(file).catch(() => null) : null
  if (!type || !found?.isFile()) return null
  const plain = new Uint8Array(await readFile(file))
  const options = {
    params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length },
  }
  const brotli = compressible.has(extension) ? new Uint8Array(await compress(plain, options)) : null
  return {
    plain,
    brotli,
    type,
    etag: `"${createHash('sha256').update(plain).digest('base64url').slice(0, 22)}"`,
  }
}

/**
 * Serves the files of a folder, brotli-compressed once if that helps. Files are cached in memory; pictures are read
 * each time.
 *
 * @param maxAge seconds a browser may keep a file; names that change with their content may be kept forever.
 */
export function serveFolder(
  folder: string,
  { maxAge, immutable = false }: { maxAge: number; immutable?: boolean },
) {
  const kept = new Map<string, Served>()
  const cacheControl = `public, max-age=${maxAge}${immutable ? ', immutable' : ''}`

  return async (context: Context, path: string): Promise<Response | null> => {
    const decoded = decodedPath(path)
    if (decoded === null) return null
    const name = normalize(decoded).replace(/^(\.\.(\/|\\|$))+/, '')
    const file = join(folder, name)
    if (!file.startsWith(folder)) return null
    const served = kept.get(file) ?? (await open(file))
    if (!served) return null
    if (served.brotli) kept.set(file, served)
    const headers: Record<string, string> = {
      'cache-control': cacheControl,
      etag: served.etag,
      vary: 'accept-encoding',
      'x-content-type-options': 'nosniff',
    }
    if (context.req.header('if-none-match') === served.etag)
      return new Response(null, { status: 304, headers })
    const small = served.brotli !== null && /\bbr\b/.test(context.req.header('accept-encoding') ?? '')
    const body = small && served.brotli ? served.brotli : served.plain
    if (small) headers['content-encoding'] = 'br'
    return new Response(body, { headers: { ...headers, 'content-type': served.type } })
  }
}
