import type { VisitSource } from '@kindling/validation/rules/visit-source'
import { sql } from 'drizzle-orm'
import type { Transaction } from '../database/connection.ts'

/** Where the demo's backers came from, how often of a hundred, and how many visits one pledge took. */
const places: readonly (readonly [source: VisitSource, share: number, visitsPerPledge: number])[] = [
  ['kindling:home', 28, 31],
  ['ref:newsletter', 20, 12],
  ['kindling:search', 14, 32],
  ['site:instagram.com', 12, 77],
  ['kindling:list', 9, 38],
  ['ref:press-kit', 8, 13],
  ['none', 9, 0],
  // Of the large campaign alone, whose places are its own.
  ['site:youtube.com', 0, 44],
  ['site:reddit.com', 0, 61],
]
const names = { newsletter: 'Newsletter', 'press-kit': 'Press kit' }

/** The place a pledge came from, drawn from its id, so that nothing else of the world changes with it. */
export function sourceOfPledge(id: string): VisitSource {
  let rest = [...id].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 9_973, 7) % 100
  for (const [source, share] of places) {
    rest -= share
    if (rest < 0) return source
  }
  return 'none'
}

/** Counts the visits that the pledges took, and makes the links that some of them came over. */
export async function countVisits(tx: Transaction, now: Date): Promise<void> {
  for (const [source, , visits] of places)
    await tx.execute(
      sql`update project_sources set visits = pledges * ${visits}::int + project_id % 7 where source = ${source} and ${visits}::int > 0`,
    )
  for (const [ref, name] of Object.entries(names))
    await tx.execute(sql`
      insert into referral_links (id, project_id, name, name_key, ref, created_at)
      select 'lnk_' || ${ref} || project_id, project_id, ${name}, ${name.toLowerCase()}, ${ref}, ${now.toISOString()}::timestamptz
      from project_sources where source = ${`ref:${ref}`}`)
}
