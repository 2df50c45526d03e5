import type { ServedName } from '@kindling/api-client/contract'
import { eq } from 'drizzle-orm'
import { projects } from '../../database/schema.ts'
import type { Draft } from '../draft.ts'
import type { TestPlatform } from '../platform.ts'
import type { Stage } from '../stage.ts'
import { changed } from './rejection.ts'

/** The creator of a draft, and the call they make about it. */
export const about =
  <Input>(inputOf: (draft: Draft) => Input) =>
  async (stage: Stage) => {
    const draft = await stage.draft()
    return { browser: draft.browser, input: inputOf(draft) }
  }

export const ofReward = ({ projectId, rewardId }: Draft) => ({ id: projectId, rewardId })

export const ofVariant = (draft: Draft) => ({ ...ofReward(draft), variantId: draft.variantId })

/** 2028-01-01: after every campaign that a test begins, within 22 months of it. */
export const date = 1_830_297_600

/** The draft that a call is about. */
export const projectOf = (input: unknown) => Number((input as { params: { id: string } }).params.id)

/** The call that goes well, after the project, or what belongs to it, became another. */
export const after = <N extends ServedName>(
  name: N,
  change: (made: TestPlatform, projectId: number) => Promise<unknown>,
) => changed(name, undefined, (made, { input }) => change(made, projectOf(input)))

/** The project is changed before the call. */
export const projectBecomes =
  (change: Partial<typeof projects.$inferInsert>) => (made: TestPlatform, id: number) =>
    made.platform.db.update(projects).set(change).where(eq(projects.id, id))

/** The project has so many rows of a table before the call. */
export const full =
  (
    row: (n: number) => object,
    table: Parameters<TestPlatform['platform']['db']['insert']>[0],
    count: number,
  ) =>
  ({ platform }: TestPlatform, projectId: number) =>
    platform.db
      .insert(table)
      .values(Array.from({ length: count }, (_, n) => ({ projectId, ...row(n) })) as never)
