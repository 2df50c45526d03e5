import type { Contract, ServedName } from '@kindling/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { openBrowser } from '../browser.ts'
import type { TestPlatform } from '../platform.ts'
import { newcomer } from '../sign-in.ts'
import { platformStage, type Stage } from '../stage.ts'
import type { HappyCalls, Prepared } from './prepared.ts'

/** Makes everything ready for a call that has to be rejected; most vary one of the `happy` calls. */
export type Provoke<N extends ServedName> = (
  platform: TestPlatform,
  happy: HappyCalls,
) => Promise<Prepared<N>>

/** A way to each code of some calls' own rules, complete for a call. Codes of access are provoked alike. */
export type Rejections = {
  readonly [N in ServedName]?: { readonly [C in Contract[N]['errors'][number]]: Provoke<N> }
}

/** Numbers no campaign has. */
export const nowhere = '999999999'

/** The call that goes well, about a project that is not there: every call with access rejects it alike. */
export const ofNoProject =
  <N extends ServedName>(name: N): Provoke<N> =>
  async (platform, happy) => {
    const { browser, input } = await changed(name)(platform, happy)
    const { params } = input as { params: Readonly<Record<string, string>> }
    const [project = ''] = Object.keys(params)
    return { browser, input: { ...input, params: { ...params, [project]: nowhere } } }
  }

/** A draft does not exist for people without a part in it: it is published first. */
const published = async ({ platform }: TestPlatform, { input }: Prepared<ServedName>) => {
  const [id = ''] = Object.values((input as { params?: Readonly<Record<string, string>> }).params ?? {})
  const drafts = inArray(projects.status, ['INITIAL', 'DRAFT'])
  if (/^\d{1,9}$/.test(id))
    await platform.db
      .update(projects)
      .set({ status: 'ACTIVE' })
      .where(and(eq(projects.id, Number(id)), drafts))
}

/** The call that goes well, by somebody without a part in the project: every call with a permission rejects it alike. */
export const ofStranger =
  <N extends ServedName>(name: N): Provoke<N> =>
  async (platform, happy) => ({
    ...(await changed(name, undefined, published)(platform, happy)),
    browser: await newcomer(platform),
  })

/** The call that goes well, about a project that was suspended meanwhile. */
export const ofSuspended = <N extends ServedName>(name: N): Provoke<N> =>
  changed(name, undefined, ({ platform }, { input }) => {
    const { params } = input as { params: Readonly<Record<string, string>> }
    const [id = ''] = Object.values(params)
    return platform.db
      .update(projects)
      .set({ status: 'SUSPENDED' })
      .where(eq(projects.id, Number(id)))
  })

/** A visitor's call. */
export const byVisitor =
  <N extends ServedName>(input: Prepared<N>['input']): ((platform: TestPlatform) => Promise<Prepared<N>>) =>
  async (platform) => ({ browser: openBrowser(platform), input })

/** The call that goes well, with another input; `meanwhile` happens before it is made. */
export const changed =
  <N extends ServedName>(
    name: N,
    change: (input: Prepared<N>['input']) => Prepared<N>['input'] = (input) => input,
    meanwhile: (platform: TestPlatform, prepared: Prepared<N>) => Promise<unknown> = async () => undefined,
  ): Provoke<N> =>
  async (platform, happy) => {
    const prepare = happy[name] as unknown as (stage: Stage) => Promise<Prepared<N>>
    const prepared = await prepare(platformStage(platform))
    await meanwhile(platform, prepared)
    return { browser: prepared.browser, input: change(prepared.input) }
  }

/** The call that goes well, with other values in its body. */
export const sent = <N extends ServedName>(name: N, change: object): Provoke<N> =>
  changed(
    name,
    (input) => ({ ...input, body: { ...(input as { body?: object }).body, ...change } }) as typeof input,
  )

/** The same about what is not there. */
export const elsewhere = <N extends ServedName>(name: N, params: object): Provoke<N> =>
  changed(
    name,
    (input) => ({ ...input, params: { ...(input as { params: object }).params, ...params } }) as typeof input,
  )

/** A text with a character that no text may have. */
export const oddText = 'half \0 a word'

/** An address from which everybody has tried too often. */
export const crowded = '203.0.113.7'

/** So many tries under this key that the next is one too many. */
export async function triedOften({ platform }: TestPlatform, key: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await countAttempt(platform, key, { count, windowMs: 3_600_000 })
}
