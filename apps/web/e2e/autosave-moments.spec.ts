import type { BrowserContext, Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { startServer } from './server.ts'
import { expect, test } from './test.ts'

/** `AUTOSAVE_MOMENTS=200` in `pnpm prove`, of a seed nobody has seen. A failure prints it: the same one replays it. */
const moments = Number(process.env.AUTOSAVE_MOMENTS ?? 6)
const seed = Number(process.env.AUTOSAVE_SEED ?? 348)

/** Numbers in [0, 1) that a seed repeats. */
function dice(start: number): () => number {
  let state = start
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}

const fields = ['Blurb', 'Name'] as const
type Field = (typeof fields)[number]

const box = (page: Page, field: Field) => page.getByRole('textbox', { name: field, exact: true })
/** Saved, or asked whose text stays: the first tab may have saved the same field a moment before. */
const settled = (page: Page) =>
  expect(page.getByText(/^Saved at /).or(page.getByRole('button', { name: 'Keep mine' }))).toBeVisible()

/** What the browser keeps because no server has it. */
const unsaved = (page: Page) =>
  page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes(':draft:')))

/** Whatever was typed is in its field, or is offered and comes back into it. */
async function stillThere(page: Page, typed: Readonly<Record<Field, string>>, about: string): Promise<void> {
  const restore = page.getByRole('button', { name: 'Put them back' })
  await expect(async () => {
    if (await restore.isVisible()) await restore.click()
    for (const field of fields) expect(await box(page, field).inputValue(), about).toBe(typed[field])
  }).toPass({ timeout: 15_000 })
}

test('no text is lost, whatever happens to server, network, page or a second tab', async ({ browser }) => {
  test.setTimeout(120_000 + moments * 12_000)
  const server = await startServer('autosave-moments')
  const context: BrowserContext = await browser.newContext({ baseURL: server.url })
  const page = await context.newPage()
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/user/me/created')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Torrent in bottle green/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/dashboard\/\d+/)
  const basics = `${new URL(page.url()).pathname.replace(/\/overview$/, '')}/basics`
  await page.goto(basics)
  await hydrated(page)

  const roll = dice(seed)
  const typed: Record<Field, string> = {
    Blurb: await box(page, 'Blurb').inputValue(),
    Name: await box(page, 'Name').inputValue(),
  }
  const happenings = {
    /** The process is killed and starts again on the same data. */
    server: async () => {
      await server.kill()
      await page.waitForTimeout(roll() * 300)
      await server.restart()
    },
    network: async () => {
      await context.setOffline(true)
      await page.waitForTimeout(200 + roll() * 1_500)
      await context.setOffline(false)
    },
    reload: async () => {
      await page.reload()
      await hydrated(page)
    },
    /** Another tab of the same person types into the other field and is closed at once. */
    tab: async (field: Field) => {
      const other = await context.newPage()
      await other.goto(basics)
      await hydrated(other)
      const its = field === 'Blurb' ? 'Name' : 'Blurb'
      typed[its] = `Torrent of another tab ${Math.floor(roll() * 1e6)}`
      await box(other, its).fill(typed[its])
      if (roll() < 0.5) await settled(other)
      await other.close()
      await page.reload()
      await hydrated(page)
    },
  }
  const kinds = Object.keys(happenings) as (keyof typeof happenings)[]
  for (let moment = 0; moment < moments; moment++) {
    // In turn, so that few moments have each of them.
    const kind = kinds[moment % kinds.length] ?? 'reload'
    const field = fields[Math.floor(roll() * fields.length)] ?? 'Blurb'
    const about = `moment ${moment} of seed ${seed}: ${kind} while typing into ${field}`
    const word = Math.floor(roll() * 1e9).toString(36)
    typed[field] = `Torrent ${word} pours`
    await box(page, field).fill('')
    await box(page, field).pressSequentially(typed[field], { delay: Math.floor(roll() * 30) })
    // Anywhere between the last key and a while after its save.
    await page.waitForTimeout(roll() * 1_300)
    await happenings[kind](field)
    await stillThere(page, typed, about)
    // A quarter of the time it is let come to rest, and then the server has it.
    if (roll() < 0.25) {
      await box(page, field).blur()
      // The other tab's last save may have come after this page was read: then it asks, and rightly.
      const keep = page.getByRole('button', { name: 'Keep mine' })
      // A save that was under way when the server was killed is given up first, and tried again with growing pauses.
      await expect(async () => {
        if (await keep.isVisible()) await keep.click()
        expect(await unsaved(page), about).toEqual([])
      }).toPass({ timeout: 60_000 })
      await page.reload()
      await hydrated(page)
      for (const each of fields) await expect(box(page, each), about).toHaveValue(typed[each])
    }
  }
  await context.close()
  await server.stop()
})
