import { hydrated } from './journey.ts'
import { call, enter, join, me } from './people.ts'
import { expect, test } from './test.ts'

const text = 'Kettles at half the price, write to me directly.'
const reason = 'It advertises another shop.'
const rule = 'Advertise nothing else here'

test('three people hide a comment, a moderator removes it, and its author reads why', async ({
  page,
  browser,
}) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  await page.goto('/')
  const { user } = await me(page)
  const [project] = user.latest_backed_projects
  const written = await call(page, `projects/${project.id}/comments/`, { text })
  for (let n = 0; n < 3; n++) {
    await page.context().clearCookies()
    await join(page)
    const flagged = await page.request.patch(
      `/api/projects/${project.id}/comments/${written.comment.id}/flag/`,
      {
        data: { reason: 'SPAM' },
      },
    )
    expect(flagged.status()).toBe(200)
  }
  await page.goto('/moderation')
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(/open/)

  await page.context().clearCookies()
  await enter(page, 'moderator@kindling.test', 'kindling-demo')
  await page.goto('/moderation/comment')
  await hydrated(page)
  await page.getByRole('link', { name: new RegExp(text) }).click()
  await page.getByRole('radio', { name: /^Remove it/ }).check()
  await page.getByRole('button', { name: 'Remove comment' }).click()
  await expect(page.getByLabel('Reason')).toHaveAccessibleDescription(/Every decision needs one/)
  await expect(page.getByLabel('Rule')).toHaveAccessibleDescription(/Choose the rule/)
  await page.getByLabel('Rule').selectOption({ label: rule })
  await page.getByLabel('Reason').fill(reason)
  await page.getByRole('button', { name: 'Remove comment' }).click()
  await expect(page.getByText(/the log has your entry/)).toBeVisible()
  await page.getByRole('link', { name: 'Open the log' }).click()
  await expect(page.getByRole('listitem').first()).toContainText(reason)
  await expect(page.getByRole('listitem').first()).toContainText(rule)

  const reader = await browser.newPage()
  await reader.goto(new URL(`/project/${project.id}/discussion`, page.url()).href)
  await expect(reader.getByText(text)).toHaveCount(0)
  await reader.close()

  await expect(async () => {
    const outbox = await (await page.request.get('/outbox')).text()
    const row = outbox.split('<li>').find((each) => each.includes('A moderator removed your comment'))
    const [, message = 'none'] = /href="(\/outbox\/[^"]+)"/.exec(row ?? '') ?? []
    const mail = await (await page.request.get(`${message}/html`)).text()
    expect(mail).toContain(reason)
    expect(mail).toContain(rule)
  }).toPass({ intervals: [200], timeout: 15_000 })
})
