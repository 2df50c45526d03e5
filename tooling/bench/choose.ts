/** `pnpm bench` measures pages; `pnpm bench api` measures calls. */
const script = process.argv[2] === 'api' ? './api.ts' : '../../apps/web/bench/bench.ts'
await import(new URL(script, import.meta.url).href)

export {}
