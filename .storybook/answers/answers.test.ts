import { paramsOf } from '@kindling/api-client/contract/error-params'
import { answers, failing, renewWorlds, respond } from '@kindling/api-client/scenarios'
import type { HttpHandler } from 'msw'
import { describe, expect, it } from 'vitest'
import { factsOf, served } from './call-facts.ts'
import { type Choice, choicesFor, encodeChoices, withChoice } from './choice.ts'
import { copyAsStory } from './copy-as-story.ts'
import { type AnsweredStory, storyHandlers } from './story-handlers.ts'

/** Storybook keeps nothing else of a global in the address. */
const inAddress = /^[a-zA-Z0-9 _-]*$/

describe('a choice in the address', () => {
  it('is kept, for each code and field of each served call', () => {
    let pairs = 0
    for (const call of Object.keys(served))
      for (const { code, fields } of factsOf(call)?.codes ?? [])
        for (const field of [undefined, ...fields.map((each) => each.field)]) {
          const choice: Choice = { call, answer: code, ...(field && { field }) }
          const value = encodeChoices({ storyId: 'views-a--b', choices: [choice] })
          expect(value).toMatch(inAddress)
          expect(choicesFor('views-a--b', value)).toEqual([choice])
          pairs += 1
        }
    expect(pairs).toBeGreaterThan(500)
  })

  it('is one a call, and none of another story', () => {
    const once = withChoice([], 'login', { answer: 'UNAUTHORIZED' })
    const twice = withChoice(once, 'login', { answer: 'slow' })
    expect(twice).toEqual([{ call: 'login', answer: 'slow' }])
    expect(withChoice(twice, 'login', undefined)).toEqual([])
    expect(choicesFor('b--b', encodeChoices({ storyId: 'a--a', choices: twice }))).toEqual([])
  })

  it('is ignored where the contract does not know it', async () => {
    const story = { id: 'a--a', parameters: answers() }
    for (const value of ['a--a nothing-UNAUTHORIZED', 'a--a login-MOON_IN_THE_WAY', 'a--a login', 7])
      expect(storyHandlers({ ...story, globals: { answers: value } })).toHaveLength(
        storyHandlers({ ...story, globals: {} }).length,
      )
  })
})

/** A fixed order of choices, so that a failure comes again. */
function seeded(seed: number) {
  let state = seed
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state % below
  }
}

const asked = ['login', 'logout', 'getMe', 'listNotifications', 'listProjects', 'register'] as const
const stories: readonly Omit<AnsweredStory, 'globals'>[] = [
  { id: 'views-auth-log-in--default', parameters: answers() },
  {
    id: 'views-auth-log-in--unauthorized',
    parameters: { ...answers(), rejects: [failing('login', 'UNAUTHORIZED')] },
  },
  { id: 'views-auth-log-in--blocked', parameters: answers([failing('login', 'ACCOUNT_BLOCKED')]) },
  { id: 'pages-home--default', parameters: answers() },
  { id: 'pages-home--cut', parameters: answers([failing('listProjects', 'EXTERNAL_ERROR')]) },
]

/** Status and body of a call's answer; what differs between answers shows there. */
async function answerTo(handlers: readonly HttpHandler[], name: string): Promise<string> {
  const endpoint = served[name]
  if (!endpoint) throw new Error(`${name} is not served`)
  const { method, path } = endpoint
  renewWorlds()
  const body = method === 'GET' ? {} : { body: '{}', headers: { 'content-type': 'application/json' } }
  const request = new Request(`http://127.0.0.1/api/${path}`, { method, ...body })
  const response = await respond(handlers, request)
  return response?.type === 'error' ? 'offline' : `${response?.status} ${await response?.text()}`
}

/** How the answer of what is no code of the platform is known. */
const signs: Readonly<Record<string, string>> = {
  malformed: 'Gateway',
  offline: 'offline',
  NETWORK_FAILURE: 'offline',
}

it('1,000 seeded switches among stories: no answer leaks into another story', async () => {
  const below = seeded(8)
  const pick = <Item>(items: readonly Item[]) => items[below(items.length)] as Item
  const own = new Map<string, string>()
  for (const story of stories)
    for (const name of asked)
      own.set(`${story.id} ${name}`, await answerTo(storyHandlers({ ...story, globals: {} }), name))

  let story = pick(stories)
  let global = ''
  let leaks = 0
  let shown = 0
  for (let turn = 0; turn < 1000; turn++) {
    if (below(3) === 0) {
      const call = pick(asked)
      const { code, fields } = pick(factsOf(call)?.codes ?? [])
      const field = below(2) === 0 ? fields[0]?.field : undefined
      const answer = pick([code, code, 'malformed', 'offline'])
      const chosen = withChoice(choicesFor(story.id, global), call, { answer, ...(field && { field }) })
      global = encodeChoices({ storyId: story.id, choices: chosen })
    } else {
      story = pick(stories)
      // The manager forgets the choice, but the preview may render the next story before it is told.
      if (below(2) === 0 && choicesFor(story.id, global).length === 0) global = ''
    }
    const handlers = storyHandlers({ ...story, globals: { answers: global } })
    const choices = choicesFor(story.id, global)
    const sessionEnds = choices.some(({ answer }) => answer === 'RESTRICTED_AREA')
    for (const name of asked) {
      const answer = await answerTo(handlers, name)
      const choice = choices.find(({ call }) => call === name)
      if (choice) {
        shown += 1
        expect(answer).toMatch(signs[choice.answer] ?? `"code":"${choice.answer}"`)
      } else if (!(sessionEnds && name === 'getMe') && answer !== own.get(`${story.id} ${name}`)) leaks += 1
    }
  }
  expect(shown).toBeGreaterThan(200)
  expect(leaks).toBe(0)
}, 60_000)

it('answers with what was chosen: code, field and the limits of the contract', async () => {
  const of = (value: string) =>
    answerTo(
      storyHandlers({ id: 'a--a', globals: { answers: `a--a ${value}` }, parameters: answers() }),
      'register',
    )
  expect(await of('register-ITERABLE_LENGTH_SHORT-password')).toBe(
    `400 ${JSON.stringify({ errors: [{ code: 'ITERABLE_LENGTH_SHORT', field: 'password', params: paramsOf('register', 'ITERABLE_LENGTH_SHORT', 'password') }] })}`,
  )
  expect(await of('register-offline')).toBe('offline')
  expect(await of('register-malformed')).toContain('<h1>')
  expect(await of('register-RATE_LIMITED')).toMatch(/^429 /)
})

describe('copy as story', () => {
  const login = factsOf('login')
  const calls = login ? [login] : []
  const base = { story: 'Default', file: 'packages/ui/views/auth/LoginView.stories.tsx', sends: true, calls }

  it('gives a rejected story that asserts its message', () => {
    expect(copyAsStory({ ...base, choices: [{ call: 'login', answer: 'UNAUTHORIZED' }] })).toBe(
      [
        "import { rejected } from '../shared/story-rejected.ts'",
        '',
        'export const LoginUnauthorized = Default.extend(',
        "  rejected('login', 'UNAUTHORIZED', /Invalid e-mail or password\\./),",
        ')',
      ].join('\n'),
    )
  })

  it('gives handlers for a call that is slow, and for several calls', () => {
    const copied = copyAsStory({
      ...base,
      choices: [
        { call: 'login', answer: 'never' },
        { call: 'getMe', answer: 'malformed' },
      ],
    })
    expect(copied).toContain("import { malformed, pending } from '@kindling/api-client/scenarios'")
    expect(copied).toContain("parameters: { rejects: [pending('login'), malformed('getMe')] }")
    expect(copyAsStory({ ...base, choices: [] })).toBe('')
  })
})
