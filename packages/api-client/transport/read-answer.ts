import { ApiError, type ErrorItem } from './api-error.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

function readErrors(body: unknown): ErrorItem<string>[] {
  if (!isObject(body) || !Array.isArray(body.errors)) return []
  return body.errors.flatMap((item: unknown) => {
    if (!isObject(item) || typeof item.code !== 'string' || item.code === '') return []
    const field = typeof item.field === 'string' ? { field: item.field } : {}
    const params = isObject(item.params) ? { params: item.params as Record<string, string | number> } : {}
    return [{ code: item.code, ...field, ...params }]
  })
}

async function readJson(response: Response): Promise<unknown> {
  // A connection that breaks half way throws here, and is no answer; a whole body that is no JSON is an unreadable one.
  const text = await response.text()
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function failure(items: ErrorItem<string>[], fallback: string, response: Response): ApiError<string> {
  const [first = { code: fallback }, ...rest] = items
  const seconds = Number(response.headers.get('retry-after'))
  return new ApiError([first, ...rest], response.status, seconds > 0 ? seconds : null)
}

/**
 * Turns a response into data or an {@link ApiError}, as spec 1 §7 "Response handling" says.
 *
 * @param ownsRejection the call carries credentials itself, so its 401 means "wrong password" and not "logged out".
 * @param answerKeys what a readable answer must have at its top level.
 */
export async function readAnswer(
  response: Response,
  { ownsRejection, answerKeys }: { ownsRejection: boolean; answerKeys: readonly string[] },
): Promise<unknown> {
  const { status } = response
  if (status >= 500) throw failure([], 'NETWORK_FAILURE', response)
  if (status === 408) throw failure([], 'REQUEST_TIMEOUT', response)
  const body = status === 204 ? {} : await readJson(response)
  if (status === 401) {
    throw failure(
      ownsRejection ? readErrors(body) : [],
      ownsRejection ? 'UNAUTHORIZED' : 'RESTRICTED_AREA',
      response,
    )
  }
  if (status === 403) throw failure(readErrors(body), 'NOT_YET_CONFIRM', response)
  if (status === 404) throw failure(readErrors(body), 'NOT_FOUND', response)
  if (status < 200 || status > 299) throw failure(readErrors(body), 'EXTERNAL_ERROR', response)
  if (!isObject(body) || answerKeys.some((key) => !(key in body)))
    throw failure([], 'EXTERNAL_ERROR', response)
  return body
}
