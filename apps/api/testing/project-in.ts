import { openDatabase } from '../database/connection.ts'
import { categories } from '../database/schema.ts'
import { makeProject } from './platform.ts'

/** Puts a live project into a database that a server runs on; its id. */
export async function projectIn(database: string): Promise<string> {
  const { db, close } = await openDatabase(database)
  try {
    await db.insert(categories).values({ id: 6, name: 'Outdoors' }).onConflictDoNothing()
    return (await makeProject({ platform: { db, businessNow: () => new Date() } })).id
  } finally {
    await close()
  }
}
