import { circlesOf } from './boundaries/circles.ts'
import { readImports } from './boundaries/imports.ts'
import { known } from './boundaries/known.ts'
import { wrongWith } from './boundaries/rules.ts'
import { root } from './run.ts'
import { say } from './say.ts'

/*
 * Which folders may import which inside the apps and packages, types included; biome.json checks it between packages.
 */
const imports = await readImports(root)
const found = new Map<string, string>()
for (const each of imports) {
  const why = wrongWith(each)
  if (why) found.set(`${each.file} → ${each.target}`, why)
}
for (const circle of circlesOf(imports))
  found.set(
    `circle: ${circle.join(', ')}`,
    'files in a circle cannot be read, or tested, one without the others',
  )

const listed = new Set(known)
const wrong = [...found].filter(([what]) => !listed.has(what))
const mended = known.filter((what) => !found.has(what))
for (const [what, why] of wrong) say(`${what}\n    ${why}`)
for (const what of mended) say(`${what}\n    holds by now: take it out of tooling/boundaries/known.ts`)
if (wrong.length + mended.length === 0)
  say(
    `${imports.length} imports are where they may be${known.length > 0 ? `, but for ${known.length} known` : ''}`,
  )
process.exit(wrong.length + mended.length === 0 ? 0 : 1)
