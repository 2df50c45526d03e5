import { expect, type Page } from '@playwright/test'

let people = 0
/** An address that is not registered yet. */
export const newEmail = () => `backer-${process.pid}-${Date.now()}-${++people}@example.com`

export const password = 'a long enough passphrase'

export const cards = {
  good: '4242424242424242',
  refused: '4000000000000002',
  asks: '4000002500003155',
  slow: '4000000000000077',
} as const

/**
 * The page, or a part of it, is hydrated: a press there now reaches the script. What surrounds the page is hydrated
 * before the page itself, so `main` alone is no proof: a form in it would still be sent without a script.
 */
export async function hydrated(page: Page, part = 'main > *'): Promise<void> {
  await page.waitForFunction(
    (selector) =>
      Object.keys(document.querySelector(selector) ?? {}).some((key) => key.startsWith('__reactFiber')),
    part,
  )
}

/** The page has fetched the notice that there is no network: scrolling fetches it. */
export async function offlineNoticeArrived(page: Page): Promise<void> {
  await hydrated(page, 'footer')
  await page.mouse.wheel(0, 200)
  // A quick browser may have fetched it before the scrolling: ask what has arrived, not what arrives next.
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/small-.*\.js$/.test(name)),
  )
}

export async function signUp(page: Page, email = newEmail()): Promise<string> {
  await expect(page.getByRole('heading', { name: 'Create an account' })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('E-mail', { exact: true }).first().fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign up' }).click()
  return email
}

/** After signing up, the welcome is shown wherever the person wanted to go; closing it leaves them there. */
export async function welcomed(page: Page, email: string): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Welcome to Kindling' })
  await expect(dialog).toContainText(email)
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog).toHaveCount(0)
}

/**
 * Types a country and chooses it from the list. Once in some thousand runs on a very busy machine the list was not
 * there, for a reason that is not known: then a person types again, and what the page held is printed.
 */
async function chooseCountry(page: Page): Promise<void> {
  const country = page.getByRole('combobox', { name: 'Country' })
  await expect(async () => {
    await country.fill('United King')
    const chosen = page.getByRole('option', { name: 'United Kingdom' }).click({ timeout: 5_000 })
    await chosen.catch(async (error: unknown) => {
      const held = await country.evaluate((field: HTMLInputElement) => [
        field.outerHTML,
        field.value,
        document.activeElement?.outerHTML.slice(0, 200),
      ])
      console.log('The list of countries was not there:', page.url(), held)
      throw error
    })
  }).toPass()
  await expect(country).toHaveValue('United Kingdom')
}

export async function fillAddress(page: Page): Promise<void> {
  await page.getByLabel('Full name').fill('Mara Lindqvist')
  await chooseCountry(page)
  await page.getByLabel('Address', { exact: true }).fill('18 Fargate')
  await page.getByLabel('City').fill('Sheffield')
  await page.getByLabel('State or province').fill('South Yorkshire')
  await page.getByLabel('Postal code').fill('S1 2HD')
}

export async function fillCard(page: Page, number: string = cards.good): Promise<void> {
  await page.getByLabel('Name on card').fill('Mara Lindqvist')
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12/30')
  await page.getByLabel('Security code').fill('123')
}

/** From the project's page to the review, as a new account. */
export async function toReview(
  page: Page,
  { path, card = cards.good }: { path: string; card?: string },
): Promise<string> {
  await page.goto(path)
  await chooseReward(page)
  await page.getByRole('link', { name: 'Create an account' }).click()
  const email = await signUp(page)
  await welcomed(page, email)
  await expect(page.getByRole('heading', { name: 'Where should it go?' }).first()).toBeVisible()
  await fillAddress(page)
  await page.getByRole('button', { name: 'Continue to payment' }).click()
  await fillCard(page, card)
  await page.getByRole('button', { name: 'Continue to review' }).click()
  await expect(page.getByRole('button', { name: /^Pledge \$/ })).toBeVisible()
  return email
}

/** The first reward on the page that is available. */
export async function chooseReward(page: Page): Promise<void> {
  await hydrated(page)
  await page
    .getByRole('link', { name: /^Select \$/ })
    .first()
    .click()
}

export async function pledge(page: Page): Promise<void> {
  const agreed = page.getByRole('checkbox', { name: /I understand/ })
  if (!(await agreed.isChecked())) await agreed.check()
  await page.getByRole('button', { name: /^Pledge \$/ }).click()
}

/** Amount raised, in cents, from the platform. */
export async function raised(page: Page, name: string): Promise<number> {
  const response = await page.request.get(`/api/projects/${name}/`)
  const { project } = await response.json()
  return project.total_pledged
}

/**
 * How many pixels a page is wider than its window, as it is and with the spacing that some people need to read (WCAG
 * 1.4.12).
 */
export const runsOut = (page: Page) =>
  page.evaluate(async () => {
    // Wait for animations: the progress line is drawn from its start to its end.
    const ending = document
      .getAnimations()
      .filter(({ effect }) => effect?.getTiming().iterations !== Infinity)
    await Promise.all(ending.map(({ finished }) => finished.catch(() => undefined)))
    const over = () => document.documentElement.scrollWidth - document.documentElement.clientWidth
    const asItIs = over()
    const spaced = new CSSStyleSheet()
    spaced.replaceSync(
      '*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}p{margin-block-end:2em!important}',
    )
    document.adoptedStyleSheets.push(spaced)
    const withSpace = over()
    document.adoptedStyleSheets.pop()
    return Math.max(asItIs, withSpace)
  })

/** A pledge that stands: leaving the page before would leave its checkout half way. */
export async function pledged(page: Page): Promise<void> {
  await pledge(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^You moved it/)
}
