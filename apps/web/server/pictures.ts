import { isFileName, type RunningPlatform } from '@kindling/api'
import type { Context } from 'hono'

const year = 365 * 86_400

/**
 * Serves uploaded pictures. Their names are never reused, so they are cached forever; opened directly, a picture can
 * run nothing (reliability, accounts 30).
 */
export function servePictures(files: RunningPlatform['platform']['files']) {
  return async (context: Context, name: string): Promise<Response | null> => {
    const file = isFileName(name) ? await files.get(name) : null
    if (!file) return null
    const etag = `"${name}"`
    const headers = {
      'cache-control': `public, max-age=${year}, immutable`,
      etag,
      'x-content-type-options': 'nosniff',
      'content-disposition': `inline; filename="${name}"`,
      'content-security-policy': "default-src 'none'; sandbox",
    }
    if (context.req.header('if-none-match') === etag) return new Response(null, { status: 304, headers })
    return new Response(file.bytes, { headers: { ...headers, 'content-type': file.type } })
  }
}
