import type { Activity } from '@kindling/api-client/model/activity'
import { WINDOW } from '@kindling/validation/limits'
import { campaignEnd } from '@kindling/validation/rules/campaign-length'
import type { Transaction } from '../database/connection.ts'
import {
  milestones,
  projectActivity,
  projectInvites,
  projectMembers,
  projects,
  rewards,
  rewardVariants,
} from '../database/schema.ts'
import { queueMail } from '../mail/queue.ts'
import { demoAccounts, type PersonKey, people } from './content/people.ts'
import { torrentEspresso } from './content/projects/torrent-espresso.ts'
import { parcel } from './content/shipping.ts'
import type { DemoProject } from './content/types.ts'
import type { MovedMilestone } from './moved-milestones.ts'
import { storedImage } from './project-rows.ts'

const dayMs = 86_400_000

interface Desk {
  readonly now: Date
  readonly idOf: ReadonlyMap<string, string>
  /** In the order of their ids, from 1. */
  readonly projects: readonly DemoProject[]
  /** Of projects of the world. */
  readonly moved: readonly MovedMilestone[]
}

/**
 * What the demo creator's desk holds besides the drafts of the world: teams with each role, an open invitation, a
 * storefront in review and a campaign that starts in nine days.
 *
 * @returns how many projects it added, with the ids after those of the world.
 */
export async function seedCreatorsDesk(
  tx: Transaction,
  { now, idOf, projects: all, moved }: Desk,
): Promise<number> {
  const at = (days: number) => new Date(now.getTime() + days * dayMs)
  const person = (key: PersonKey) => {
    const id = idOf.get(key)
    if (!id) throw new Error(`The demo world has no ${key}`)
    return id
  }
  const creator = person(demoAccounts.creator)
  const log = (projectId: number, userId: string, daysAgo: number, entry: Activity, memberId?: string) =>
    tx.insert(projectActivity).values({
      projectId,
      userId,
      entry,
      createdAt: at(-daysAgo),
      ...(memberId && { memberId }),
    })

  for (const [index, { collaborators = [], creator: owner }] of all.entries())
    for (const { person: key, role } of collaborators) {
      const projectId = index + 1
      await tx.insert(projectMembers).values({ projectId, userId: person(key), role, joinedAt: at(-20) })
      await log(projectId, person(owner), 21, { name: 'INVITED', params: { email: people[key].email, role } })
      await log(projectId, person(key), 20, { name: 'JOINED', params: { role } })
    }

  for (const { projectId, milestone, was, date, at: createdAt } of moved) {
    const owner = all[projectId - 1]?.creator
    if (!owner) throw new Error(`The demo world has no project ${projectId}`)
    const entry = { name: 'MILESTONE_MOVED', params: { milestone, was, date } } as const
    await tx.insert(projectActivity).values({ projectId, userId: person(owner), entry, createdAt })
  }

  const draftId = all.findIndex(({ slug }) => slug === 'torrent-bottle-green') + 1
  const { email } = people[demoAccounts.backer]
  await tx.insert(projectInvites).values({
    id: 'inv_demo',
    projectId: draftId,
    email,
    emailKey: email,
    role: 'USER',
    invitedBy: creator,
    createdAt: now,
    expiresAt: new Date(now.getTime() + WINDOW.inviteMs),
  })
  await queueMail(tx, now, { kind: 'invite', userId: null, email, language: 'en', projectId: draftId })
  await log(draftId, creator, 0, { name: 'INVITED', params: { email, role: 'USER' } })

  const common = {
    creatorId: creator,
    categoryId: torrentEspresso.categoryId,
    location: torrentEspresso.location,
    description: torrentEspresso.description,
    contactEmail: torrentEspresso.contactEmail,
    mainImage: storedImage('torrent-espresso-reward'),
    updated: now.getTime(),
  }
  const shop = all.length + 1
  const campaign = all.length + 2
  const start = at(9)
  const days = 30
  await tx.insert(projects).values([
    {
      ...common,
      id: shop,
      name: 'Torrent spare parts',
      blurb: 'Seals, handles and gauges for every Torrent, from stock.',
      vanityUrl: 'torrent-spare-parts',
      previewCode: 'prv_demo_torrent_spare_parts',
      fundingType: 'STOREFRONT',
      status: 'DRAFT',
      reviewStatus: 'IN_REVIEW',
      reviewAskedAt: at(-1),
    },
    {
      ...common,
      id: campaign,
      name: 'Torrent grinder',
      blurb: 'A hand-cranked grinder with the same brass bearings as the Torrent.',
      vanityUrl: 'torrent-grinder',
      previewCode: 'prv_demo_torrent_grinder',
      fundingType: 'CROWDFUNDING',
      status: 'ACTIVE',
      fundingGoal: 3_000_000,
      reservePercent: 50,
      duration: days,
      startTime: start,
      endTime: new Date(campaignEnd(Math.floor(start.getTime() / 1000), days) * 1000),
    },
  ])
  const offers = [
    { projectId: shop, id: 'rwd_demo_seals', title: 'Set of eight seals', price: 1_800 },
    { projectId: campaign, id: 'rwd_demo_grinder', title: 'Torrent grinder', price: 14_900 },
  ]
  await tx.insert(rewards).values(
    offers.map((offer) => ({
      ...offer,
      position: 0,
      deliveryDate: at(120),
      image: storedImage('torrent-espresso-reward'),
      needsShipping: true,
      shippingCost: parcel,
    })),
  )
  await tx
    .insert(rewardVariants)
    .values(offers.map(({ id }) => ({ id: `var_${id}`, rewardId: id, position: 0, isDefault: true })))
  await tx.insert(milestones).values([
    { id: 'mst_demo_1', projectId: campaign, title: 'Castings signed off', date: at(120), funds: 20 },
    { id: 'mst_demo_2', projectId: campaign, title: 'Delivered to all', date: at(240), funds: 30 },
  ])
  await log(shop, creator, 3, { name: 'CREATED', params: {} })
  await log(shop, creator, 1, { name: 'REVIEW_ASKED', params: {} })
  await log(campaign, creator, 2, {
    name: 'PUBLISHED',
    params: { starts_at: Math.floor(start.getTime() / 1000) },
  })
  return offers.length
}
