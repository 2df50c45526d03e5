import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '@kindling/api'
import { isHeld, isServer, newestMigration, openToOthers, readState } from '@kindling/api/operations'
import { readSettings, type Settings } from './settings.ts'

type Environment = Readonly<Record<string, string | undefined>>

/** `missing`: production must not run like this. `advice`: it can, but the operator should know. */
export interface Finding {
  readonly level: 'good' | 'advice' | 'missing'
  readonly what: string
  /** What to do; empty if all is well. */
  readonly todo: string
}

const good = (what: string): Finding => ({ level: 'good', what, todo: '' })
const advice = (what: string, todo: string): Finding => ({ level: 'advice', what, todo })
const missing = (what: string, todo: string): Finding => ({ level: 'missing', what, todo })

const dayMs = 86_400_000
/** Days after which a backup counts as old. */
const backupDays = 7
const secretMin = 32

function reachOf(env: Environment, { secure, trustProxy }: Settings): Finding[] {
  return [
    secure
      ? good(`People reach the site at ${env.PUBLIC_ORIGIN}`)
      : missing('PUBLIC_ORIGIN is not https', 'Set it to https://host: cookies are not Secure without'),
    trustProxy
      ? good('The proxy in front is trusted to name visitors')
      : advice(
          'TRUST_PROXY is not set',
          'Behind a proxy all visitors count as one for rate limits: set TRUST_PROXY=1',
        ),
    env.NODE_ENV === 'production'
      ? good('NODE_ENV is production')
      : advice('NODE_ENV is not production', 'Set it: stand-ins are then rejected whatever else is set'),
  ]
}

function servicesOf(env: Environment): Finding[] {
  return [
    env.SMTP_URL && env.MAIL_FROM
      ? good('E-mail goes out')
      : missing(
          'No e-mail goes out',
          'Set SMTP_URL and MAIL_FROM: nobody can confirm an address or reset a password',
        ),
    env.STRIPE_SECRET_KEY
      ? good('Stripe takes cards')
      : advice(
          'Payments are closed',
          'Set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET: nothing can be pledged',
        ),
  ]
}

function secretOf(env: Environment, { database, secretFile }: Settings): Finding {
  const { KINDLING_SECRET: secret = '' } = env
  if (secret !== '')
    return secret.length >= secretMin
      ? good('KINDLING_SECRET is given')
      : missing('KINDLING_SECRET is too short', `Give it at least ${secretMin} characters`)
  if (isServer(database))
    return missing(
      'KINDLING_SECRET is not given',
      'Processes that share a database need the same one: set it',
    )
  return existsSync(secretFile)
    ? good(`The secret is in ${secretFile}`)
    : advice(
        'There is no secret yet',
        `It is made at the first start in ${secretFile}: keep a copy elsewhere`,
      )
}

function modesOf({ database, secretFile, filesFolder }: Settings): Finding {
  const places = isServer(database) ? [filesFolder, secretFile] : [database, filesFolder, secretFile]
  const open = places.flatMap(openToOthers)
  return open.length === 0
    ? good('Data, secret and pictures are their owner’s alone')
    : missing(
        `${open.length} files can be read by others, such as ${open[0]}`,
        'Start the server once, or chmod -R go=',
      )
}

function backupOf(lastBackupAt: Date | null, now: Date): Finding {
  const command = 'pnpm backup <file>, every day, and keep it elsewhere'
  if (!lastBackupAt) return advice('No backup was taken yet', command)
  const days = Math.floor((now.getTime() - lastBackupAt.getTime()) / dayMs)
  return days < backupDays
    ? good(`The last backup was taken on ${lastBackupAt.toISOString().slice(0, 10)}`)
    : advice(`The last backup is ${days} days old`, command)
}

async function databaseOf({ mode, database }: Settings, now: Date): Promise<Finding[]> {
  if (!isServer(database)) {
    if (!existsSync(database))
      return [advice(`There is no database in ${database} yet`, 'It is made at the first start')]
    if (await isHeld(database))
      return [advice('The server is running and holds the database', 'Stop it to have it looked at')]
  }
  try {
    const connection = await openDatabase(database, { migrations: 'leave' })
    try {
      const state = await readState(connection)
      return [
        good(`The database answers: ${connection.place}`),
        state.migration === (await newestMigration())
          ? good('Its schema is this release’s')
          : advice(
              'Its schema is another release’s',
              'It is migrated at the next start: take a backup first',
            ),
        ...(state.isDemo && mode === 'production'
          ? [
              missing(
                'It holds the demo world',
                'Use an empty database: the demo password is known to everybody',
              ),
            ]
          : []),
        backupOf(state.lastBackupAt, now),
      ]
    } finally {
      await connection.close()
    }
  } catch (error) {
    return [missing('The database does not answer', error instanceof Error ? error.message : String(error))]
  }
}

const builtFile = fileURLToPath(new URL('../dist/server/entry-server.js', import.meta.url))

/** Checks a deployment without changing it. The environment is that of the server. */
export async function examine(env: Environment, now: Date): Promise<Finding[]> {
  let settings: Settings
  try {
    settings = readSettings(env)
  } catch (error) {
    return [missing('The server would not start', error instanceof Error ? error.message : String(error))]
  }
  return [
    settings.mode === 'production'
      ? good('Nothing is played by stand-ins')
      : missing(`This is a ${settings.mode}, not production`, 'Leave STAND_INS and DEMO away for production'),
    existsSync(builtFile) ? good('The site is built') : missing('The site is not built', 'Run pnpm build'),
    ...reachOf(env, settings),
    ...servicesOf(env),
    secretOf(env, settings),
    modesOf(settings),
    ...(await databaseOf(settings, now)),
  ]
}
