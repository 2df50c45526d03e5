type Calls = Readonly<Record<string, (...args: never[]) => Promise<unknown>>>
type AnswerOf<Own extends Calls> = Awaited<ReturnType<Own[keyof Own]>>

/**
 * The same calls. Each of them, before it answers, is followed by `then`, such as reading again what it has changed.
 *
 * @param failed called with what a call has thrown, before it is thrown on.
 */
export const followedBy = <const Own extends Calls>(
  calls: Own,
  then: (name: keyof Own & string, answer: AnswerOf<Own>) => Promise<unknown> | undefined,
  failed?: (name: keyof Own & string, error: unknown) => void,
): Own =>
  Object.fromEntries(
    Object.entries(calls).map(([name, call]) => [
      name,
      async (...args: never[]) => {
        const answer = (await call(...args).catch((error: unknown) => {
          failed?.(name, error)
          throw error
        })) as AnswerOf<Own>
        await then(name, answer)
        return answer
      },
    ]),
  ) as unknown as Own
