import pg from 'pg'
import { newId } from '../kernel/ids.ts'

/** A statement as it was sent to the server, those that begin and end a transaction included. */
export interface Statement {
  readonly text: string
  readonly values: readonly unknown[]
  readonly rowMode: string | undefined
}

type Query = typeof pg.Client.prototype.query

/** What a call sends to PostgreSQL in this process. One call at a time, with nothing running beside it. */
export async function recordStatements(call: () => Promise<unknown>): Promise<Statement[]> {
  const statements: Statement[] = []
  const { query } = pg.Client.prototype
  pg.Client.prototype.query = function (this: pg.Client, ...sent: readonly unknown[]) {
    const [asked, second] = sent
    if (typeof asked === 'string')
      statements.push({ text: asked, values: Array.isArray(second) ? second : [], rowMode: undefined })
    else {
      const { text, rowMode, values = [] } = asked as Partial<Statement>
      statements.push({ text: text ?? '', rowMode, values: Array.isArray(second) ? second : values })
    }
    return Reflect.apply(query, this, sent)
  } as unknown as Query
  try {
    await call()
  } finally {
    pg.Client.prototype.query = query
  }
  return statements
}

const idPattern = /\b[a-z]{2,5}_[\w-]{20,40}|\b[0-9a-f]{64}\b/g

const idsIn = (statements: readonly Statement[]): Set<string> =>
  new Set(JSON.stringify(statements.map(({ values }) => values)).match(idPattern))

/**
 * The statements of one person's call, to be sent again for other people.
 *
 * @param one what the call sent for one person. @param other the same for another: an id that both sent is of something
 *   that people share, such as the project.
 * @returns statements for somebody: `own` says which of their ids stands for which of the recorded ones; each other id
 *   becomes a new one, as the call itself would make it.
 */
export function replayOf(
  one: readonly Statement[],
  other: readonly Statement[],
): (own: ReadonlyMap<string, string>) => Statement[] {
  const texts = (statements: readonly Statement[]) => statements.map(({ text }) => text).join('\n')
  if (texts(one) !== texts(other)) throw new Error('The same call sent other statements for another person')
  const shared = idsIn(other)
  const ofOne = [...idsIn(one)].filter((id) => !shared.has(id))
  return (own) => {
    const ids = new Map(
      ofOne.map((id) => [id, own.get(id) ?? `${id.split('_')[0]}_${newId('id').slice(3)}`] as const),
    )
    const forThem = (value: unknown): unknown =>
      typeof value === 'string' ? value.replaceAll(idPattern, (id) => ids.get(id) ?? id) : value
    return one.map((statement) => ({ ...statement, values: statement.values.map(forThem) }))
  }
}

/** Sends statements one after the other, as the call did, and waits for each answer. */
export async function sendStatements(pool: pg.Pool, statements: readonly Statement[]): Promise<void> {
  const client = await pool.connect()
  try {
    for (const { text, values, rowMode } of statements)
      await client.query({ text, values: [...values], ...(rowMode === 'array' && { rowMode }) })
  } catch (error) {
    await client.query('rollback')
    throw error
  } finally {
    client.release()
  }
}

/** @param max connections at once. */
export const openPool = (url: string, max: number): pg.Pool => new pg.Pool({ connectionString: url, max })
