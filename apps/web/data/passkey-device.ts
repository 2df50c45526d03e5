import type { AnswerOf } from '@kindling/api-client/contract/endpoint'
import type { startPasskey, startPasskeyLogin } from '@kindling/api-client/contract/passkeys'
import { PasskeyStopped } from '@kindling/ui/state/passkey-stop'
import { startAuthentication, startRegistration } from '@simplewebauthn/browser'

/*
 * Calls of the person's device. A file of its own, with its library: fetched by the first press of a button that
 * needs it.
 */

const whys = { NotAllowedError: 'cancelled', AbortError: 'cancelled', InvalidStateError: 'exists' } as const

/** Browsers only give the error's name, so that no page learns which devices a person has. */
function stopped(error: unknown): PasskeyStopped {
  const name = error instanceof Error ? error.name : ''
  return new PasskeyStopped(name in whys ? whys[name as keyof typeof whys] : 'unable', error)
}

type Asked = AnswerOf<typeof startPasskey | typeof startPasskeyLogin>['options']

/** The platform wrote the options for exactly this call; a browser that cannot read them throws. */
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
