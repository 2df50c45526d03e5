import type { getPlatformStats, listCategories } from '@kindling/api-client/contract/projects'
import { asc, count, eq, sql } from 'drizzle-orm'
import { categories, milestones, projects } from '../database/schema.ts'
import type { Handler, Handlers } from '../kernel/call.ts'
import { toWireImage } from '../kernel/image.ts'
import type { Platform } from '../kernel/platform.ts'
import { live } from './list.ts'

const onListCategories: Handler<typeof listCategories> = async ({ platform }) => {
  const rows = await platform.db.select().from(categories).orderBy(asc(categories.id))
  return {
    categories: rows.map(({ id, name, image }) => ({ id, name, image: image ? toWireImage(image) : null })),
  }
}

type Stats = Awaited<ReturnType<Handler<typeof getPlatformStats>>>
const statsForMs = 60_000
const known = new WeakMap<Platform, { stats: Stats; until: number }>()

/** Figures of the home page; they scan, so they are taken once a minute. */
const onGetStats: Handler<typeof getPlatformStats> = async ({ platform }) => {
  const now = platform.businessNow()
  const entry = known.get(platform)
  if (entry && entry.until > now.getTime()) return entry.stats
  const { db } = platform
  const [running, held, reached, due] = await Promise.all([
    db.select({ n: count() }).from(projects).where(live(now)),
    db
      .select({
        n: sql<number>`coalesce(sum(${projects.totalPledged} * ${milestones.funds} / 100), 0)::bigint`,
      })
      .from(milestones)
      .innerJoin(projects, eq(projects.id, milestones.projectId))
      .where(sql`${milestones.completedAt} is null and ${projects.funded}`),
    db.select({ n: count() }).from(milestones).where(sql`${milestones.completedAt} is not null`),
    db
      .select({ n: count() })
      .from(milestones)
      .where(
        sql`${milestones.completedAt} is not null or ${milestones.date} < ${now.toISOString()}::timestamptz`,
      ),
  ])
  const stats = {
    live_projects: running[0]?.n ?? 0,
    held_usd: Number(held[0]?.n ?? 0),
    milestones_reached: reached[0]?.n ?? 0,
    milestones_due: due[0]?.n ?? 0,
  }
  known.set(platform, { stats, until: now.getTime() + statsForMs })
  return stats
}

export const siteHandlers = {
  listCategories: onListCategories,
  getPlatformStats: onGetStats,
} satisfies Partial<Handlers>
