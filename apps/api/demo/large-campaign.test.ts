import { readFile } from 'node:fs/promises'
import { ORDER } from '@kindling/validation/limits'
import { describe, expect, it } from 'vitest'
import { largeBackers, largeCampaign, largeDropped } from './large-campaign.ts'
import { parcelCounts } from './large-parcels.ts'
import { drawWorld } from './world.ts'

const now = new Date('2026-11-20T09:30:00Z')
const world = drawWorld(now, 'hash')
const project = world.projects.find(({ vanityUrl }) => vanityUrl === largeCampaign)
const pledges = world.pledges.filter(({ projectId }) => projectId === project?.id)
const collected = pledges.filter(({ collectedAt }) => collectedAt)
const whoseParcel = (status: string) => pledges.filter(({ orderStatus }) => orderStatus === status)
const people = new Map(world.population.users.map((user) => [user.id, user]))
const sum = <T>(rows: readonly T[], of: (row: T) => number) => rows.reduce((all, row) => all + of(row), 0)

describe('the large campaign', () => {
  it('has 5,000 backers in 60 countries, each with a pledge of their own', () => {
    expect(project?.backersCount).toBe(5_000)
    expect(collected).toHaveLength(largeBackers)
    expect(pledges).toHaveLength(largeBackers + largeDropped)
    expect(new Set(pledges.map(({ userId }) => userId)).size).toBe(pledges.length)
    const parcels = collected.filter(({ ships }) => ships)
    expect(new Set(parcels.map(({ shippingAddress }) => shippingAddress?.country_code)).size).toBe(60)
  })

  it('has sent half of the parcels, and the others wait, are packed, came back or are cancelled', () => {
    expect(whoseParcel('SHIPPED')).toHaveLength(largeBackers / 2)
    expect(whoseParcel('RETURNED')).toHaveLength(parcelCounts.returned)
    expect(whoseParcel('READY')).toHaveLength(parcelCounts.ready)
    expect(whoseParcel('CANCELLED').length).toBeGreaterThanOrEqual(10)
    expect(whoseParcel('NONE').length).toBeGreaterThan(1_500)
    const received = pledges.filter(({ receivedAt }) => receivedAt)
    expect(received.length).toBeGreaterThan(1_000)
    for (const { orderStatus, receivedAt, updatedAt, trackingNumber, carrier } of received) {
      expect(orderStatus).toBe('SHIPPED')
      expect(receivedAt?.getTime()).toBeGreaterThan(updatedAt.getTime())
      expect(receivedAt?.getTime()).toBeLessThanOrEqual(now.getTime())
      expect(carrier && trackingNumber).toMatch(/^LX\d{9}NO$/)
    }
  })

  it('has people whom nobody can write to, and whom nothing else is about', () => {
    const own = new Set(pledges.map(({ userId }) => userId))
    const generated = [...people.values()].filter(({ email }) => email.endsWith('.example'))
    expect(generated.length).toBeGreaterThan(5_000)
    for (const { id, email } of generated) {
      expect(email).toMatch(/^[a-z.]+\d*@(mail|post|inbox|letterbox)\.example$/)
      expect(own.has(id)).toBe(true)
    }
    const elsewhere = world.pledges.filter(({ projectId }) => projectId !== project?.id)
    const ids = new Set(generated.map(({ id }) => id))
    expect(elsewhere.filter(({ userId }) => ids.has(userId))).toEqual([])
  })

  it('keeps each cent of what was collected in one place, and its entries add up to nothing', () => {
    const parts = world.books.parts.filter(({ projectId }) => projectId === project?.id)
    const at = (name: 'held' | 'released' | 'refunded') => sum(parts, (part) => part[name] ?? 0)
    expect(at('held') + at('released') + at('refunded')).toBe(sum(collected, ({ total = 0 }) => total))
    const refunds = world.refunds.filter(({ projectId }) => projectId === project?.id)
    expect(at('refunded')).toBe(sum(refunds, ({ amount }) => amount))
    expect(refunds.length).toBeGreaterThan(10)
    const entries = Map.groupBy(world.books.entries, ({ transactionId }) => transactionId)
    for (const lines of entries.values()) expect(sum(lines, ({ amount }) => amount)).toBe(0)
  })

  it('has the same pledges whatever the day', { timeout: 30_000 }, () => {
    const later = drawWorld(new Date('2027-03-01T22:00:00Z'), 'hash')
    const idsOf = (rows: typeof pledges) => rows.map(({ id, orderStatus, total }) => [id, orderStatus, total])
    expect(idsOf(later.pledges.filter(({ projectId }) => projectId === project?.id))).toEqual(idsOf(pledges))
  })
})

describe('docs/demo/tracking.csv', async () => {
  const text = await readFile(new URL('../../../docs/demo/tracking.csv', import.meta.url), 'utf8')
  const [header, ...lines] = text.trimEnd().split('\n')
  const rows = lines.map((line, index) => {
    const [pledge = '', name = '', , , tracking = ''] = line.split(',')
    return { at: index + 2, pledge, name, tracking, isFirst: text.indexOf(pledge) === text.indexOf(line) }
  })
  const known = new Map(pledges.map((pledge) => [pledge.id, pledge]))
  const isGood = ({ pledge, tracking, isFirst }: (typeof rows)[number]) =>
    isFirst &&
    ['NONE', 'READY'].includes(known.get(pledge)?.orderStatus ?? '') &&
    tracking !== '' &&
    tracking.length <= ORDER.trackingMax

  it('has 40 rows about pledges of the large campaign, and six that cannot be imported', () => {
    expect(header).toBe('pledge,name,country,carrier,tracking_number')
    expect(rows).toHaveLength(40)
    const wrong = rows.filter((row) => !isGood(row))
    expect(wrong.map(({ at }) => at)).toEqual([7, 13, 19, 26, 32, 38])
    const [unknown, twice, missing, long, cancelled, sent] = wrong
    expect(known.has(unknown?.pledge ?? '')).toBe(false)
    expect(twice?.isFirst).toBe(false)
    expect(missing?.tracking).toBe('')
    expect(long?.tracking.length).toBeGreaterThan(ORDER.trackingMax)
    expect(known.get(cancelled?.pledge ?? '')?.orderStatus).toBe('CANCELLED')
    expect(known.get(sent?.pledge ?? '')?.orderStatus).toBe('SHIPPED')
  })

  it('names whom its pledges are of', () => {
    for (const { pledge, name } of rows.filter(isGood))
      expect(people.get(known.get(pledge)?.userId ?? '')?.name).toBe(name)
  })
})
