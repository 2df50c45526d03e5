import { type Atlas, readAtlas } from './error-atlas.ts'
import { elapsed, say } from './say.ts'

/** `pnpm atlas` prints what people see when a call fails; `--check` fails on a pair that nobody thought about. */
const check = process.argv.includes('--check')
const atlas: Atlas = await readAtlas()
const pairs = atlas.rows.length
const shown = atlas.rows.filter(({ stories }) => stories.length > 0).length
const byKind = atlas.rows.filter((row) => row.byKind).length

if (!check) {
  for (const { endpoint, code, stories, reason, message, byKind: isByKind } of atlas.rows) {
    say(`${endpoint} × ${code}: ${isByKind ? 'as in ' : ''}${stories[0]?.id ?? reason ?? 'NOTHING'}`)
    if (stories.length > 0) say(`    ${message.en}`)
  }
  say('')
}
say(
  `${pairs} pairs of endpoint and code: ${shown} with a story (${byKind} of them of any call, shown once a kind of view), ${pairs - shown - atlas.bare.length} with a reason.`,
)

for (const { endpoint, code } of atlas.bare) {
  say(`✗ ${endpoint} × ${code}: no story shows what a person sees, and no reason says why nobody sees it.`)
  say(`  Add a story with \`rejected('${endpoint}', '${code}', /…/)\` beside its view,`)
  say(`  or a sentence under "${endpoint}" in docs/atlas-reasons.json.`)
}
for (const { endpoint, code } of atlas.helpless)
  say(
    `✗ ${endpoint} × ${code}: what helps? Write it above the story, or for the code in tooling/what-helps.ts.`,
  )
for (const line of atlas.stale) say(`✗ docs/atlas-reasons.json: ${line}`)
say(`Read in ${elapsed()}.`)
if (check && atlas.bare.length + atlas.helpless.length + atlas.stale.length > 0) process.exitCode = 1
