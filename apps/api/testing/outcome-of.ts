import { isApiError } from '@kindling/api-client/transport'

/** What a call came to: `ok`, or the code of its rejection. */
export const outcomeOf = (call: Promise<unknown> | undefined): Promise<string> =>
  Promise.resolve(call).then(
    () => 'ok',
    (error: unknown) => {
      if (!isApiError(error)) throw error
      return error.code
    },
  )
