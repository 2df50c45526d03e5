import { eq } from 'drizzle-orm'
import { notifications } from '../database/schema.ts'
import { newId } from '../kernel/ids.ts'
import { updatePublished } from '../notifications/events.ts'
import { notify } from '../notifications/notify.ts'
import type { MadeProject, TestPlatform } from './platform.ts'

/** Tells somebody of an update of a project, and gives the notification's id. */
export async function tellOf(
  { platform }: Pick<TestPlatform, 'platform'>,
  userId: string,
  project: MadeProject,
): Promise<string> {
  const update = { id: newId('upd'), name: 'It boils', description: 'At last.' }
  const event = updatePublished({ id: Number(project.id), name: 'A kettle' }, update)
  await notify(platform.db, event, [userId], platform.now())
  const [row] = await platform.db.select().from(notifications).where(eq(notifications.eventKey, event.key))
  if (!row) throw new Error('Nobody was told')
  return row.id
}
