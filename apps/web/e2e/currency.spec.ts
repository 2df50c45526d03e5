import { expect, test } from './test.ts'

const reward = '/project/plover-lamp'
const about = /About CA\$\d/

test.describe('in a browser of Canada', () => {
  test.use({ locale: 'en-CA' })

  test('amounts are shown in Canadian dollars beside, until its person chooses otherwise', async ({
    page,
  }) => {
    await page.goto(reward)
    const rewards = page.getByRole('complementary', { name: 'Rewards' })
    await expect(rewards.getByText(about).first()).toBeVisible()
    await page.getByRole('combobox', { name: 'Currency' }).selectOption('USD')
    await expect(page.getByText(about)).toHaveCount(0)
    await page.reload()
    await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD')
    await expect(page.getByText(about)).toHaveCount(0)
  })
})

test('elsewhere they are not, until its person chooses so', async ({ page }) => {
  await page.goto(reward)
  await expect(page.getByRole('combobox', { name: 'Currency' })).toHaveValue('USD')
  await expect(page.getByText(about)).toHaveCount(0)
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('CAD')
  await expect(page.getByText(about).first()).toBeVisible()
})
