import { SEARCH } from '@kindling/validation/limits'

/** No keyboard types these and no title contains them; the API rejects NUL. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what it removes
const control = /[\u0000-\u001f\u007f]+/g

/** The likely meaning of a search's address, whatever was pasted into it. */
export function readSearchAddress(params: URLSearchParams): { text: string; page: number } {
  return {
    text: (params.get('query') ?? '').replace(control, ' ').trim().slice(0, SEARCH.queryMax),
    page: Math.max(1, Math.trunc(Number(params.get('page') ?? 1)) || 1),
  }
}
