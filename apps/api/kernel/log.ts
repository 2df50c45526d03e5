import { type DestinationStream, type Logger, pino } from 'pino'

type Described = Readonly<Record<string, unknown>>

const isFailedQuery = (error: Error): error is Error & { query: string } =>
  'query' in error && typeof error.query === 'string' && 'params' in error

/** PostgreSQL's error fields that name no value: stored values are personal data. */
const databaseFields = ['code', 'severity', 'schema', 'table', 'column', 'constraint', 'routine'] as const
/** Class 22, "data exception": its messages quote the value. */
const quotesValues = (code: string) => code.startsWith('22')

function describeDatabaseError(error: Error & { code: string }): Described {
  const fields = Object.fromEntries(
    databaseFields.flatMap((name) => (name in error ? [[name, error[name as keyof typeof error]]] : [])),
  )
  return { type: error.name, ...(quotesValues(error.code) ? {} : { message: error.message }), ...fields }
}

const isDatabaseError = (error: Error): error is Error & { code: string } =>
  'severity' in error && 'code' in error && typeof error.code === 'string'

/** Lines of a stack without its message, which may quote input. */
const framesOf = ({ stack = '' }: Error) => stack.split('\n').filter((line) => /^\s+at /.test(line))

/**
 * An error for the log. A failed query keeps its statement and loses its parameters and everything that quotes a value:
 * queries carry password digests, addresses and codes.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { type: typeof error }
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) }
  const stack = framesOf(error).join('\n')
  // The embedded database's own errors have both; its own fields come first.
  if (isDatabaseError(error)) return { ...describeDatabaseError(error), stack, ...cause }
  if (isFailedQuery(error))
    return { type: error.name, message: `Failed query: ${error.query}`, stack, ...cause }
  return { type: error.name, message: error.message, stack, ...cause }
}

/** The log of a process: JSON lines on standard output, without what queries carry. */
export const createLog = (level: string, destination?: DestinationStream): Logger =>
  pino({ level, serializers: { err: describeError } }, ...(destination ? [destination] : []))
