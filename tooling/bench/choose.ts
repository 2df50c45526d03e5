import { run } from '../run.ts'

/**
 * `pnpm bench` measures pages; `pnpm bench api` measures calls; `pnpm bench grow` measures what a team's pages and calls
 * cost with 50, 5,000 and 50,000 backers.
 */
const growing = ['tooling/bench/manager.ts', 'apps/web/bench/team-pages.ts']
if (process.argv[2] === 'grow') {
  let failed = 0
  for (const script of growing) {
    const { code } = await run(process.execPath, [script], { show: true })
    if (code !== 0) failed += 1
  }
  process.exit(failed)
} else {
  const script = process.argv[2] === 'api' ? './api.ts' : '../../apps/web/bench/bench.ts'
  await import(new URL(script, import.meta.url).href)
}
