import { hydrated } from './journey.ts'
import { enter } from './people.ts'
import { expect, test } from './test.ts'

test('released money is withdrawn to the bank, asked with its amount first', async ({ page }) => {
  await enter(page, 'anouk.vis@example.com', 'kindling-demo')
  const { project } = await (await page.request.get('/api/projects/hollowmere-game/')).json()
  const file = { name: 'statement.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }
  const account = { account_number: '000123456789', routing_number: '110000000', file }
  const path = `/api/projects/${project.id}/bank-account/`
  expect((await page.request.patch(path, { multipart: account })).status()).toBe(200)

  await page.goto(`/manager/${project.id}/money`)
  await hydrated(page)
  await page.getByLabel(/^Amount/).fill('1250')
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click()
  await expect(page.getByText('Withdraw $1,250.00 to the account ending 6789?')).toBeVisible()
  await page.getByRole('button', { name: 'Withdraw $1,250.00' }).click()
  await expect(page.getByRole('alert')).toContainText('$1,250.00 is on its way')
  await expect(
    page.getByRole('row', { name: /^Withdrawn to the account ending 6789 .*− \$1,250\.00/ }),
  ).toBeVisible()
})
