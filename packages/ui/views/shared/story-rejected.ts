import type { ErrorOf } from '@kindling/api-client/contract/endpoint'
import { paramsOf } from '@kindling/api-client/contract/error-params'
import type { Contract } from '@kindling/api-client/contract/index'
import { failing, malformed, offline, pending } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { expect, screen, waitFor } from '#catalogue/test'
import { messageKeys } from '../form/messages.ts'
import type { RetryPolicy } from '../form/placement.ts'
import { isAnsweredByHand, type Play, type PlayContext, typed } from './story-plays.ts'
import { wordsOf } from './story-words.ts'

/** Marks a play that finds everything by message key, so that it runs in every language and direction. */
export const inEveryLanguage = (play: Play): Play => Object.assign(play, { inEveryLanguage: true })

/** The `send` step of a read that starts on its own: nothing to press. `parameters: { send: opened, … }`. */
export const opened: Play = async () => undefined

/**
 * The story of a form that is sent and accepted: the steps up to the submit, which `rejected` stories repeat, and what
 * a person sees then. `meta.story(sending(logIn, loggedIn))`.
 *
 * @param waits key of the button's text while it waits for a change, if it does.
 * @param labels keys of the labels of its fields, so that its `rejected` stories name the field alone.
 */
export const sending = (
  send: Play,
  accepted?: Play,
  waits?: string,
  labels?: Readonly<Record<string, string>>,
) => ({
  parameters: { send, ...(waits && { waits }), ...(labels && { labels }) },
  play: inEveryLanguage(async (context) => {
    await send(context)
    if (!isAnsweredByHand(context)) await accepted?.(context)
  }),
})

export interface RejectedOptions {
  /** The field that the platform names. */
  readonly field?: string
  /** Params of the message. Limits come from the contract (error-params.ts). */
  readonly params?: Readonly<Record<string, string | number>>
  /**
   * Key of the label of the control that the message is beside, as `auth:email`. Absent: that of `field` in the labels
   * of `sending`, else over the form, in an alert.
   */
  readonly at?: string
  /**
   * Role that shows the message, if not an alert: a list that could not be read shows it in its place. @default 'alert'
   */
  readonly by?: 'alert' | 'heading' | 'status' | 'text'
  /** Key of the message if the view has its own, as `settings:gone`. */
  readonly words?: string
  /** Params the view adds to its own message, such as the name of a provider. */
  readonly fills?: Readonly<Record<string, string>>
  /** Key of the label of the field that is cleared, and therefore has focus. */
  readonly clears?: string
  /**
   * When the button is enabled again, if the story's form has one that waits. @default 'after a change' beside a field
   */
  readonly retry?: RetryPolicy | 'never'
  /** Where focus is then: on the message or its field, or where the person left it. @default 'moves', to an alert */
  readonly focus?: 'moves' | 'stays'
}

/** Turns every run of white space, no-break spaces included, into one space. */
const plain = (text: string) => text.replace(/\s+/g, ' ')
const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')

const keyed = (context: PlayContext, key: string, params: object = {}): string => {
  const [area = '', ...rest] = key.split(':')
  return (wordsOf(context, 'errors') as (key: string, options: object) => string)(rest.join(':'), {
    ns: area,
    ...params,
  })
}

/** The expected text: in English the literal one, elsewhere that of the key. */
function expectedIn(
  context: PlayContext,
  code: string,
  english: RegExp,
  { field, params, at, words, fills }: RejectedOptions,
): RegExp {
  if (context.globals.language === 'en') return english
  const label = at ? keyed(context, at) : ''
  const t = wordsOf(context, 'errors') as unknown as (keys: string[], options: object) => string
  const sentence = words
    ? keyed(context, words, { ...params, ...fills })
    : t(messageKeys({ code, field }), { ...params, label })
  // The text after the first clause may be replaced by when to retry.
  const [first = sentence] = sentence.match(/^.+?[.!?…](?=\s|$)/su) ?? []
  return new RegExp(escaped(plain(first)).replaceAll(' ', '\\s+'))
}

const labelled = (label: string): HTMLElement[] =>
  screen.queryAllByLabelText(new RegExp(`^${escaped(plain(label))}`))

/** Elements that show a message without a field, by role. */
const tellers = {
  alert: () => screen.queryAllByRole('alert'),
  heading: () => screen.queryAllByRole('heading'),
  status: () => screen.queryAllByRole('status'),
  text: (message: RegExp) => screen.queryAllByText(message),
} as const

/** The element that shows the message: an alert or its replacement, or the invalid control of that label. */
async function teller(
  context: PlayContext,
  message: RegExp,
  { at, by = 'alert' }: Pick<RejectedOptions, 'at' | 'by'>,
): Promise<HTMLElement> {
  return waitFor(
    () => {
      if (at === undefined) {
        const told = tellers[by](message).findLast(({ textContent }) =>
          message.test(plain(textContent ?? '')),
        )
        if (!told) throw new Error(`No ${by} says ${message}`)
        expect(told).toBeVisible()
        return told
      }
      const label = keyed(context, at)
      const field = labelled(label).find((each) => each.getAttribute('aria-invalid') === 'true')
      if (!field) throw new Error(`No field "${label}" is marked as invalid`)
      expect(field).toHaveAccessibleDescription(expect.stringMatching(message))
      return field
    },
    // A page may wait for its lazy parts.
    { timeout: 15_000 },
  )
}

/** The button waits for a change and says so, or offers a retry; or it is gone. */
async function buttonOffers(context: PlayContext, retry: RetryPolicy | 'never') {
  const { waits } = context.parameters
  if (typeof waits !== 'string') return
  const description = keyed(context, waits)
  const waiting = () => screen.queryAllByRole('button', { description }).length
  if (retry === 'after a change') return waitFor(() => expect(waiting()).toBe(1))
  await expect(waiting()).toBe(0)
  const again = screen.queryByRole('button', { name: keyed(context, 'common:retry') })
  if (retry === 'never') await expect(again).toBeNull()
  else await expect(again).toBeVisible()
}

/**
 * What a story adds to one made by `sending`: the call is rejected with a code, and the story ends there, with the
 * message on the screen, focus where it helps, and what was typed kept.
 * `export const EmailMissing = Default.extend(rejected('login', 'EMAIL_MISSING', /Enter your e-mail/, 'email'))`
 * The error atlas finds these calls in the stories, so endpoint and code are written as literals.
 *
 * @param english what a person reads in English.
 * @param options the field that the platform names, or more about where the message is.
 */
export function rejected<Name extends keyof Contract>(
  name: Name,
  code: ErrorOf<Contract[Name]>,
  english: RegExp,
  options: RejectedOptions | string = {},
) {
  const more = typeof options === 'string' ? { field: options } : options
  const { field } = more
  const params = more.params ?? paramsOf(name, code, field)
  const detail = { ...(field && { field }), ...(params && { params }) }
  const rejects = [
    failing(name, code, detail),
    // After the session ended, the call that asks who is signed in is rejected as well.
    ...(code === 'RESTRICTED_AREA' ? [failing('getMe', 'RESTRICTED_AREA')] : []),
  ]
  return resting(rejects, code, english, { ...more, ...(params && { params }) })
}

/** `rejected` of one call, for a file with many: `const rejects = rejecting('login')`, then `rejects('UNAUTHORIZED', /…/)`. */
export const rejecting =
  <Name extends keyof Contract>(name: Name) =>
  (code: ErrorOf<Contract[Name]>, english: RegExp, options: RejectedOptions | string = {}) =>
    rejected(name, code, english, options)

/** The same for a response that cannot be parsed: it counts as a platform that did not answer. */
export const unreadable = (
  name: keyof Contract,
  options: RejectedOptions = {},
  english = /A service we depend on did not answer/,
) => resting([malformed(name)], 'EXTERNAL_ERROR', english, options)

/** The same without a network: every call fails. */
export const cutOff = (options: RejectedOptions = {}, english = /We could not reach the server/) =>
  resting([offline()], 'NETWORK_FAILURE', english, options)

/**
 * What a story adds to one made by `sending`: the call is not answered, and its button is busy and says so.
 *
 * @param words key of what the button says meanwhile, as `auth:login.pending`.
 */
export const unanswered = (name: keyof Contract, words: string) => ({
  parameters: { rejects: [pending(name)] },
  play: inEveryLanguage(async (context) => {
    await (context.parameters as { send: Play }).send(context)
    const button = await screen.findByRole('button', { name: keyed(context, words) })
    await expect(button).toHaveAttribute('aria-busy', 'true')
  }),
})

function resting(rejects: readonly HttpHandler[], code: string, english: RegExp, options: RejectedOptions) {
  const { field = '', by = 'alert', clears } = options
  const { focus = by === 'alert' ? 'moves' : 'stays' } = options
  const play: Play = async (context) => {
    typed.clear()
    const { send, labels } = context.parameters
    if (typeof send !== 'function')
      throw new Error('Extend a story that is made by `sending`, or give `send: opened`')
    const at = options.at ?? (labels as Readonly<Record<string, string>> | undefined)?.[field]
    const { retry = at ? 'after a change' : 'at once' } = options
    const placed = { ...options, ...(at && { at }) }
    await send(context)
    if (isAnsweredByHand(context)) return
    const chosen = [...document.querySelectorAll<HTMLInputElement>('input:checked')]
    const told = await teller(context, expectedIn(context, code, english, placed), placed)
    const emptied = clears === undefined ? undefined : labelled(keyed(context, clears))[0]
    if (focus === 'moves') await waitFor(() => expect(emptied ?? told).toHaveFocus())
    if (emptied) await expect(emptied).toHaveValue('')
    for (const [control, value] of typed) if (control !== emptied) await expect(control).toHaveValue(value)
    for (const control of chosen) await expect(control).toBeChecked()
    await buttonOffers(context, retry)
  }
  return { parameters: { rejects }, play: inEveryLanguage(play) }
}

/** The test that a rejected form is accepted on a retry, once the platform answers again. */
export const recovers =
  (again: Play, accepted: Play): Play =>
  async (context) => {
    context.msw.resetHandlers()
    context.msw.use(...((context.parameters.scenario as readonly HttpHandler[] | undefined) ?? []))
    await again(context)
    await accepted(context)
  }
