import { readFile } from 'node:fs/promises'
import type { Browser, Page } from '@playwright/test'
import { finger, type Hands, keyboard, mouse } from './hands.ts'
import { chooseReward, hydrated, newEmail, password, pledge, raised } from './journey.ts'
import { enter, enterBankAccount, mailLink } from './people.ts'
import { expect, test } from './test.ts'

const dayMs = 86_400_000
const dateIn = (days: number) => new Date(Date.now() + days * dayMs).toISOString().slice(0, 10)
/** Of the demo world: 3:4, large enough. */
const picture = new URL('../../api/demo/media/default-1.jpg', import.meta.url)

const saved = (page: Page) => expect(page.getByText(/^Saved at /).last()).toBeVisible()

/** From no account to one that may publish. */
async function becomeCreator(page: Page, { press, write }: Hands): Promise<void> {
  const main = page.getByRole('main')
  const email = newEmail()
  await page.goto('/signup')
  await hydrated(page)
  await write(main.getByLabel('E-mail', { exact: true }), email)
  await write(main.getByLabel('Password', { exact: true }), password)
  await press(main.getByRole('button', { name: 'Sign up' }))
  await press(
    page.getByRole('dialog', { name: 'Welcome to Kindling' }).getByRole('button', { name: 'Continue' }),
  )

  // Its link, followed from the e-mail.
  await page.goto(await mailLink(page, email))
  await press(
    page.getByRole('dialog', { name: 'Your e-mail is confirmed' }).getByRole('button', { name: 'Continue' }),
  )
}

async function makeDraft(page: Page, { press, write }: Hands, name: string): Promise<string> {
  await page.goto('/create')
  await hydrated(page)
  const next = page.getByRole('button', { name: 'Continue' })
  await press(next)
  await write(page.getByLabel('Project name'), name)
  await press(next)
  await press(page.getByRole('radio').first())
  await press(next)
  await press(page.getByRole('button', { name: 'Make the draft' }))
  await expect(page).toHaveURL(/\/dashboard\/\d+\/overview$/)
  // The address is there before its page: until then the last step is shown, with a link of its own to the verification.
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  return /(\d+)\/overview$/.exec(page.url())?.[1] ?? ''
}

/** A new person has shown who they are: the partner sends them back. */
async function verify(page: Page, { press, write }: Hands): Promise<void> {
  await press(page.getByRole('link', { name: /^Verify who you are/ }))
  await expect(page).toHaveURL(/\/settings\/verification$/)
  await hydrated(page)
  await press(page.getByRole('button', { name: 'Begin verification' }))
  const dialog = page.getByRole('dialog')
  await write(dialog.getByLabel('First name'), 'Zoë')
  await write(dialog.getByLabel('Last name'), 'O’Neill')
  await press(dialog.getByRole('button', { name: 'Go to the partner' }))
  await press(page.getByRole('button', { name: 'Approve' }))
  await expect(page.getByRole('heading', { name: 'You are verified' })).toBeVisible()
}

async function writeBasics(page: Page, { write, attach }: Hands): Promise<void> {
  await write(page.getByLabel('Blurb'), 'A lantern that folds flat and lights a tent for a week.')
  await write(page.getByLabel('Location'), 'Leeds, United Kingdom')
  await write(page.getByRole('textbox', { name: 'Goal' }), '5000')
  await write(page.getByRole('textbox', { name: 'Length' }), '30')
  await expect(page.getByRole('button', { name: 'Heading' })).toBeVisible()
  await write(
    page.getByRole('textbox', { name: 'Description' }),
    'It folds flat and lights a tent. '.repeat(20),
  )
  const main = page.getByRole('region', { name: 'Main image' })
  await attach(main.locator('input[type=file]'), {
    name: 'lantern.jpg',
    mimeType: 'image/jpeg',
    buffer: await readFile(picture),
  })
  await expect(main.getByRole('button', { name: 'Remove' })).toBeVisible()
  await write(page.getByLabel('Alternative text'), 'A folded lantern beside a tent.')
  await saved(page)
}

async function offer(page: Page, { press, write, choose }: Hands): Promise<void> {
  for (const [title, price] of [
    ['One lantern', '45'],
    ['Two lanterns', '80'],
  ] as const) {
    await press(page.getByRole('button', { name: 'New reward' }))
    await write(page.getByRole('textbox', { name: 'Title' }), title)
    await write(page.getByLabel('Price'), price)
    await choose(page.getByLabel('Add a country'), 'Everywhere')
    await write(page.getByRole('textbox', { name: 'Everywhere' }), '6')
    await press(page.getByRole('button', { name: 'Save reward' }))
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  }
  await press(page.getByRole('button', { name: 'Edit One lantern' }))
  for (const variant of ['Ochre', 'Slate']) {
    await write(page.getByLabel('New variant'), variant)
    await press(page.getByRole('button', { name: 'Add variant' }))
    await expect(page.getByRole('button', { name: `Edit ${variant}` })).toBeVisible()
  }
  await press(page.getByRole('button', { name: 'Save reward' }))
  await expect(page.getByRole('button', { name: 'Edit One lantern' })).toBeVisible()
}

async function plan(page: Page, { press, write }: Hands): Promise<void> {
  for (const [title, days, share] of [
    ['Tooling', 100, '10'],
    ['First hundred', 150, '10'],
    ['Delivered', 200, '20'],
  ] as const) {
    await press(page.getByRole('button', { name: 'Add milestone' }))
    await write(page.getByRole('textbox', { name: 'Title' }), title)
    await write(page.getByLabel('Ends', { exact: true }), dateIn(days))
    await write(page.getByRole('textbox', { name: 'Share' }), share)
    await press(page.getByRole('button', { name: 'Save milestone' }))
    await expect(page.getByRole('button', { name: `Edit ${title}` })).toBeVisible()
  }
  await press(page.getByRole('button', { name: 'Hold 40% instead' }))
  await expect(page.getByText('Milestones release 40%, 40% is held')).toBeVisible()
  await saved(page)
}

async function translate(page: Page, { choose, write }: Hands): Promise<void> {
  await choose(page.getByLabel('Add a language'), 'French')
  await write(page.getByLabel('Blurb in French'), 'Une lanterne qui se plie à plat.')
  await saved(page)
}

const sections = [
  ['Basics', writeBasics],
  ['Rewards', offer],
  ['Milestones', plan],
  ['Account', enterBankAccount],
  ['Translation', translate],
] as const

/** Nothing runs out of the window at its side. A phone would zoom out, so its own width is what counts. */
const fits = async (page: Page, where: string) =>
  expect(await page.evaluate(() => document.documentElement.scrollWidth), where).toBeLessThanOrEqual(
    page.viewportSize()?.width ?? 0,
  )

/** From an idea to a live campaign that another person pledges to, in the dashboard with the same hands throughout. */
async function campaign(page: Page, browser: Browser, hands: Hands): Promise<void> {
  const { press } = hands
  const name = `Wren lantern ${Date.now()}`
  const section = (title: string) =>
    press(
      page.getByRole('navigation', { name: 'Sections of the project' }).getByRole('link', { name: title }),
    )

  await becomeCreator(page, hands)
  const id = await makeDraft(page, hands, name)
  await verify(page, hands)
  await page.goto(`/dashboard/${id}/overview`)
  await hydrated(page)
  for (const [title, work] of sections) {
    await section(title)
    await work(page, hands)
    await fits(page, title)
  }

  await press(page.getByRole('link', { name: 'Preview', exact: true }))
  await expect(page.getByText('You are previewing a draft. Nobody can pledge.')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await expect(page.getByRole('img', { name: 'A folded lantern beside a tent.' })).toBeVisible()
  await press(page.getByRole('link', { name: 'Back to editing' }))
  await section('Overview')
  await press(page.getByRole('button', { name: 'Publish now' }))
  await expect(page.getByText('This project is published.')).toBeVisible()

  const other = await browser.newPage({ baseURL: new URL(page.url()).origin })
  // Somebody with the card and the address of an earlier pledge.
  await enter(other, 'backer@kindling.test', 'kindling-demo')
  await other.goto(`/project/${id}`)
  await chooseReward(other)
  await other.getByRole('button', { name: 'Continue to payment' }).click()
  await other.getByRole('button', { name: 'Continue to review' }).click()
  await pledge(other)
  await expect(other.getByRole('link', { name: 'My pledges' }).first()).toBeVisible()
  expect(await raised(other, id)).toBe(5_100)
  await other.close()
}

test('from an idea to a live campaign: a new person, with a mouse', ({ page, browser }) =>
  campaign(page, browser, mouse))

test('from an idea to a live campaign: a new person, by keyboard alone', ({ page, browser }) =>
  campaign(page, browser, keyboard(page)))

test.describe('a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

  test('from an idea to a live campaign: a new person, with a finger', ({ page, browser }) =>
    campaign(page, browser, finger))
})
