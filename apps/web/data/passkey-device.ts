import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import type { startPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { PasskeyStopped } from '@kindling/ui/state/passkey-stop'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/*
 * What a person's device is asked for. A file of its own, with the library behind it: fetched once somebody presses a
 * button that asks.
 */

const whys = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'exists' } as const

/** Browsers tell by the error's name, and no more, so that no page learns what devices somebody has. */
function stopped(error: unknown): PasskeyStopped {
  const name = error instanceof Error ? error.name : ''
  return new PasskeyStopped(name in whys ? whys[name as keyof typeof whys] : 'unable', error)
}

type Asked = AnswerOf<typeof startPasskey | typeof startPasskeyLogin>['options']

/** Options are the platform's own, written for exactly this call; a browser that cannot read them says so. */
async function answered<Options, Answer extends object>(
  ask: (options: { optionsJSON: Options }) => Promise<Answer>,
  options: Asked,
): Promise<Record<string, unknown>> {
  try {
    return Object.fromEntries(Object.entries(await ask({ optionsJSON: options as Options })))
  } catch (error) {
    throw stopped(error)
  }
}

export const makeKey = (options: Asked) => answered(startRegistration, options)
export const unlockKey = (options: Asked) => answered(startAuthentication, options)
