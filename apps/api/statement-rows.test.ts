import { contract, type ServedName } from '@kindling/api-client/contract'
import type { EndpointSpec } from '@kindling/api-client/contract/endpoint'
import { getMe } from '@kindling/api-client/contract/users'
import type { Client } from '@kindling/api-client/transport'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  comments,
  faqItems,
  notifications,
  passkeys,
  paymentMethods,
  pledges,
  projects,
  projectUpdates,
  securityEvents,
  sessions,
  shippingAddresses,
} from './database/schema.ts'
import type { Browser } from './testing/browser.ts'
import { happyCalls } from './testing/happy-calls.ts'
import { storeManyProjects } from './testing/many-projects.ts'
import { type Copies, copyRows } from './testing/many-rows.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import type { Stage } from './testing/stage.ts'
import { post } from './wallet/ledger.ts'

/* A list costs the same number of statements however much is stored: nothing is read row by row. */

const few = 10
const many = 10_000

interface Prepared {
  readonly browser: Browser
  readonly input: Parameters<Client>[1]
}

const made = platformForTests()
const db = () => made.platform.platform.db
const prepare = (name: ServedName) =>
  (happyCalls[name] as unknown as (stage: Stage) => Promise<Prepared>)(made.stage)

/** Statements of the call, with every figure read anew that a process keeps for a while. */
async function statementsOf(name: ServedName, { browser, input }: Prepared): Promise<number> {
  made.platform.clock.advance(61_000)
  // Marks the session as seen, which a call does now and then and is not counted.
  await browser.client(getMe, {}).catch(() => undefined)
  const endpoint: EndpointSpec = contract[name]
  const before = made.platform.statements()
  await browser.client(endpoint, input as never).catch(() => undefined)
  expect(browser.last()?.status).toBe(200)
  return made.platform.statements() - before
}

async function expectAlike(
  name: ServedName,
  prepared: Prepared,
  fill: (rows: { readonly from: number; readonly to: number }) => Promise<unknown>,
): Promise<void> {
  await fill({ from: 0, to: few })
  const atFew = await statementsOf(name, prepared)
  await fill({ from: few, to: many })
  const atMany = await statementsOf(name, prepared)
  expect(atMany, `${name} took ${atFew} statements at ${few} rows and ${atMany} at ${many}`).toBe(atFew)
  const { statements: budget = 0 }: EndpointSpec = contract[name]
  expect(atMany, `${name} took ${atMany} statements, its budget is ${budget}`).toBeLessThanOrEqual(budget)
}

const userIdOf = async ({ client }: Browser) => (await client(getMe, {})).user.id

type OwnList = Omit<Copies, 'where'> & { readonly column: string }
const ofPerson: Partial<Record<ServedName, OwnList>> = {
  listNotifications: { table: notifications, column: 'user_id', own: ['id', 'event_key'] },
  listSecurityEvents: { table: securityEvents, column: 'user_id', own: ['id'] },
  listSessions: { table: sessions, column: 'user_id', own: ['token_hash'] },
  listPasskeys: { table: passkeys, column: 'user_id', own: ['credential_id'] },
  listPaymentMethods: {
    table: paymentMethods,
    column: 'user_id',
    own: ['id'],
    fixed: { is_default: false },
  },
  listMyPledges: { table: pledges, column: 'user_id', own: ['id', 'checkout_key'] },
  getMe: { table: shippingAddresses, column: 'user_id', own: ['id'] },
}
const ofProject: Partial<Record<ServedName, OwnList>> = {
  listFaq: { table: faqItems, column: 'project_id', own: ['id'] },
  listComments: { table: comments, column: 'project_id', own: ['id'] },
  listUpdates: { table: projectUpdates, column: 'project_id', own: ['id'] },
}

describe(`${many.toLocaleString('en')} rows cost no more statements than ${few}`, () => {
  it.each(Object.entries(ofPerson) as [ServedName, OwnList][])('%s', async (name, { column, ...copies }) => {
    const prepared = await prepare(name)
    const where = sql`${sql.identifier(column)} = ${await userIdOf(prepared.browser)}`
    await expectAlike(name, prepared, (rows) => copyRows(db(), { ...copies, where }, rows))
  })

  it.each(Object.entries(ofProject) as [ServedName, OwnList][])('%s', async (name, { column, ...copies }) => {
    const prepared = await prepare(name)
    const { params } = prepared.input as unknown as { params: { id?: string; projectId?: string } }
    const where = sql`${sql.identifier(column)} = ${Number(params.id ?? params.projectId)}`
    await expectAlike(name, prepared, (rows) => copyRows(db(), { ...copies, where }, rows))
  })

  it('listReplies', async () => {
    const prepared = await prepare('listReplies')
    const { params } = prepared.input as unknown as { params: { commentId: string } }
    const where = sql`parent_id = ${params.commentId}`
    // The copies of threads have the first numbers.
    await expectAlike('listReplies', prepared, ({ from, to }) =>
      copyRows(db(), { table: comments, where, own: ['id'] }, { from: many + from, to: many + to }),
    )
  })

  it('listWalletTransactions', async () => {
    const prepared = await prepare('listWalletTransactions')
    const userId = await userIdOf(prepared.browser)
    const at = made.platform.platform.now()
    await expectAlike('listWalletTransactions', prepared, async ({ from, to }) => {
      await post(db(), {
        reference: `rows ${from}`,
        kind: 'BONUS',
        at,
        movements: [
          { holder: { userId }, token: 'PLG', amount: 1 },
          { holder: 'issuance', token: 'PLG', amount: -1 },
        ],
      })
      // Straight into the books: posting ten thousand one by one says nothing more of the list.
      await db().execute(sql`
        insert into ledger_transactions (id, reference, kind, detail, created_at)
        select 'ltx_' || n, 'rows ' || n, 'BONUS', '', ${at.toISOString()}::timestamptz
        from generate_series(${from + 1}::integer, ${to}::integer) n`)
      await db().execute(sql`
        insert into ledger_entries (transaction_id, account_id, amount, balance)
        select 'ltx_' || n, a.id, 1, a.balance
        from ledger_accounts a, generate_series(${from + 1}::integer, ${to}::integer) n
        where a.user_id = ${userId} and a.token = 'PLG'`)
    })
  })
})

describe(`lists of ${many.toLocaleString('en')} projects cost no more statements than of ${few}`, () => {
  const names = [
    'listProjects',
    'countFacets',
    'listFeaturedProjects',
    'searchProjects',
    'listCreatedProjects',
    'listPledgedProjects',
    'listTeamProjects',
    'getPlatformStats',
  ] as const
  const atFew = new Map<string, number>()
  const prepared = new Map<string, Prepared>()
  const fill = async (count: number) => {
    await storeManyProjects(db(), count, made.platform.platform.now())
    await db().update(projects).set({ featured: true })
  }
  /** One pledge to each project that they have none to. */
  const pledgeToAll = (userId: string) =>
    db().execute(sql`
      insert into pledges (id, project_id, user_id, status, total, created_at, updated_at)
      select 'plg_all_' || p.id, p.id, ${userId}, 'CHECKED_OUT', 100, p.start_time, p.start_time from projects p
      where p.start_time is not null and not exists (select 1 from pledges q where q.user_id = ${userId} and q.project_id = p.id)`)
  beforeAll(async () => {
    for (const name of names) prepared.set(name, await prepare(name))
    prepared.set('listCreatedProjects', {
      browser: made.stage.visitor(),
      input: { params: { userId: 'usr_many' }, query: { 'page[size]': '2' } },
    } as unknown as Prepared)
    const backer = prepared.get('listPledgedProjects')
    const userId = backer ? await userIdOf(backer.browser) : ''
    const member = prepared.get('listTeamProjects')
    const memberId = member ? await userIdOf(member.browser) : ''
    const joinAll = () =>
      db().execute(sql`
        insert into project_members (project_id, user_id, role, joined_at)
        select p.id, ${memberId}, 'USER', now() from projects p on conflict do nothing`)
    const measure = async (into: (name: ServedName, count: number) => void) => {
      await pledgeToAll(userId)
      await joinAll()
      for (const name of names) {
        const call = prepared.get(name)
        if (call) into(name, await statementsOf(name, call))
      }
    }
    await fill(few)
    await measure((name, count) => atFew.set(name, count))
    await fill(many)
    await measure((name, count) => atMany.set(name, count))
    const [pledged] = await db()
      .select({ n: sql<number>`count(*)::integer` })
      .from(pledges)
      .where(eq(pledges.userId, userId))
    expect(pledged?.n).toBeGreaterThanOrEqual(many)
  }, 300_000)
  const atMany = new Map<string, number>()

  it.each(names)('%s', (name) => {
    const [at10, at10k] = [atFew.get(name), atMany.get(name)]
    expect(at10k, `${name} took ${at10} statements at ${few} rows and ${at10k} at ${many}`).toBe(at10)
    const { statements: budget = 0 }: EndpointSpec = contract[name]
    expect(at10k, `${name} took ${at10k} statements, its budget is ${budget}`).toBeLessThanOrEqual(budget)
  })
})
