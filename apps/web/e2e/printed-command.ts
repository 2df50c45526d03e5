import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { request as ask, createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { root } from './places.ts'

/** The production command of docs/deploy.md as printed there, on one line. */
export async function printedCommand(): Promise<string> {
  const text = await readFile(join(root, 'docs', 'deploy.md'), 'utf8')
  const [, block = ''] = /```sh\n([\s\S]*?)```/.exec(text) ?? []
  const lines = block.replaceAll(/\\\n\s*/g, '').split('\n')
  const command = lines.find((line) => line.includes('apps/web/server/main.ts'))
  if (!command) throw new Error('docs/deploy.md prints no command that starts the server')
  return command
}

export interface Launched {
  readonly port: number
  /** Everything it has printed so far. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

/**
 * Runs a command line in the repository, as a person would paste it.
 *
 * @param env variables of the machine; none of this process's own settings are passed on.
 * @throws Error with the output, if the command ends instead of listening.
 */
export async function launch(command: string, env: Record<string, string> = {}): Promise<Launched> {
  const { PATH = '', HOME = '' } = process.env
  // `exec`: the process stopped below is the server, not its shell.
  const child: ChildProcess = spawn('sh', ['-c', command.replace(/(\S*node )/, 'exec $1')], {
    cwd: root,
    env: { PATH, HOME, PORT: '0', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  const port = await new Promise<number>((resolve, reject) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (text) => {
        output += text
        const [, found] = /Kindling is at http:\/\/\S+:(\d+)/.exec(output) ?? []
        if (found) resolve(Number(found))
      })
    child.once('exit', (code) => reject(new Error(`ended with ${code}\n${output}`)))
  })
  return {
    port,
    output: () => output,
    stop: async () => {
      if (child.exitCode !== null) return
      child.kill('SIGTERM')
      await once(child, 'exit')
    },
  }
}

export interface ReverseProxy {
  readonly port: number
  readonly stop: () => Promise<void>
}

/** A reverse proxy on this machine, where TLS would end: it sets the public host and appends the client's address. */
export async function startProxy(target: number, host: string): Promise<ReverseProxy> {
  const server = createServer((incoming, outgoing) => {
    const { 'x-forwarded-for': before } = incoming.headers
    const headers = {
      ...incoming.headers,
      host,
      'x-forwarded-for': [before, '203.0.113.7'].filter(Boolean).join(', '),
      'x-forwarded-proto': 'https',
    }
    const { method, url: path } = incoming
    const onward = ask({ host: '127.0.0.1', port: target, method, path, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.writeHead(502).end())
    incoming.pipe(onward)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
