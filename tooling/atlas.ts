import { type Atlas, readAtlas } from './error-atlas.ts'
import { elapsed, say } from './say.ts'

/** `pnpm atlas` prints what people see when a call fails; `--check` fails on a pair that nobody thought about. */
const check = process.argv.includes('--check')
const atlas: Atlas = await readAtlas()
const pairs = atlas.rows.length
const shown = atlas.rows.filter(({ stories }) => stories.length > 0).length

if (!check) {
  for (const { endpoint, code, stories, reason, message } of atlas.rows) {
    say(`${endpoint} × ${code}: ${stories[0]?.id ?? reason ?? 'NOTHING'}`)
    if (stories.length > 0) say(`    ${message.en}`)
  }
  say('')
}
say(
  `${pairs} pairs of endpoint and code: ${shown} with a story, ${pairs - shown - atlas.bare.length} with a reason.`,
)

for (const { endpoint, code } of atlas.bare) {
  say(`✗ ${endpoint} × ${code}: no story shows what a person sees, and no reason says why nobody sees it.`)
  say(`  Add a story with \`parameters: fails('${endpoint}', '${code}')\` and a play beside its view,`)
  say(`  or a sentence under "${endpoint}" in docs/atlas-reasons.json.`)
}
for (const line of atlas.stale) say(`✗ docs/atlas-reasons.json: ${line}`)
say(`Read in ${elapsed()}.`)
if (check && atlas.bare.length + atlas.stale.length > 0) process.exitCode = 1
