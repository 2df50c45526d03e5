import { CAMPAIGN, COMMUNITY, MILESTONE, PROFILE, PROJECT, REWARD } from '@kindling/validation/limits'
import { isCountryCode } from '@kindling/validation/rules/countries'
import { isEmail } from '@kindling/validation/rules/email'
import { isVanityUrl } from '@kindling/validation/rules/project-slug'
import { failedPublishChecks } from '@kindling/validation/rules/publish-checklist'
import { sanitizeDescription } from '@kindling/validation/rules/sanitize-description'
import { shippingCost } from '@kindling/validation/rules/shipping-cost'
import { describe, expect, it } from 'vitest'
import { categories } from './categories.ts'
import { people } from './people.ts'
import { endedDaysAgo, isCampaign, isLive, isPublished } from './project-stage.ts'
import { pledgedCents, projects } from './projects.ts'

const htmlAsShown = (html: string, pictures = false) =>
  sanitizeDescription(html, { pictures }).replaceAll(' rel="noopener noreferrer"', '')

describe.each(projects.map((project) => [project.slug, project] as const))('%s', (_, project) => {
  it('passes the publish checks it should', () => {
    const failed = failedPublishChecks({
      name: project.name,
      blurb: project.blurb,
      category_id: project.categoryId,
      location: project.location,
      main_image: { url: 'a default picture stands in' },
      description: project.description,
      rewards: project.rewards.map(({ isAddon = false }) => ({ is_addon: isAddon })),
      duration: isCampaign(project) ? project.durationDays : CAMPAIGN.daysMin,
    })
    expect(failed).toEqual(isPublished(project) ? [] : ['location', 'description', 'duration'])
  })

  it('fits the limits of names and texts', () => {
    expect(isVanityUrl(project.slug)).toBe(true)
    expect(project.name.length).toBeLessThanOrEqual(PROJECT.nameMax)
    expect(project.blurb.length).toBeLessThanOrEqual(PROJECT.blurbMax)
    expect(project.location.length).toBeLessThanOrEqual(PROFILE.locationMax)
    expect(isEmail(project.contactEmail)).toBe(true)
    expect(people).toHaveProperty(project.creator)
    expect(categories.map(({ id }) => id)).toContain(project.categoryId)
    expect(project.images.length).toBeLessThanOrEqual(10)
    // No film is theirs: somebody else's in its place would be passed off as it.
    expect(project).not.toHaveProperty('mainVideo')
  })

  it('is written in the seven tags and in sections', () => {
    for (const html of [project.description, ...project.updates.map((update) => update.description)]) {
      expect(htmlAsShown(html, html === project.description)).toBe(html)
      expect(html).not.toMatch(/lorem|!/i)
    }
    if (!isPublished(project)) return
    const headings = project.description
      .split('<br>')
      .filter((line) => /^<b>[^<]+<\/b>$/.test(line.replace(/^.*<\/ul>/, '')))
    expect(headings.length).toBeGreaterThanOrEqual(3)
    expect(headings.length).toBeLessThanOrEqual(5)
  })

  it('has rewards one can buy', () => {
    if (isPublished(project)) {
      const chosenAlone = project.rewards.filter(({ isAddon }) => !isAddon)
      expect(chosenAlone.length).toBeGreaterThanOrEqual(3)
      expect(chosenAlone.length).toBeLessThanOrEqual(6)
    }
    expect(new Set(project.rewards.map((reward) => reward.key)).size).toBe(project.rewards.length)
    for (const reward of project.rewards) {
      expect(reward.priceCents % 100).toBe(0)
      expect(reward.priceCents).toBeLessThanOrEqual(REWARD.priceMaxCents)
      expect(reward.title.length).toBeLessThanOrEqual(REWARD.titleMax)
      expect(reward.shippingCost !== undefined).toBe(reward.needsShipping)
      for (const country of Object.keys(reward.shippingCost ?? {})) {
        expect(country === '*' || isCountryCode(country), country).toBe(true)
      }
      if (reward.left !== undefined) expect(reward.left).toBeLessThanOrEqual(reward.backerLimit ?? -1)
      if (reward.isDonation) expect(reward.variants).toBeUndefined()
      const variants = reward.variants ?? []
      if (variants.length > 0) expect(variants.filter((variant) => variant.isDefault)).toHaveLength(1)
      const stock = variants.map((variant) => variant.quantity)
      if (reward.backerLimit !== null && stock.length > 0 && stock.every((quantity) => quantity !== null))
        expect(stock.reduce((sum, quantity) => sum + quantity, 0)).toBe(reward.backerLimit)
      if (isLive(project) && reward.endsInDays !== undefined)
        expect(reward.endsInDays).toBeLessThan(-(endedDaysAgo(project) ?? -99))
    }
  })

  it('sells no more of its limited rewards than its pledges come to', () => {
    const fixed = project.rewards
      .filter((reward) => reward.left !== undefined)
      .reduce(
        (sum, { priceCents, backerLimit, left }) => sum + priceCents * ((backerLimit ?? 0) - (left ?? 0)),
        0,
      )
    expect(fixed).toBeLessThanOrEqual(pledgedCents(project))
  })

  it('holds exactly what its milestones release', () => {
    const shares = project.milestones.map((milestone) => milestone.fundsPercent)
    if (isPublished(project))
      expect(shares.reduce((sum, share) => sum + share, 0)).toBe(project.reservePercent)
    for (const share of shares) expect(share).toBeGreaterThanOrEqual(MILESTONE.shareMinPercent)
    const dates = project.milestones.map((milestone) => milestone.daysAfterEnd)
    expect(dates).toEqual(dates.toSorted((a, b) => a - b))
    for (const milestone of project.milestones) {
      expect(milestone.title.length).toBeLessThanOrEqual(MILESTONE.titleMax)
      if (milestone.completed) expect(milestone.daysAfterEnd).toBeLessThanOrEqual(endedDaysAgo(project) ?? 0)
    }
  })

  it('answers questions and tells what happened in its own time', () => {
    if (isPublished(project)) {
      expect(project.faq.length).toBeGreaterThanOrEqual(3)
      expect(project.faq.length).toBeLessThanOrEqual(9)
    }
    for (const { question } of project.faq) expect(question.length).toBeLessThanOrEqual(COMMUNITY.questionMax)
    expect(project.updates.length).toBeLessThanOrEqual(8)
    for (const update of project.updates) {
      expect(update.name.length).toBeLessThanOrEqual(COMMUNITY.updateTitleMax)
      expect(update.daysAgo).toBeLessThanOrEqual(project.startDaysAgo ?? 0)
      expect(update.daysAgo).toBeGreaterThan(0)
    }
  })

  it('is discussed by people who can have pledged for it, in order', () => {
    const lastMoment = Math.max(0, endedDaysAgo(project) ?? 0)
    const all = project.comments.flatMap((comment) => [comment, ...(comment.replies ?? [])])
    for (const { by, daysAgo, text } of all) {
      expect(text.length).toBeLessThanOrEqual(COMMUNITY.commentMax)
      expect(daysAgo).toBeLessThanOrEqual(project.startDaysAgo ?? -1)
      expect(people[by].joinedDaysAgo, by).toBeGreaterThan(Math.max(daysAgo, lastMoment))
      if (by !== project.creator)
        expect(
          project.rewards.some(
            (reward) =>
              !reward.shippingCost || shippingCost(reward.shippingCost, people[by].country) !== null,
          ),
          by,
        ).toBe(true)
    }
    for (const comment of project.comments) {
      for (const reply of comment.replies ?? []) expect(reply.daysAgo).toBeLessThanOrEqual(comment.daysAgo)
    }
    expect(people[project.creator].joinedDaysAgo).toBeGreaterThan(project.startDaysAgo ?? 0)
    if (isPublished(project) && project.status !== 'SUSPENDED')
      expect(people[project.creator].kycStatus).toBe('KYC_COMPLETE')
  })
})
