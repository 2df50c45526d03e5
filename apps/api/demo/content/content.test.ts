import { readdir, stat } from 'node:fs/promises'
import { MILESTONE, PROFILE } from '@kindling/validation/limits'
import { isCountryCode } from '@kindling/validation/rules/countries'
import { isEmail } from '@kindling/validation/rules/email'
import { sanitizeDescription, visibleLength } from '@kindling/validation/rules/sanitize-description'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import { parseWebsite } from '@kindling/validation/rules/website'
import { describe, expect, test } from 'vitest'
import { avifOf } from '../../kernel/image.ts'
import { backerAddresses, backerCart, backerPledges } from './backer-pledges.ts'
import { categories } from './categories.ts'
import { demoAccounts, people } from './people.ts'
import type { DemoPerson } from './person-type.ts'
import type { DemoPicture } from './picture-type.ts'
import { defaultPictures, pictures, pictureVariant } from './pictures.ts'
import { endedDaysAgo, hasStarted, isCampaign, isLive, isPublished } from './project-stage.ts'
import { projects } from './projects.ts'
import { articles, questions } from './site.ts'
import type { DemoProject } from './types.ts'

const persons: readonly [string, DemoPerson][] = Object.entries(people)
const allPictures: readonly [string, DemoPicture][] = Object.entries(pictures)
const media = new URL('../media/', import.meta.url)
const isPastSuccess = (project: DemoProject) =>
  isCampaign(project) && project.targetPercent >= 100 && (endedDaysAgo(project) ?? -1) >= 0
const projectNamed = (slug: string) => {
  const found = projects.find((project) => project.slug === slug)
  if (!found) throw new Error(`No project ${slug}`)
  return found
}
const rewardNamed = (project: DemoProject, key: string) => {
  const found = project.rewards.find((reward) => reward.key === key)
  if (!found) throw new Error(`No reward ${key} in ${project.slug}`)
  return found
}
const htmlAsShown = (html: string) => sanitizeDescription(html).replaceAll(' rel="noopener noreferrer"', '')

describe('the demo world shows every state a visitor can meet', () => {
  const count = (wanted: (project: DemoProject) => boolean) => projects.filter(wanted).length

  test('there are enough projects and people', () => {
    expect(projects.length).toBeGreaterThanOrEqual(26)
    expect(persons.length).toBeGreaterThanOrEqual(40)
  })

  test('every list of the home page is filled', () => {
    expect(count((project) => isLive(project) && project.momentum === 'rising')).toBeGreaterThanOrEqual(6)
    expect(count((project) => isLive(project) && (project.startDaysAgo ?? 99) <= 5)).toBeGreaterThanOrEqual(6)
    const almost = (project: DemoProject) =>
      isLive(project) && project.targetPercent >= 90 && project.targetPercent < 100
    expect(count(almost)).toBeGreaterThanOrEqual(4)
    expect(count(isPastSuccess)).toBeGreaterThanOrEqual(5)
    expect(projects.filter((project) => project.featured && isLive(project)).length).toBeGreaterThanOrEqual(1)
  })

  test('each category has a live project or one that was', () => {
    expect(categories).toHaveLength(10)
    for (const { id } of categories) {
      expect(count((project) => project.categoryId === id && isPublished(project))).toBeGreaterThanOrEqual(2)
    }
  })

  test.each([
    ['one campaign reads 100 % and is not funded', (p) => p.targetPercent > 99 && p.targetPercent < 100],
    ['one is funded and still live', (p) => isLive(p) && isCampaign(p) && p.targetPercent > 100],
    ['one is delivered on time', (p) => p.deliveredDaysLate === 0],
    ['one is delivered late', (p) => (p.deliveredDaysLate ?? 0) > 0],
    ['one did not reach its goal', (p) => (endedDaysAgo(p) ?? -1) >= 0 && p.targetPercent < 100],
    ['a pre-order runs', (p) => p.fundingType === 'PREORDER' && hasStarted(p)],
    ['a pre-order has not begun', (p) => p.fundingType === 'PREORDER' && !hasStarted(p)],
    ['a storefront is open', (p) => p.fundingType === 'STOREFRONT' && hasStarted(p)],
    ['one is suspended', (p) => p.status === 'SUSPENDED'],
    ['one is a draft', (p) => p.status === 'DRAFT'],
    ['one starts later', (p) => isCampaign(p) && p.status === 'ACTIVE' && !hasStarted(p)],
    ['one has no picture of its own', (p) => p.mainImage === null],
    ['one holds nothing for milestones', (p) => isCampaign(p) && p.reservePercent === 0],
  ] satisfies [string, (project: DemoProject) => boolean][])('%s', (_, wanted) => {
    expect(count(wanted)).toBeGreaterThanOrEqual(1)
  })

  test('one campaign has a milestone burnt, one whose vote is open, and the rest locked', () => {
    const project = projectNamed('hollowmere-game')
    const days = project.milestones.map((milestone) => milestone.daysAfterEnd - (endedDaysAgo(project) ?? 0))
    expect(project.milestones.map((milestone) => milestone.completed === true)).toEqual([
      true,
      false,
      false,
      false,
    ])
    expect(days[1]).toBeGreaterThan(0)
    expect(days[1]).toBeLessThanOrEqual(MILESTONE.voteOpenMs / 86_400_000)
  })

  test('rewards are sold out, nearly so, digital, ending soon and limited by country', () => {
    const rewards = projects.filter(isLive).flatMap((project) => project.rewards)
    expect(rewards.some((reward) => reward.left === 0)).toBe(true)
    expect(rewards.some((reward) => (reward.left ?? 99) > 0 && (reward.left ?? 99) < 5)).toBe(true)
    expect(rewards.some((reward) => !reward.needsShipping && !reward.isDonation)).toBe(true)
    expect(rewards.some((reward) => reward.endsInDays !== undefined)).toBe(true)
    expect(rewards.some((reward) => reward.shippingCost && !('*' in reward.shippingCost))).toBe(true)
  })
})

describe('people', () => {
  test('have e-mails of their own, plain ASCII', () => {
    const emails = persons.map(([, person]) => person.email)
    expect(new Set(emails).size).toBe(emails.length)
    for (const email of emails) {
      expect(isEmail(email), email).toBe(true)
      expect(email).toMatch(/^[a-z.]+@(example\.com|kindling\.test)$/)
    }
  })

  test.each(persons)('%s fits the profile form', (_, person) => {
    expect([...person.name].length).toBeLessThanOrEqual(PROFILE.nameMax)
    expect([...person.location].length).toBeLessThanOrEqual(PROFILE.locationMax)
    expect([...person.bio].length).toBeLessThanOrEqual(PROFILE.bioMax)
    expect(isCountryCode(person.country)).toBe(true)
    if (person.website) expect(parseWebsite(person.website)).not.toBeNull()
  })

  test('the demo accounts are who they say', () => {
    expect(people[demoAccounts.backer].email).toBe('backer@kindling.test')
    expect(people[demoAccounts.creator].email).toBe('creator@kindling.test')
    expect(people[demoAccounts.unconfirmed].emailConfirmed).toBe(false)
  })
})

test('project names, addresses and pictures are not used twice where they must not be', () => {
  expect(new Set(projects.map((project) => project.slug)).size).toBe(projects.length)
  expect(new Set(projects.map((project) => project.name)).size).toBe(projects.length)
  const mains = projects.map((project) => project.mainImage).filter((picture) => picture !== null)
  expect(new Set(mains).size).toBe(mains.length)
})

test('the demo backer pledges for rewards that exist and ship to her', () => {
  const country = people[demoAccounts.backer].country
  for (const { slug, daysAgo, items } of [...backerPledges, backerCart]) {
    const project = projectNamed(slug)
    expect(daysAgo).toBeLessThanOrEqual(project.startDaysAgo ?? 0)
    expect(daysAgo).toBeGreaterThanOrEqual(Math.max(0, endedDaysAgo(project) ?? 0))
    for (const item of items) {
      const reward = rewardNamed(project, item.reward)
      expect((reward.variants ?? []).map(({ key }) => key).includes(item.variant ?? '')).toBe(
        item.variant !== undefined,
      )
      if (reward.shippingCost) expect(shippingCost(reward.shippingCost, country)).not.toBeNull()
    }
  }
  expect(backerAddresses.every((address) => address.countryCode === country)).toBe(true)
})

describe('site texts', () => {
  test('articles lead to questions that exist', () => {
    expect(articles).toHaveLength(4)
    for (const { link } of articles) {
      expect(questions.map(({ id }) => `/learn/question/${id}`)).toContain(link)
    }
  })

  test('every kind has questions, written in the seven tags', () => {
    expect(questions.length).toBeGreaterThanOrEqual(12)
    expect(new Set(questions.map(({ id }) => id)).size).toBe(questions.length)
    for (const kind of ['popular', 'backers', 'creators', 'wallet'] as const) {
      expect(
        questions.filter(({ kinds }) => kinds.some((one) => one === kind)).length,
      ).toBeGreaterThanOrEqual(3)
    }
    for (const { body } of questions) {
      expect(htmlAsShown(body)).toBe(body)
      expect(visibleLength(body)).toBeGreaterThan(200)
    }
  })
})

test('every picture and every width of it lies in the media folder, below 12 MB together', async () => {
  const files = new Set(await readdir(media))
  const wanted = allPictures.flatMap(([, { file, widths }]) => [
    file,
    ...widths.flatMap((width) => [pictureVariant(file, width), avifOf(pictureVariant(file, width))]),
  ])
  expect(wanted.filter((file) => !files.has(file))).toEqual([])
  expect(files.size).toBe(wanted.length)
  const sizes = await Promise.all(wanted.map(async (file) => (await stat(new URL(file, media))).size))
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(12_000_000)
  expect(defaultPictures).toHaveLength(7)
})
