import { createReadStream, createWriteStream } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { fileURLToPath } from 'node:url'
import { openDatabase } from '../database/connection.ts'
import { createForOwnerOnly } from '../database/owner-only.ts'
import { chooseSecrets, createSealer, newSecret } from '../providers/sealer.ts'
import { takeBackup } from './backup.ts'
import { askForBackup, isHeld } from './control.ts'
import { reseal } from './reseal.ts'
import { restoreBackup } from './restore.ts'

/*
 * Backups from the command line, of the database that DATABASE_URL or DATA_FOLDER names:
 *   backup <file>    writes all data at this moment, also while the platform works
 *   restore <file>   puts it into an empty database of the same release
 *   reseal [--new]   seals everything with the current secret; --new makes one in the secret's file first
 */
const [wish, detail] = process.argv.slice(2)
const { DATABASE_URL: url, DATA_FOLDER: folder } = process.env
const dataFolder = folder || fileURLToPath(new URL('../../../.data/kindling', import.meta.url))

/** A whole file or none: a backup that fails half way leaves the one before. */
async function keep(bytes: Readable, target: string): Promise<void> {
  const beside = `${target}.part`
  try {
    await pipeline(bytes, createWriteStream(beside, { mode: 0o600 }))
    await rename(beside, target)
  } catch (error) {
    await rm(beside, { force: true })
    throw error
  }
}

async function backup(target: string): Promise<void> {
  const running = url ? null : await askForBackup(dataFolder)
  if (running) await keep(running, target)
  else {
    const connection = await openDatabase(url || dataFolder)
    try {
      await takeBackup(connection.db, new Date(), (bytes) => keep(bytes, target))
    } finally {
      await connection.close()
    }
  }
  console.log(
    `All data at this moment is in ${target}. Keep the secret and the pictures as well: docs/deploy.md.`,
  )
}

async function rejectRunning(): Promise<void> {
  if (!url && (await isHeld(dataFolder))) throw new Error('The server holds this database. Stop it first')
}

async function restore(source: string): Promise<void> {
  await rejectRunning()
  const connection = await openDatabase(url || dataFolder)
  try {
    const { rows, createdAt } = await restoreBackup(connection.db, createReadStream(source))
    console.log(`${rows} rows are back, as of ${createdAt}, in ${connection.place}`)
  } finally {
    await connection.close()
  }
}

/** With `--new` the file gets another secret before the one it has, until all is sealed with the new one. */
async function resealAll(): Promise<void> {
  await rejectRunning()
  const file = `${dataFolder}-secret`
  const ownFile = !process.env.KINDLING_SECRET
  if (detail === '--new') {
    if (!ownFile)
      throw new Error(
        'KINDLING_SECRET is given: put the new one there, and the old one in KINDLING_PREVIOUS_SECRETS',
      )
    const [current] = chooseSecrets({}, file)
    await writeFile(file, `${newSecret()}\n${current}\n`, { mode: 0o600 })
  }
  const secrets = chooseSecrets(process.env, file)
  const connection = await openDatabase(url || dataFolder)
  try {
    const { secondFactors, bankAccounts, unknown } = await reseal(connection.db, createSealer(secrets))
    console.log(
      `${secondFactors} secrets of authenticator apps and ${bankAccounts} bank accounts are sealed with the current secret`,
    )
    if (unknown > 0)
      throw new Error(`${unknown} were sealed with a secret that is not given, and stay as they are`)
  } finally {
    await connection.close()
  }
  if (ownFile) await writeFile(file, secrets[0], { mode: 0o600 })
  console.log('The previous secrets open nothing any more and may be forgotten.')
}

createForOwnerOnly()
try {
  if (wish === 'reseal') await resealAll()
  else if (wish === 'backup' && detail) await backup(detail)
  else if (wish === 'restore' && detail) await restore(detail)
  else throw new Error('Say what, and where: pnpm backup <file>, pnpm restore <file>, or pnpm reseal')
} catch (error) {
  console.error(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
