import { setTimeout as pause } from 'node:timers/promises'
import { getMyPledges } from '@kindling/api-client/contract/pledges'
import { type Client, createClient } from '@kindling/api-client/transport'
import { and, eq, inArray, isNull } from 'drizzle-orm'
import { afterAll, beforeAll } from 'vitest'
import { settleDue } from '../../advance-time.ts'
import {
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  milestones,
  milestoneVotes,
  pledgeParts,
  pledges,
  projects,
  refunds,
  sessions,
} from '../../database/schema.ts'
import { digest, newId } from '../../kernel/ids.ts'
import { type MadeProject, makeProject, startTestPlatform, type TestPlatform } from '../platform.ts'
import { gather, payEach, type RaceGround, takeOneEach } from '../race-crowd.ts'
import { patienceMs, twoProcesses } from '../two-processes.ts'

const dayMs = 86_400_000
const now = () => new Date()

/** A campaign that ended well a moment ago, and the people whose pledges were charged. */
export interface ChargedCampaign {
  readonly project: MadeProject
  readonly projectId: number
  /** Of its milestones, by date. */
  readonly milestoneIds: readonly string[]
  /** Of the backers, in their order; they take turns between the processes. */
  readonly clients: readonly Client[]
  readonly pledgeIds: readonly string[]
}

/**
 * Two processes over one PostgreSQL database, each with its work in the background, and the test's own platform as a
 * third: what falls due is done by whichever is first.
 */
export function onServers(database: string) {
  const servers = twoProcesses(database)
  let started: TestPlatform | undefined
  beforeAll(async () => {
    const clock = {
      now,
      advance: () => {
        throw new Error('Real time is not moved')
      },
    }
    started = await startTestPlatform({ database: servers.url, holds: 'nothing', clock })
  }, patienceMs)
  afterAll(() => started?.stop(), patienceMs)
  const here = () => {
    if (!started) throw new Error('The platform starts with the first test')
    return started
  }
  const db = () => here().platform.db
  const ground = (): RaceGround => ({
    db: db(),
    now,
    doors: [0, 1].map((place) => ({ baseUrl: servers.baseUrl(place === 0 ? 0 : 1), fetch })),
  })

  /** Does what is due, several times at once, beside the processes, until a state is there. */
  const until = async (isThere: () => Promise<boolean>): Promise<void> => {
    const end = Date.now() + 20_000
    while (!(await isThere())) {
      if (Date.now() > end) throw new Error('It never came to that')
      await Promise.all([settleDue(here().platform), settleDue(here().platform)])
      await pause(20)
    }
  }
  const pledgesOf = (projectId: number) => db().select().from(pledges).where(eq(pledges.projectId, projectId))
  /** Has a campaign's end come so many days ago; its pledges are charged then. */
  const movePast = async (projectId: number, days: number): Promise<void> => {
    const endTime = new Date(now().getTime() - days * dayMs)
    await db()
      .update(pledges)
      .set({ chargeAt: endTime })
      .where(
        and(
          eq(pledges.projectId, projectId),
          eq(pledges.status, 'CHECKED_OUT'),
          isNull(pledges.firstFailedAt),
        ),
      )
    await db().update(projects).set({ endTime }).where(eq(projects.id, projectId))
  }

  const projectOf = async (projectId: number) =>
    (await db().select().from(projects).where(eq(projects.id, projectId)))[0]

  return {
    servers,
    here,
    db,
    ground,
    until,
    pledgesOf,
    movePast,
    projectOf,
    refundsOf: (projectId: number) => db().select().from(refunds).where(eq(refunds.projectId, projectId)),
    /** Cents held for a project. */
    heldIn: async (projectId: number): Promise<number> => {
      const parts = await db().select().from(pledgeParts).where(eq(pledgeParts.projectId, projectId))
      return parts.reduce((sum, { held }) => sum + held, 0)
    },
    /** Somebody who is logged in, at both processes. */
    atBoth: async (userId: string): Promise<readonly [Client, Client]> => {
      const token = newId('token')
      await db()
        .insert(sessions)
        .values({ tokenHash: digest(token), userId, createdAt: now(), lastSeenAt: now() })
      const at = (process: 0 | 1) =>
        createClient({
          baseUrl: servers.baseUrl(process),
          headers: { cookie: `kindling_session=${token}` },
          timeoutFor: () => patienceMs,
        })
      return [at(0), at(1)]
    },
    /** @param cards what they do, one after the other. */
    charged: async (count: number, cards?: readonly string[]): Promise<ChargedCampaign> => {
      const project = await makeProject(here())
      const projectId = Number(project.id)
      await db().update(projects).set({ fundingGoal: 100 }).where(eq(projects.id, projectId))
      const [only] = await db().select().from(milestones).where(eq(milestones.projectId, projectId))
      if (!only) throw new Error('There is no milestone')
      await db().update(milestones).set({ funds: 10 }).where(eq(milestones.id, only.id))
      const second = { ...only, id: newId('mst'), title: 'Sent', funds: 10 }
      second.date = new Date(only.date.getTime() + dayMs)
      await db().insert(milestones).values(second)
      const crowd = await gather(ground(), count, cards)
      const told = await payEach(crowd.clients, project, await takeOneEach(crowd, project))
      if (told.some((each) => each !== 'SOLD')) throw new Error(`Not all pledged: ${told.join()}`)
      const pledgeIds: string[] = []
      for (const client of crowd.clients) {
        const { pledges: mine } = await client(getMyPledges, { params: { id: project.id } })
        pledgeIds.push(mine[0]?.id ?? '')
      }
      await movePast(projectId, 0)
      await until(async () =>
        (await pledgesOf(projectId)).every(
          ({ status, failedCharges }) => status === 'COMPLETED' || failedCharges > 0,
        ),
      )
      return { project, projectId, milestoneIds: [only.id, second.id], clients: crowd.clients, pledgeIds }
    },
    /** Opens the votes about all milestones; gives their ids in the order of the milestones. */
    openVotes: async ({ projectId, milestoneIds }: ChargedCampaign): Promise<readonly string[]> => {
      await db()
        .update(milestones)
        .set({ date: new Date(now().getTime() + 10 * dayMs) })
        .where(inArray(milestones.id, [...milestoneIds]))
      const votes = () => db().select().from(milestoneVotes).where(eq(milestoneVotes.projectId, projectId))
      await until(async () => (await votes()).length === milestoneIds.length)
      const opened = await votes()
      return milestoneIds.map((id) => opened.find(({ milestoneId }) => milestoneId === id)?.id ?? '')
    },
    /** How often something was booked for a project. */
    booked: async (kind: typeof ledgerTransactions.$inferSelect.kind, projectId: number): Promise<number> => {
      const rows = await db()
        .selectDistinct({ id: ledgerTransactions.id })
        .from(ledgerTransactions)
        .innerJoin(ledgerEntries, eq(ledgerEntries.transactionId, ledgerTransactions.id))
        .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.accountId))
        .where(and(eq(ledgerTransactions.kind, kind), eq(ledgerAccounts.projectId, projectId)))
      return rows.length
    },
  }
}

export type OnServers = ReturnType<typeof onServers>
