import {
  createReferralLink,
  getFundingInsights,
  getRewardInsights,
  listReferralLinks,
  recordVisit,
  removeReferralLink,
  updateReferralLink,
} from '@kindling/api-client/contract/insights'
import { cancelPledge, checkout } from '@kindling/api-client/contract/pledges'
import { expect, it } from 'vitest'
import { newId } from '../kernel/ids.ts'
import { checkInvariants } from '../money/invariants.ts'
import { fill } from '../testing/people.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'

const made = platformForTests()

async function pledgeFrom(project: Awaited<ReturnType<typeof made.stage.project>>, source?: string) {
  const backer = await made.stage.backer()
  const total_usd = await fill(backer.client, project)
  const answer = await backer.client(checkout, {
    params: { id: project.id },
    body: { total_usd, ...(source && { source }) },
    idempotencyKey: newId('key'),
  })
  return { backer, pledge: answer.pledge }
}

it('counts pledges by day, by reward and by where they came from; what is cancelled is dropped', async () => {
  const project = await made.stage.project()
  const team = await made.stage.creator(project)
  const params = { projectId: project.id }
  const { referral_link } = await team.client(createReferralLink, { params, body: { name: 'Été 2026' } })
  expect(referral_link).toMatchObject({ ref: 'été-2026', visits: 0 })
  const visitor = made.stage.visitor()
  for (const source of ['ref:été-2026', 'ref:été-2026', 'kindling:home'])
    await visitor.client(recordVisit, { params: { id: project.id }, body: { source } })
  // The team looks at its own page all day.
  await team.client(recordVisit, { params: { id: project.id }, body: { source: 'kindling:home' } })

  const first = await pledgeFrom(project, 'ref:été-2026')
  await pledgeFrom(project, '<script>')
  const total = first.pledge.total_usd
  await first.backer.client(cancelPledge, {
    params: { id: project.id, pledgeId: first.pledge.id },
    idempotencyKey: newId('key'),
  })

  const { funding, sources, countries } = await team.client(getFundingInsights, { params })
  expect(funding).toEqual([
    {
      date: expect.any(Number),
      pledges_count: 2,
      total_usd: 2 * total,
      dropped_count: 1,
      dropped_usd: total,
      charged_count: 0,
      charged_usd: 0,
    },
  ])
  expect(countries).toEqual([{ country_code: null, pledges_count: 1 }])
  expect(funding[0]?.date).toBe(
    Math.floor(made.platform.platform.businessNow().getTime() / 86_400_000) * 86_400,
  )
  expect(sources).toEqual([
    { source: 'none', name: null, visits: 0, pledges_count: 1, total_usd: total },
    { source: 'ref:été-2026', name: 'Été 2026', visits: 2, pledges_count: 0, total_usd: 0 },
    { source: 'kindling:home', name: null, visits: 1, pledges_count: 0, total_usd: 0 },
  ])
  const { reward_analytics } = await team.client(getRewardInsights, { params: { id: project.id } })
  expect(reward_analytics.map(({ pledges_count }) => pledges_count)).toContain(1)
  expect(await checkInvariants(made.platform.platform.db)).toEqual([])
})

it('counts what was charged on the day it was charged, beside what was pledged', async () => {
  const project = await made.stage.project({ fundingType: 'STOREFRONT', needsShipping: false })
  const team = await made.stage.creator(project)
  const { pledge } = await pledgeFrom(project)
  const { funding, countries } = await team.client(getFundingInsights, { params: { projectId: project.id } })
  expect(funding).toMatchObject([
    { pledges_count: 1, total_usd: pledge.total_usd, charged_count: 1, charged_usd: pledge.total_usd },
  ])
  // Nothing is sent, so that nobody said where to.
  expect(countries).toEqual([{ country_code: null, pledges_count: 1 }])
})

it('keeps the address of a link that is renamed, and gives its old name another one', async () => {
  const project = await made.stage.project()
  const { client } = await made.stage.creator(project)
  const params = { projectId: project.id }
  const create = (name: string) => client(createReferralLink, { params, body: { name } })
  const { referral_link: link } = await create('Press kit')
  const linkId = link.id
  await client(updateReferralLink, { params: { ...params, linkId }, body: { name: 'Press, May' } })
  expect((await create('press KIT')).referral_link).toMatchObject({ ref: 'press-kit-2' })
  const names = async () =>
    (await client(listReferralLinks, { params })).referral_links
      .map(({ name, ref }) => [name, ref])
      .toSorted()
  expect(await names()).toEqual([
    ['Press, May', 'press-kit'],
    ['press KIT', 'press-kit-2'],
  ])
  await client(removeReferralLink, { params: { ...params, linkId } })
  expect(await names()).toEqual([['press KIT', 'press-kit-2']])
})
