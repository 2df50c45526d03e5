import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'

export const root = dirname(import.meta.dirname)
const bin = join(root, 'node_modules', '.bin')

export interface Finished {
  readonly code: number
  readonly output: string
}

/**
 * Runs one of the workspace's programs and returns its exit code and output.
 *
 * @param show print while it runs; otherwise the output is only returned.
 */
export function run(
  command: string,
  args: readonly string[],
  options: { show?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<Finished> {
  const { show = false, env = {}, cwd = root } = options
  return new Promise((resolve, reject) => {
    const path = `${bin}:${process.env.PATH ?? ''}`
    const child = spawn(command, args, {
      cwd,
      env: { ...process.env, ...env, PATH: path },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (text: string) => {
        output += text
        if (show) process.stdout.write(text)
      })
    }
    child.on('error', reject)
    child.on('close', (code) => resolve({ code: code ?? 1, output }))
  })
}
