import type { Page } from '@playwright/test'
import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

const questions = ['Does it pour?', 'Does it whistle?', 'Which coin opens it?']

/** The questions as the section lists them. */
const listed = (page: Page) =>
  page
    .getByRole('list', { name: 'FAQ' })
    .getByRole('listitem')
    .evaluateAll((items) =>
      items.map(
        (item) => /Does it pour\?|Does it whistle\?|Which coin opens it\?/.exec(item.textContent ?? '')?.[0],
      ),
    )

test('questions are sorted by keyboard and by pointer, and stay so', async ({ page }) => {
  await enter(page, 'creator@kindling.test', 'kindling-demo')
  await page.goto('/user/me/created')
  await hydrated(page)
  await page
    .getByRole('link', { name: /Torrent in bottle green/ })
    .first()
    .click()
  await page.getByRole('navigation').getByRole('link', { name: 'FAQ' }).click()
  for (const question of questions) {
    await page.getByRole('button', { name: 'New question' }).click()
    await page.getByRole('textbox', { name: 'Question' }).fill(question)
    await page.getByRole('textbox', { name: 'Answer' }).fill('Yes.')
    await page.getByRole('button', { name: 'Save question' }).click()
    await expect(page.getByRole('button', { name: `Edit ${question}` })).toBeVisible()
  }
  const before = await listed(page)
  const ours = before.filter((each) => each !== undefined)
  expect(ours).toEqual(questions)
  const handle = (question: string) => page.getByRole('button', { name: `Move ${question}`, exact: true })
  const saved = () =>
    page.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.status() === 200)

  // By keyboard: the last of them is picked up, moved up by one, and dropped.
  await handle('Which coin opens it?').focus()
  await page.keyboard.press('Space')
  await expect(page.getByRole('status').filter({ hasText: 'picked up' })).toBeVisible()
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('status').filter({ hasText: 'now' })).toBeVisible()
  const first = saved()
  await page.keyboard.press('Space')
  await first
  await page.reload()
  await expect(handle('Does it pour?')).toBeVisible()
  expect((await listed(page)).filter(Boolean)).toEqual([questions[0], questions[2], questions[1]])

  // By pointer: the first of them is dragged below the last.
  await hydrated(page)
  const from = await handle('Does it pour?').boundingBox()
  const onto = await handle('Does it whistle?').boundingBox()
  if (!from || !onto) throw new Error('Both handles are shown')
  await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2)
  await page.mouse.down()
  await page.mouse.move(onto.x + onto.width / 2, onto.y + onto.height + 20, { steps: 12 })
  const second = saved()
  await page.mouse.up()
  await second
  await page.reload()
  await expect(handle('Does it pour?')).toBeVisible()
  expect((await listed(page)).filter(Boolean)).toEqual([questions[2], questions[1], questions[0]])
})
