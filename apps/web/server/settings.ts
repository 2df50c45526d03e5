import { fileURLToPath } from 'node:url'

export interface Settings {
  readonly host: string
  readonly port: number
  /** `postgres://…` or a folder for the embedded database. */
  readonly database: string
  /** Where pictures are kept, unless the environment names a bucket or another folder. */
  readonly filesFolder: string
  /** Where the server's secret is kept, unless the environment gives it. */
  readonly secretFile: string
  /** Public origin such as https://kindling.example; null: whatever the request says. */
  readonly origin: string | null
  /** Whether services that are not set up are played. */
  readonly standIns: boolean
  readonly secure: boolean
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly stopWithinMs: number
}

/** Where the embedded database lies unless told otherwise. */
export const defaultDataFolder = fileURLToPath(new URL('../../../.data/kindling', import.meta.url))

/** Whether only this machine can reach an address to listen on. */
export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)

/** Reads the environment; docs/deploy.md lists every variable. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const origin = env.PUBLIC_ORIGIN ?? null
  const host = env.HOST ?? '127.0.0.1'
  return {
    host,
    standIns: env.STAND_INS ? env.STAND_INS === '1' : isLoopback(host),
    port: Number(env.PORT ?? 4600),
    database: env.DATABASE_URL || env.DATA_FOLDER || defaultDataFolder,
    filesFolder: `${env.DATA_FOLDER || defaultDataFolder}-files`,
    secretFile: `${env.DATA_FOLDER || defaultDataFolder}-secret`,
    origin,
    secure: origin?.startsWith('https://') ?? false,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL ?? 'warn',
    stopWithinMs: Number(env.STOP_WITHIN_MS ?? 10_000),
  }
}
