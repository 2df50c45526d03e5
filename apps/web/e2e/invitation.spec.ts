import { hydrated } from './journey.ts'
import { enter, mailLink } from './people.ts'
import { expect, test } from './test.ts'

test('an invitation is read in its e-mail, accepted, and listed in the team and the activity', async ({
  page,
  browser,
}) => {
  await enter(page, 'backer@kindling.test', 'kindling-demo')
  // The demo world begins with an invitation for the backer.
  await page.goto(await mailLink(page, 'backer@kindling.test', 'invites you to the team'))
  await expect(page.getByRole('heading', { level: 1, name: /Join the team of Torrent/ })).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Join as Member' }).click()
  await expect(page).toHaveURL(/\/dashboard\/\d+/)
  // The list is fetched once somebody is near it.
  await expect(async () => {
    await page.mouse.wheel(0, 600)
    await expect(page.getByText('Mira Okafor joined as Member')).toBeVisible({ timeout: 500 })
  }).toPass()
  const address = page.url()

  // Without the e-mail the project is found again on one's own profile.
  await page.goto('/user/me')
  await expect(page.getByRole('heading', { level: 2, name: /^In a team/ })).toBeVisible()
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Torrent/ })
    .first()
    .click()
  await expect(page).toHaveURL(/\/(dashboard|project)\//)
  await page.goto(address)
  await hydrated(page)
  await page.getByRole('button', { name: /Other projects$/ }).click()
  await expect(page.getByText('This is your only project.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: /Other projects$/ })).toBeFocused()

  const other = await (await browser.newContext()).newPage()
  await enter(other, 'creator@kindling.test', 'kindling-demo')
  await other.goto(`${new URL(address).pathname.replace(/\/overview$/, '')}/team`)
  await expect(other.getByText('backer@kindling.test', { exact: false })).toBeVisible()
})
