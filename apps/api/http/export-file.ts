import { exportPledges } from '@kindling/api-client/contract/pledge-management'
import type { Context } from 'hono'
import { stream } from 'hono/streaming'
import { checkAccess } from '../kernel/access.ts'
import { refuse } from '../kernel/failure.ts'
import type { Platform } from '../kernel/platform.ts'
import { type HttpEnv, writeFailure } from './serve.ts'
import { readSession } from './session.ts'

/** Opens a finished file of pledges for the person who asked for it; null for everybody else. */
export type OpenExport = (
  platform: Platform,
  asked: { readonly projectId: number; readonly userId: string; readonly id: string },
) => Promise<{ readonly format: 'csv' | 'xlsx'; readonly parts: AsyncIterable<string | Uint8Array> } | null>

const contentTypes = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const

/**
 * A file of pledges, as a download. It is checked like the call that began it: somebody who left the team since then
 * gets nothing. It is sent part by part, so a large one needs no more memory than a small one.
 */
export async function sendExport(
  platform: Platform,
  context: Context<HttpEnv>,
  open: OpenExport,
): Promise<Response> {
  try {
    context.header('cache-control', 'no-store')
    const { id = '', exportId = '' } = context.req.param() as { id?: string; exportId?: string }
    const user = await readSession(platform, context)
    if (!user) refuse('RESTRICTED_AREA')
    const access = await checkAccess(platform.db, exportPledges, { id }, user)
    if (!access) refuse('NOT_FOUND', 'project')
    const file = await open(platform, { projectId: access.project.id, userId: user.id, id: exportId })
    if (!file) refuse('NOT_FOUND', 'export')
    context.header('content-type', contentTypes[file.format])
    context.header(
      'content-disposition',
      `attachment; filename="pledges-${access.project.id}.${file.format}"`,
    )
    return stream(context, async (out) => {
      for await (const part of file.parts) await out.write(part)
    })
  } catch (error) {
    return writeFailure(platform, context, error)
  }
}
