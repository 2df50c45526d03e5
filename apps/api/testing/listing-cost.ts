import { pino } from 'pino'
import { type RunningPlatform, startPlatform } from '../index.ts'
import { storeManyProjects } from './many-projects.ts'

/** What is asked for, and where in a list. */
export interface ListingCase {
  readonly name: string
  /** Address for a platform: a deep page is found by walking there first. */
  readonly path: (platform: RunningPlatform) => Promise<string>
}

async function cursorAt(platform: RunningPlatform, path: string, pages: number): Promise<string> {
  let deepest = path
  for (let page = 0; page < pages; page++) {
    const response = await platform.app.request(deepest)
    const { meta } = (await response.json()) as { meta: { next: string | null } }
    if (meta.next === null) break
    deepest = `${path}&cursor=${meta.next}`
  }
  return deepest
}

const at = (path: string) => async () => path
const deep = (path: string) => (platform: RunningPlatform) => cursorAt(platform, path, 50)

/** What a person asks lists for, from the first page to one fifty pages behind it (or the last there is). */
export const listingCases: readonly ListingCase[] = [
  { name: 'trending, first page', path: at('/projects/filter/trending/?page[size]=12') },
  {
    // Of a hundred projects, three or four are live in one category: both answer with three.
    name: 'category 2, newest, 3 a page',
    path: at('/projects/filter/categories/?category_id=2&page[size]=3'),
  },
  { name: 'almost funded, first page', path: at('/projects/filter/almost_funded/?page[size]=12') },
  { name: 'past successes, first page', path: at('/projects/filter/past_successes/?page[size]=12') },
  { name: 'ending soon, first page', path: at('/projects/filter/trending/?sort=ending-soon&page[size]=12') },
  { name: 'trending by cursor, 50 pages deep', path: deep('/projects/filter/trending/?page[size]=12') },
  {
    name: 'newest by cursor, 50 pages deep',
    path: deep('/projects/filter/recently_launched/?page[size]=12'),
  },
]

/** A platform with so many projects stored, in an embedded database in a folder. */
export async function platformWith(projects: number, folder: string): Promise<RunningPlatform> {
  const running = await startPlatform({ database: folder, standIns: true, log: pino({ level: 'silent' }) })
  await storeManyProjects(running.platform.db, projects, new Date())
  await running.connection.takeStatistics()
  return running
}
