import type { TrackingChecker } from './tracking-checker.ts'

type Name = keyof TrackingChecker
type Args<N extends Name> = Parameters<TrackingChecker[N]>
type Value<N extends Name> = Awaited<ReturnType<TrackingChecker[N]>>

/** A checker that may be in a worker. */
export type RemoteChecker = { readonly [N in Name]: (...args: Args<N>) => Promise<Value<N>> }

export interface CheckerRequest {
  readonly id: number
  readonly name: Name
  readonly args: readonly unknown[]
}
export type CheckerAnswer =
  | { readonly id: number; readonly ok: true; readonly value: unknown }
  | { readonly id: number; readonly ok: false; readonly error: unknown }

export interface OpenChecker {
  readonly checker: RemoteChecker
  readonly close: () => void
}

/** Null where none starts: an old browser, a policy that forbids it, or a script that does not arrive. */
function startWorker(): Promise<Worker | null> {
  return new Promise((resolve) => {
    try {
      const worker = new Worker(new URL('./tracking-checker.worker.ts', import.meta.url), { type: 'module' })
      worker.addEventListener('message', () => resolve(worker), { once: true })
      worker.addEventListener('error', () => resolve(null), { once: true })
    } catch {
      resolve(null)
    }
  })
}

const remoteOf = (call: (name: Name, args: readonly unknown[]) => Promise<unknown>): RemoteChecker => {
  const method =
    <N extends Name>(name: N) =>
    (...args: Args<N>) =>
      call(name, args) as Promise<Value<N>>
  return {
    read: method('read'),
    named: method('named'),
    know: method('know'),
    change: method('change'),
    leave: method('leave'),
    sheet: method('sheet'),
    next: method('next'),
    markShipped: method('markShipped'),
  }
}

function inWorker(worker: Worker): OpenChecker {
  const waiting = new Map<number, { resolve: (value: unknown) => void; reject: (error: unknown) => void }>()
  let requests = 0
  let broken: Error | null = null
  worker.addEventListener('message', ({ data }: MessageEvent<CheckerAnswer>) => {
    const asked = waiting.get(data.id)
    waiting.delete(data.id)
    if (data.ok) asked?.resolve(data.value)
    else asked?.reject(data.error)
  })
  worker.addEventListener('error', ({ message }) => {
    broken = new Error(message)
    for (const { reject } of waiting.values()) reject(broken)
    waiting.clear()
  })
  return {
    checker: remoteOf(
      (name, args) =>
        new Promise((resolve, reject) => {
          if (broken) return reject(broken)
          requests += 1
          waiting.set(requests, { resolve, reject })
          worker.postMessage({ id: requests, name, args } satisfies CheckerRequest)
        }),
    ),
    close: () => worker.terminate(),
  }
}

/** A checker of one file: in a worker, or on the page where none starts. */
export async function openTrackingChecker(): Promise<OpenChecker> {
  const worker = await startWorker()
  if (worker) return inWorker(worker)
  const { createTrackingChecker } = await import('./tracking-checker.ts')
  const checker = createTrackingChecker()
  return {
    checker: remoteOf(async (name, args) =>
      (checker[name] as (...args: readonly unknown[]) => unknown)(...args),
    ),
    close: () => undefined,
  }
}
