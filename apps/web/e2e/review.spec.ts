import { hydrated } from './journey.ts'
import { enter, enterBankAccount } from './people.ts'
import { expect, test } from './test.ts'

const note = 'Say which years of the Torrent each seal fits.'
const answer = 'Each seal now names its years.'
const rule = 'Say what backers get, when, and what can go wrong'

test('a storefront is asked for changes, changed, submitted again and opened', async ({ page, browser }) => {
  await enter(page, 'moderator@kindling.test', 'kindling-demo')
  await page.goto('/moderation/storefront')
  await hydrated(page)
  const waiting = page.getByRole('link', { name: /Torrent spare parts/ })
  await waiting.click()
  await page.getByRole('radio', { name: /^Ask for changes/ }).check()
  const [, id = ''] = /storefront-(\d+)/.exec(page.url()) ?? []
  await page.getByLabel('Rule').selectOption({ label: rule })
  await page.getByLabel('Reason').fill(note)
  await page.getByRole('button', { name: 'Ask for changes' }).click()
  await expect(page.getByText(/the log has your entry/)).toBeVisible()

  const creator = await browser.newPage({ baseURL: new URL(page.url()).origin })
  await enter(creator, 'creator@kindling.test', 'kindling-demo')
  await creator.goto(`/dashboard/${id}/basics`)
  await hydrated(creator)
  await creator
    .getByLabel('Blurb')
    .fill('Seals, handles and gauges for every Torrent since 2026, from stock.')
  await creator.getByLabel('Blurb').blur()
  await expect(creator.getByText(/^Saved at /)).toBeVisible()
  const section = (title: string) => creator.getByRole('navigation').getByRole('link', { name: title })
  await section('Account').click()
  await enterBankAccount(creator)
  await section('Overview').click()
  await expect(creator.getByText(note).first()).toBeVisible()
  await creator.getByLabel('Answer the moderator').fill(answer)
  await creator.getByRole('button', { name: 'Send answer' }).click()
  await expect(creator.getByText('Your team answered:')).toBeVisible()
  await creator.getByRole('button', { name: 'Submit for review' }).click()
  await expect(creator.getByText('A moderator is reading this storefront.')).toBeVisible()

  await page.goto('/moderation/storefront')
  await hydrated(page)
  await waiting.click()
  // What was asked for, why, and what its team says to it, is at the case.
  await expect(page.getByText(answer)).toBeVisible()
  await expect(page.getByText(`The rule: ${rule}`)).toBeVisible()
  await page.getByRole('radio', { name: /^Approve/ }).check()
  await page.getByLabel('Reason').fill('It says so now.')
  await page.getByRole('button', { name: 'Approve storefront' }).click()
  await expect(page.getByText(/the log has your entry/)).toBeVisible()

  await creator.context().clearCookies()
  await creator.goto(`/project/${id}`)
  await expect(creator.getByRole('heading', { level: 1, name: 'Torrent spare parts' })).toBeVisible()
  await expect(creator.getByText(/since 2026, from stock/).first()).toBeVisible()
  await creator.close()
})
