import type { Contract, ServedName } from '@kindling/api-client/contract'
import { and, eq, inArray } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import { countAttempt } from '../../kernel/rate-limit.ts'
import { openBrowser } from '../browser.ts'
import type { Prepared } from '../happy/prepared.ts'
import { happyCalls } from '../happy-calls.ts'
import type { TestPlatform } from '../platform.ts'
import { newcomer } from '../sign-in.ts'
import { platformStage, type Stage } from '../stage.ts'

/** Makes everything ready for a call that has to be rejected. */
export type Provoke<N extends ServedName> = (platform: TestPlatform) => Promise<Prepared<N>>

/** A way to each code of some calls' own rules, complete for a call. Codes of access are provoked alike. */
export type Rejections = {
  readonly [N in ServedName]?: { readonly [C in Contract[N]['errors'][number]]: Provoke<N> }
}

/** Numbers no campaign has. */
export const nowhere = '999999999'

/** The call that goes well, about a project that is not there: every call with access rejects it alike. */
export const ofNoProject =
  <N extends ServedName>(name: N): Provoke<N> =>
  async (platform) => {
    const { browser, input } = await changed(name)(platform)
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
  async (platform) => ({
    ...(await changed(name, undefined, published)(platform)),
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
  <N extends ServedName>(input: Prepared<N>['input']): Provoke<N> =>
  async (platform) => ({ browser: openBrowser(platform), input })

/** The call that goes well, with another input; `meanwhile` happens before it is made. */
export const changed =
  <N extends ServedName>(
    name: N,
    change: (input: Prepared<N>['input']) => Prepared<N>['input'] = (input) => input,
    meanwhile: (platform: TestPlatform, prepared: Prepared<N>) => Promise<unknown> = async () => undefined,
  ): Provoke<N> =>
  async (platform) => {
    const prepare = happyCalls[name] as unknown as (stage: Stage) => Promise<Prepared<N>>
    const prepared = await prepare(platformStage(platform))
    await meanwhile(platform, prepared)
    return { browser: prepared.browser, input: change(prepared.input) }
  }

/** An address from which everybody has tried too often. */
export const crowded = '203.0.113.7'

/** So many tries under this key that the next is one too many. */
export async function triedOften({ platform }: TestPlatform, key: string, count: number): Promise<void> {
  for (let n = 0; n < count; n++) await countAttempt(platform, key, { count, windowMs: 3_600_000 })
}
