import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { asSentence } from '../.storybook/story-names.ts'
import { resources } from '../packages/api-client/contract/index.ts'
import { root } from './run.ts'

/** The areas of the atlas, in the order a person meets them, with the files of the contract that each holds. */
const areas: Readonly<Record<string, readonly (keyof typeof resources)[]>> = {
  'Logging in': ['auth', 'users'],
  'Security of an account': ['totp', 'passkeys', 'sessions', 'security-events'],
  'Account and settings': ['account', 'identity', 'notifications'],
  Projects: ['projects', 'project-lists', 'faq', 'updates', 'update-changes', 'comments', 'referrals'],
  Pledging: ['pledges', 'cart-changes', 'pledge-management'],
  Wallet: ['wallet'],
  'Learning and newsletter': ['learn', 'mailing-list'],
}
const areaOfCall = new Map(
  Object.entries(areas).flatMap(([area, files]) =>
    files.flatMap((file) => Object.keys(resources[file]).map((call) => [call, area] as const)),
  ),
)

/** Area of a call; calls that nobody has placed come last. */
export const areaOf = (call: string): string => areaOfCall.get(call) ?? 'Other'
const order = [...Object.keys(areas), 'Other']
/** Sorts by area, as a person meets them. */
export const byArea = (a: { area: string }, b: { area: string }) =>
  order.indexOf(a.area) - order.indexOf(b.area)

/** A call's name as words: `requestPasswordReset` is "Request password reset", and `loginSso` "Login SSO". */
export const journeyOf = (call: string): string => asSentence(call.replace(/([a-z0-9])([A-Z])/g, '$1 $2'))

/**
 * What is kept when a call fails. The plays hold it: each value that was typed, and focus; `clears` names the one field
 * that is emptied.
 */
export function keptIn(method: string, code: string, hasStory: boolean, cleared: string | undefined): string {
  if (!hasStory) return 'Nothing on screen changes.'
  if (code === 'RESTRICTED_AREA') return 'The page: logging in leads back to it.'
  if (method === 'GET') return 'All that the page shows already.'
  return cleared ? `All that was typed, except “${cleared}”.` : 'All that was typed and chosen.'
}

export interface ServerTest {
  /** From the root of the workspace, with the line. */
  readonly place: string
  readonly command: string
}

const transportTest: ServerTest = {
  place: 'packages/api-client/transport/transport.test.ts',
  command: 'pnpm unit transport',
}

/** Where each call is provoked on the real platform, by call and code: the entries of the conformance suite. */
export async function readServerTests(): Promise<(call: string, code: string) => ServerTest> {
  const folder = 'apps/api/testing/calls'
  const places = new Map<string, string>()
  for (const file of await readdir(join(root, folder))) {
    let call = ''
    for (const [index, line] of (await readFile(join(root, folder, file), 'utf8')).split('\n').entries()) {
      call = /^ {2}(\w+): \{/.exec(line)?.[1] ?? call
      const code = /^ {4}([A-Z][A-Z0-9_]+)\b/.exec(line)?.[1]
      if (code) places.set(`${call} ${code}`, `${folder}/${file}:${index + 1}`)
    }
  }
  return (call, code) => {
    const place = places.get(`${call} ${code}`)
    if (place) return { place, command: `pnpm unit conformance -t '${call} gives ${code}'` }
    if (code === 'NOT_FOUND')
      return { place: `${folder}/rejection.ts`, command: `pnpm unit conformance -t '${call} gives ${code}'` }
    return transportTest
  }
}
