import { contract, type EndpointName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { fieldsOfError } from '@kindling/api-client/contract/error-fields'
import { paramsOf } from '@kindling/api-client/contract/error-params'
import { byPrecision } from '@kindling/api-client/contract/order'
import type { Language } from '@kindling/ui/i18n'
import { allWords } from '@kindling/ui/i18n/all-words'
import { messageOf, type Words } from '../../tooling/atlas-messages.ts'
import { codesOf } from '../../tooling/codes-of.ts'

/** A sentence in each language of the product. */
export type Sentence = Readonly<Record<Language, string>>

/** A code of a call, without a field and for each field it can name, with what a person then reads. */
export interface CodeFacts {
  readonly code: string
  readonly message: Sentence
  /** Examples of what depends on the moment; the limits of the contract go without saying. */
  readonly params?: Readonly<Record<string, string | number>>
  readonly fields: readonly {
    readonly field: string
    readonly message: Sentence
    readonly params?: Readonly<Record<string, string | number>>
  }[]
}

/** A call as the panel shows it. */
export interface CallFacts {
  readonly name: string
  readonly method: string
  readonly path: string
  readonly codes: readonly CodeFacts[]
}

/** Every served call, by name. */
export const served: Readonly<Record<string, EndpointSpec>> = Object.fromEntries(
  Object.entries<EndpointSpec>(contract).filter(([, { status }]) => status === 'served'),
)
const inOrder = Object.values(served).sort(byPrecision)

export const servedNames: readonly string[] = Object.keys(served)

const pattern = (path: string) => new RegExp(`/api/${path.replace(/\{\w+\}/g, '[^/]+')}$`)
const addresses = inOrder.map((endpoint) => ({ endpoint, matches: pattern(endpoint.path) }))

/** The call that a request makes. */
export const callOf = (method: string, url: string): string | undefined =>
  addresses.find(({ endpoint, matches }) => endpoint.method === method && matches.test(new URL(url).pathname))
    ?.endpoint.name

/** Examples of params that depend on the moment, and that the contract therefore does not know. */
const examples: Readonly<Record<string, Readonly<Record<string, string | number>>>> = {
  RATE_LIMITED: { seconds: 60 },
}

/** Field and params of a code's answer. */
export function detailOf(call: string, code: string, field?: string) {
  const params = paramsOf(call, code, field) ?? examples[code]
  return { ...(field && { field }), ...(params && { params }) }
}

const words = (language: Language) => (area: string) => (allWords[language]?.[area] ?? {}) as Words

function shown(call: string, code: string, field?: string) {
  const { params } = detailOf(call, code, field)
  const sentence = (language: Language) =>
    messageOf(words(language), language, { endpoint: call, code, field, params: params ?? {} })
  return {
    message: { en: sentence('en'), fr: sentence('fr') },
    ...(params && !paramsOf(call, code, field) && { params }),
  }
}

/** A call for the panel; undefined if the platform serves no call of that name. */
export function factsOf(name: string): CallFacts | undefined {
  const endpoint = served[name]
  if (!endpoint) return undefined
  return {
    name,
    method: endpoint.method,
    path: endpoint.path,
    codes: codesOf(endpoint).map((code) => ({
      code,
      ...shown(name, code),
      fields: fieldsOfError(name as EndpointName, code).map((field) => ({
        field,
        ...shown(name, code, field),
      })),
    })),
  }
}
