import { avifOf } from '@kindling/api'
import type { Context } from 'hono'

type Serve = (context: Context, path: string) => Promise<Response | null>

/** Named, and not with a weight of zero. `*` is no answer: clients that send it alone often cannot read AVIF. */
const takesAvif = (accept: string) => /\bimage\/avif\b(?!\s*;\s*q=0(?:\.0*)?\s*(?:,|$))/i.test(accept)

/**
 * Answers the address of a WebP with the AVIF beside it, where there is one and the browser asks for AVIF. Pages, calls
 * and preloads name one address, and each browser gets the smallest file that it can show.
 */
export const preferAvif =
  (serve: Serve): Serve =>
  async (context, path) => {
    if (!path.endsWith('.webp')) return serve(context, path)
    const avif = takesAvif(context.req.header('accept') ?? '') ? await serve(context, avifOf(path)) : null
    const response = avif ?? (await serve(context, path))
    // Of WebP too: a cache must not keep it for everybody, nor the other.
    response?.headers.append('vary', 'accept')
    return response
  }
