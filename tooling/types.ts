import { run } from './run.ts'
import { say } from './say.ts'

// One program for all: what packages share is read and checked once. Each folder keeps a tsconfig for editors.
const { code, output } = await run('tsc', ['-p', 'tsconfig.json'])
if (code !== 0) say(output.trimEnd())
process.exit(code)
