import type { EndpointSpec } from '../contract/endpoint.ts'
import { errorsOf } from '../contract/errors-of.ts'
import { resources } from '../contract/index.ts'

/** How many failures and answers of one call stories name. */
export type StoryCounts = Readonly<Record<string, number>>

const resourceEntries: readonly [string, Readonly<Record<string, EndpointSpec>>][] = Object.entries(resources)

const row = (cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`
const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]) =>
  [row(head), row(head.map(() => '---')), ...rows.map(row)].join('\n')
const code = (text: string) => `\`${text}\``

const traits = (endpoint: EndpointSpec) =>
  [
    endpoint.timeoutMs && `${endpoint.timeoutMs / 1000} s`,
    endpoint.multipart && 'form with a file',
    endpoint.idempotent && 'Idempotency-Key',
    endpoint.readsOnly && 'reads only',
  ]
    .filter(Boolean)
    .join(', ')

const call = ({ method, path }: EndpointSpec) => code(`${method} ${path}`)

/** A scenario for each code, and a happy one, exist for what is served; a code's scenario alone for what is planned. */
const scenarios = (endpoint: EndpointSpec) =>
  errorsOf(endpoint).length + (endpoint.status === 'served' ? 1 : 0)

/** Markdown of docs/api-coverage.md. */
export function writeCoverage(stories: StoryCounts): string {
  const endpoints = resourceEntries.flatMap(([, calls]) => Object.values(calls))
  const served = endpoints.filter(({ status }) => status === 'served')
  const ours = endpoints.filter(({ origin }) => origin === 'ours')
  const shown = served.filter(({ name }) => (stories[name] ?? 0) > 0)
  const sections = resourceEntries.map(([file, calls]) => {
    const rows = Object.values(calls).map((endpoint) => [
      call(endpoint),
      code(endpoint.name),
      endpoint.origin === 'ours' ? '**ours**' : 'spec',
      endpoint.auth,
      endpoint.status === 'served' ? '**served**' : 'planned',
      errorsOf(endpoint).map(code).join(' ') || 'none',
      traits(endpoint),
      scenarios(endpoint),
      stories[endpoint.name] ?? 0,
    ])
    const head = ['Call', 'Name', 'Origin', 'Auth', 'Status', 'Codes', 'Besides', 'Scenarios', 'Stories']
    return `## ${file}\n\nDeclared in \`packages/api-client/contract/${file}.ts\`.\n\n${table(head, rows)}`
  })
  return `# Coverage of the API

Made from the contract by \`pnpm documents\`; do not edit. The whole of it in OpenAPI 3.1: [openapi.json](openapi.json).

${table(
  ['', 'Calls'],
  [
    ['Declared', endpoints.length],
    ['Named by the specification', endpoints.length - ours.length],
    ['Needed by it, but named by us', ours.length],
    ['Served, with scenarios and conformance', served.length],
    ['Served, and named by a story', shown.length],
    ['Planned: declared, answer UNIMPLEMENTED', endpoints.length - served.length],
  ],
)}

*Auth*: \`none\` anybody; \`optional\` anybody, a session adds detail; \`session\` somebody who is logged in; \`basic\`
credentials in the call. *Codes* are a call's own: every call may also give those of "Codes of every call". *Scenarios*:
one a code, and a happy one for what is served. *Stories*: how often stories name the call in \`fails\`, \`failing\`,
\`answering\`, \`pending\` or \`malformed\`.

## Codes of every call

| Code | When |
| --- | --- |
| \`FIELD_MISSING\`, \`INVALID_TYPE\` | the body or the query lacks a value, or has one of another kind; \`field\` says which |
| \`REGEX_FAIL\` | a text holds NUL or half of a character |
| \`FILE_SIZE_BIG\` | the body is above all bounds |
| \`RESTRICTED_AREA\` | \`session\` calls without one |
| \`FOREIGN_ORIGIN\` | another site's page, or a plain form, makes a call that changes something |
| \`FIELD_MISSING\`, \`ITERABLE_LENGTH_LONG\`, \`INTEGRITY_ERROR\`, \`INVALID_STATE\` on \`idempotency_key\` | no key, one too long, one used for another request, one still being answered |
| \`UNIMPLEMENTED\` | the call is planned |
| \`NOT_FOUND\` | the address leads nowhere |
| \`NETWORK_FAILURE\` | status 500: a defect; only the log says what |

## Calls the specification needs but does not name

${table(
  ['Call', 'Name', 'Status'],
  ours.map((endpoint) => [call(endpoint), code(endpoint.name), endpoint.status]),
)}

${sections.join('\n\n')}
`
}
