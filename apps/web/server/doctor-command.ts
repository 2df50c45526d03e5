import { examine } from './doctor.ts'

/*
 * Reports what a deployment lacks: run it with the server's environment. Exits with 1 if something essential is
 * missing.
 */
const marks = { good: '✓', advice: '·', missing: '✗' } as const
const findings = await examine(process.env, new Date())
for (const { level, what, todo } of findings)
  console.log(`${marks[level]} ${what}${todo === '' ? '' : `\n    ${todo}`}`)
const lacking = findings.filter(({ level }) => level === 'missing').length
console.log(lacking === 0 ? 'Nothing essential is missing.' : `${lacking} essential things are missing.`)
process.exit(lacking === 0 ? 0 : 1)
