import { existsSync } from 'node:fs'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { root, run } from '../run.ts'
import type { ReportData } from './pictures.ts'
import { cache } from './revision.ts'

/**
 * Writes Playwright's HTML report of the pictures that changed into a folder.
 * @returns its first page
 * @throws with the runner's words if it wrote none
 */
export async function writeReport(folder: string, data: ReportData): Promise<string> {
  const causes = join(cache, 'causes')
  await rm(causes, { recursive: true, force: true })
  await mkdir(causes, { recursive: true })
  for (const cause of new Set(data.rows.map((row) => row.cause))) {
    // Named like the file that changed: the report shows it as the title of the group.
    const file = join(causes, /\.tsx?$/.test(cause) ? cause : `${cause}.ts`)
    await mkdir(dirname(file), { recursive: true })
    const pictures = JSON.stringify(join(import.meta.dirname, 'pictures.ts'))
    await writeFile(file, `import { picturesOf } from ${pictures}\n\npicturesOf(${JSON.stringify(cause)})\n`)
  }
  const rows = join(folder, 'rows.json')
  await mkdir(folder, { recursive: true })
  await writeFile(rows, JSON.stringify(data))
  const report = join(folder, 'report')
  const config = join(import.meta.dirname, 'playwright.config.ts')
  const { output } = await run('playwright', ['test', '--config', config], {
    cwd: root,
    env: {
      PICTURES: rows,
      PICTURES_BEFORE: data.before,
      PICTURES_CAUSES: causes,
      PICTURES_REPORT: report,
      PLAYWRIGHT_HTML_OPEN: 'never',
    },
  })
  const page = join(report, 'index.html')
  if (!existsSync(page)) throw new Error(`The report could not be written:\n${output}`)
  return page
}
