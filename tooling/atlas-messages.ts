import { inMessage } from '../packages/ui/format/in-message.ts'
import type { Language } from '../packages/ui/i18n/index.ts'

/** The messages of one namespace, as its JSON has them. */
export type Words = { readonly [key: string]: string | Words }

/**
 * Views with their own message for a failure: it names the part of the page that could not be loaded. Area and key;
 * `{code}` is replaced by the code.
 */
const ownWords: Readonly<Record<string, readonly string[]>> = {
  subscribeToNewsletter: ['home', 'newsletter.errors.{code}', 'newsletter.errors.default'],
  confirmNewsletter: ['email', 'newsletter.confirm.dead.{code}'],
  unsubscribeFromNewsletter: ['email', 'newsletter.unsubscribe.dead.{code}'],
  listProjects: ['listing', 'failed'],
  listFeaturedProjects: ['home', 'unavailable'],
  searchProjects: ['listing', 'failed'],
  getProject: ['system', 'shown.{code}', 'unreachable.title'],
  getMyPledges: ['system', 'unreachable.title'],
  logout: ['shell', 'account.stillLoggedIn'],
  getPledge: ['system', 'shown.{code}', 'unreachable.title'],
}
/** The form that sends a call, if it has its own message for a failure: `forms.{form}.{field}.{code}`. */
const formOf: Readonly<Record<string, string>> = {
  changeEmail: 'changeEmail',
  convertAccount: 'convert',
  completeMissingInfo: 'missingInfo',
  addPasskey: 'passkey',
  confirmTotp: 'enableTwoFactor',
  addPaymentMethod: 'card',
  startIdentityCheck: 'verification',
}
/** The not-found page shows these. */
const notFoundKeys: Readonly<Record<string, string>> = { 'shown.NOT_FOUND': 'notFound.title' }

const at = (words: Words, key: string): string | undefined => {
  let found: string | Words | undefined = words
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined
  return typeof found === 'string' ? found : undefined
}
const filled = (text: string, params: Readonly<Record<string, string | number>>, language: Language) =>
  text.replace(/\{\{(\w+)(?:, (\w+))?\}\}/g, (whole, name: string, format?: string) =>
    String(inMessage(params[name] ?? whole, format, language)),
  )

export interface FailureShown {
  readonly endpoint: string
  readonly code: string
  readonly field?: string | undefined
  /** Values of the message's placeholders. One that is not known stays in the text, as `{{name}}`. */
  readonly params?: Readonly<Record<string, string | number>>
  /** Key of the view's own message, as `settings:gone`, if a story names it. */
  readonly ownKey?: string | undefined
}

/**
 * The message of a failure: a view's or a form's own, else errors.{code}.{field}, errors.{code}.default,
 * errors.default. Reads no file: the atlas, the tests of stories and the catalogue's panel share it.
 *
 * @param area the messages of a namespace, in one language.
 */
export function messageOf(
  area: (name: string) => Words,
  language: Language,
  { endpoint, code, field, params = {}, ownKey = '' }: FailureShown,
): string {
  const [namespace = '', ...rest] = ownKey.split(':')
  const named = ownKey ? at(area(namespace), rest.join(':')) : undefined
  if (named) return filled(named, params, language)
  const [own, ...keys] = ownWords[endpoint] ?? []
  if (own) {
    const words = area(own)
    for (const key of keys) {
      const asked = key.replace('{code}', code)
      const text = at(words, notFoundKeys[asked] ?? asked)
      if (text) return text
    }
  }
  const words = area('errors')
  const ofForm = at(words, `forms.${formOf[endpoint]}.${field ?? 'form'}.${code}`)
  const ofField = field ? at(words, `${code}.${field}`) : undefined
  return filled(
    ofForm ?? ofField ?? at(words, `${code}.default`) ?? at(words, 'default') ?? code,
    params,
    language,
  )
}
