import { fileURLToPath } from 'node:url'

type Environment = Readonly<Record<string, string | undefined>>

/**
 * `production`: a service that is not set up is closed. `development`: stand-ins play it, for this machine alone.
 * `demonstration`: stand-ins play it in public, under a banner and on the demo world only.
 */
export type Mode = 'production' | 'development' | 'demonstration'

export interface Settings {
  readonly mode: Mode
  readonly host: string
  readonly port: number
  /** `postgres://…` or a folder for the embedded database. */
  readonly database: string
  /** Where pictures are kept, unless the environment names a bucket or another folder. */
  readonly filesFolder: string
  /** Where the server's secret is kept, unless the environment gives it. */
  readonly secretFile: string
  /** Public origin such as https://kindling.example; null: that of the request. */
  readonly origin: string | null
  /** Whether stand-ins play the services that are not set up, and anybody can read the e-mails. */
  readonly standIns: boolean
  readonly secure: boolean
  readonly trustProxy: boolean
  readonly logLevel: string
  readonly stopWithinMs: number
}

/** The environment contradicts itself; the message is for the operator who starts the process. */
export class SettingsRejected extends Error {
  override readonly name = 'SettingsRejected'
}

/** Default folder of the embedded database. */
export const defaultDataFolder = fileURLToPath(new URL('../../../.data/kindling', import.meta.url))

/** Whether only this machine can reach a listen address. A proxy on this machine still lets strangers in. */
export const isLoopback = (host: string): boolean => /^(127\.\d+\.\d+\.\d+|::1|localhost)$/.test(host)

/** The setting that shows that strangers use this process; null if none does. */
function publicSign(env: Environment, host: string): string | null {
  if (env.NODE_ENV === 'production') return 'NODE_ENV=production'
  if (env.PUBLIC_ORIGIN?.startsWith('https://')) return `PUBLIC_ORIGIN=${env.PUBLIC_ORIGIN}`
  if (env.TRUST_PROXY === '1') return 'TRUST_PROXY=1'
  return isLoopback(host) ? null : `HOST=${host}`
}

function modeOf(env: Environment, host: string): Mode {
  if (env.DEMO === '1') return 'demonstration'
  if (env.STAND_INS !== '1') return 'production'
  const sign = publicSign(env, host)
  if (sign === null) return 'development'
  throw new SettingsRejected(
    `STAND_INS=1 is rejected beside ${sign}: anybody could read everybody’s e-mails and log in as anybody. ` +
      'Leave STAND_INS away in production, or set DEMO=1 for a public demonstration on the demo world.',
  )
}

/** 0 lets the system choose one. */
function portOf({ PORT: written }: Environment): number {
  const port = Number(written || 4600)
  if (Number.isInteger(port) && port >= 0 && port <= 65_535) return port
  throw new SettingsRejected(
    `PORT=${written} is no port: give a number up to 65535, or leave it away for 4600.`,
  )
}

/**
 * Reads the environment; docs/deploy.md lists every variable.
 *
 * @throws {SettingsRejected} stand-ins are enabled where strangers could use them, or the port is none.
 */
export function readSettings(env: Environment): Settings {
  const origin = env.PUBLIC_ORIGIN || null
  const host = env.HOST || '127.0.0.1'
  const mode = modeOf(env, host)
  return {
    mode,
    host,
    standIns: mode !== 'production',
    port: portOf(env),
    database: env.DATABASE_URL || env.DATA_FOLDER || defaultDataFolder,
    filesFolder: env.FILES_FOLDER || `${env.DATA_FOLDER || defaultDataFolder}-files`,
    secretFile: `${env.DATA_FOLDER || defaultDataFolder}-secret`,
    origin,
    secure: origin?.startsWith('https://') ?? false,
    trustProxy: env.TRUST_PROXY === '1',
    logLevel: env.LOG_LEVEL ?? 'warn',
    stopWithinMs: Number(env.STOP_WITHIN_MS ?? 10_000),
  }
}
