import { type PGlite, type QueryOptions, type Transaction, types } from '@electric-sql/pglite'

/** Times, amounts in lists and intervals stay texts: Drizzle reads them by column. The numbers are lists of those types. */
const asText = [
  types.TIMESTAMP,
  types.TIMESTAMPTZ,
  types.INTERVAL,
  types.DATE,
  1231, // numeric[]
  1115, // timestamp[]
  1185, // timestamptz[]
  1187, // interval[]
  1182, // date[]
]

const withoutParsers = ({ parsers: _, ...options }: QueryOptions = {}): QueryOptions => options

/**
 * Gives the embedded database, once, the parsers that Drizzle hands it with each query. To add them it copies the
 * three hundred of its own, each time: that was a tenth of all its work.
 *
 * @returns the same client, whose queries and transactions leave out such parsers.
 */
export function parseOnce(client: PGlite): PGlite {
  for (const type of asText) client.parsers[type] = (value) => value
  const { query, transaction } = client
  client.query = (text, params, options) => query.call(client, text, params, withoutParsers(options)) as never
  client.transaction = (work) =>
    transaction.call(client, (inside) => work(insideOnce(inside))) as ReturnType<
      typeof client.transaction<never>
    >
  return client
}

/** What a transaction is asked through; whether it is closed is read from the transaction itself. */
function insideOnce(inside: Transaction): Transaction {
  return {
    query: (text, params, options) => inside.query(text, params, withoutParsers(options)),
    sql: inside.sql,
    exec: inside.exec,
    rollback: inside.rollback,
    listen: inside.listen,
    get closed() {
      return inside.closed
    },
  }
}
