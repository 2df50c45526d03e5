import { tokenizeCard } from '@kindling/api-client/contract/cards'
import { changePledgePayment } from '@kindling/api-client/contract/cart-changes'
import { refundPledge } from '@kindling/api-client/contract/pledge-management'
import { addPaymentMethod, addShippingAddress } from '@kindling/api-client/contract/users'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rowsOf } from './database/rows.ts'
import { mailQueue, refunds } from './database/schema.ts'
import { newId } from './kernel/ids.ts'
import { createLog } from './kernel/log.ts'
import { openBrowser } from './testing/browser.ts'
import { passDays, pledgeState, setGoal, settleDue } from './testing/money.ts'
import { confirm, fill, goodAddress } from './testing/people.ts'
import { makeProject } from './testing/platform.ts'
import { platformForTests } from './testing/platform-for-tests.ts'
import { newcomer } from './testing/sign-in.ts'

/*
 * No number of a card is in the database, in the log, in a request to our server or in an e-mail, and neither are its
 * first twelve digits: a card is added, charged, declined, changed, refunded and mistyped, and then everything is
 * searched. The one exception is the call that plays the processor's own field in development (`stand-in/cards/`).
 */

/** Typed with spaces, as people do; what each does is in `providers/stand-in-cards.ts`, and the first two pay. */
const cards = {
  good: '4539 5787 6362 1486',
  other: '5105 1051 0510 5100',
  declined: '4000 0000 0000 0002',
  poor: '4000 0000 0000 9995',
  asks: '4000 0025 0000 3155',
  unanswered: '4000 0000 0000 0119',
  declinedLater: '4000 0000 0000 0341',
  refundFails: '4000 0000 0000 5126',
  /** One digit is wrong. */
  mistyped: '4539 5787 6362 1480',
}
const shownDigits = 4
const digitsOf = (number: string) => number.replaceAll(' ', '')
/** Each number without its last four digits, which people see. */
const secrets = new Map(
  Object.entries(cards).map(([name, number]) => [digitsOf(number).slice(0, -shownDigits), name]),
)

/** Names of the cards whose first digits are in a text, also where they are grouped as on a card. */
function foundIn(text: string): string[] {
  const bare = text.replaceAll(/(?<=\d)[ -](?=\d)/g, '')
  return [...secrets].flatMap(([digits, name]) => (bare.includes(digits) ? [name] : []))
}

const lines: string[] = []
const made = platformForTests({
  log: createLog('trace', { write: (line) => lines.push(line) }),
})
const db = () => made.platform.platform.db

interface Sent {
  readonly path: string
  readonly text: string
}
const sent: Sent[] = []
const answered: string[] = []
const standInPath = /stand-in\/cards\/$/

/** A person whose browser writes down what it sends and gets. */
async function watched() {
  const { cookie } = await newcomer(made.platform)
  const browser = openBrowser({
    app: {
      request: async (path, init = {}) => {
        const headers = JSON.stringify([...new Headers(init.headers)])
        const body = init.body === undefined || init.body === null ? '' : await new Response(init.body).text()
        sent.push({ path, text: `${path} ${headers} ${body}` })
        const response = await made.platform.app.request(path, init)
        answered.push(`${JSON.stringify([...response.headers])} ${await response.clone().text()}`)
        return response
      },
    },
  })
  browser.setCookie(cookie())
  const { client } = browser
  await client(addShippingAddress, { body: goodAddress })
  const add = async (card_number: string) => {
    const typed = { name: 'Mara Lindqvist', card_number, expiration: '12/30', cvv: '123' }
    const { card_token } = await client(tokenizeCard, { body: typed })
    expect(foundIn(card_token)).toEqual([])
    return client(addPaymentMethod, { body: { name: typed.name, card_token } })
  }
  return { browser, client, add }
}

/** Every row of every table, as text: all columns, those that a trigger or a migration keeps included. */
async function dumpOf(): Promise<ReadonlyMap<string, string>> {
  const tables = await rowsOf<{ schema: string; name: string }>(
    db(),
    sql`select table_schema as schema, table_name as name from information_schema.tables
      where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')`,
  )
  const dump = new Map<string, string>()
  for (const { schema, name } of tables) {
    const rows = await rowsOf<{ row: string }>(
      db(),
      sql`select row_to_json(each)::text as row from ${sql.identifier(schema)}.${sql.identifier(name)} each`,
    )
    dump.set(`${schema}.${name}`, rows.map(({ row }) => row).join('\n'))
  }
  return dump
}

/** A pledge to a campaign of its own by this card. */
async function pledgeBy(number: string) {
  const [person, project] = [await watched(), await makeProject(made.platform)]
  await setGoal(made.platform, Number(project.id), 100)
  await person.add(number)
  const total = await fill(person.client, project)
  return { ...person, project, confirm: () => confirm(person.client, project, total) }
}

describe('no number of a card', () => {
  it('is in the database, the log, a request to our server or an e-mail', async () => {
    const paying = await pledgeBy(cards.good)
    const { id: pledgeId } = await paying.confirm()
    const method = await paying.add(cards.other)
    await paying.client(changePledgePayment, {
      params: { projectId: paying.project.id, pledgeId },
      body: { id: method.payment_method.id },
      idempotencyKey: newId('key'),
    })
    for (const [number, code] of [
      [cards.declined, 'INVALID_VALUE'],
      [cards.poor, 'INSUFFICIENT_FUNDS'],
    ] as const) {
      const declined = await pledgeBy(number)
      await expect(declined.confirm()).rejects.toMatchObject({ code })
    }
    await (await pledgeBy(cards.asks)).confirm()
    // Never answered: whatever comes of it is logged.
    await (await pledgeBy(cards.unanswered)).confirm().catch(() => undefined)
    const later = await (await pledgeBy(cards.declinedLater)).confirm()
    const wallet = await pledgeBy(cards.refundFails)
    const { id: walletPledge } = await wallet.confirm()
    await expect(paying.add(cards.mistyped)).rejects.toMatchObject({ code: 'INVALID_VALUE' })
    // What a program of somebody's own may send: the field that is not asked for is dropped, and named nowhere.
    await expect(
      paying.client(addPaymentMethod, { body: { name: 'Mara', card_token: 'tok:unknown' } }),
    ).rejects.toMatchObject({ code: expect.any(String) })

    await passDays(made.platform, 11)
    expect((await pledgeState(made.platform, later.id)).label).toBe('CHECKED_OUT FAILED')
    for (const [project, id] of [
      [paying.project, pledgeId],
      [wallet.project, walletPledge],
    ] as const) {
      const creator = await made.stage.creator(project)
      await creator.client(refundPledge, {
        params: { id: project.id, pledgeId: id },
        body: { amount: 1_000, reason: 'One cup arrived broken.' },
        idempotencyKey: newId('key'),
      })
    }
    await settleDue(made.platform.platform)
    expect((await db().select().from(refunds)).map(({ status }) => status).sort()).toEqual([
      'PAID',
      'TO_WALLET',
    ])
    const queued = JSON.stringify(await db().select().from(mailQueue))
    await made.platform.deliverMail()

    const dump = await dumpOf()
    for (const [table, text] of dump) expect(foundIn(text), table).toEqual([])
    expect(foundIn(lines.join('\n'))).toEqual([])
    // Bodies of kept e-mails are sealed in the database, so they are opened to be searched.
    const mails = (await made.platform.outbox?.list()) ?? []
    expect(foundIn(JSON.stringify(mails))).toEqual([])
    expect(foundIn(queued)).toEqual([])
    const requests = sent.filter(({ path }) => !standInPath.test(path))
    expect(requests.flatMap(({ text }) => foundIn(text))).toEqual([])
    expect(answered.flatMap(foundIn)).toEqual([])

    // The search finds what there is: people see the last four digits, and the stand-in was given each number.
    expect([...dump.values()].join()).toContain('1486')
    expect(dump.get('public.stand_in_charges')).toContain('declined_later:')
    expect(mails.length).toBeGreaterThan(4)
    expect(lines.length).toBeGreaterThan(sent.length)
    expect(new Set(sent.flatMap(({ text }) => foundIn(text)))).toEqual(new Set(secrets.values()))
  })

  it('is kept or logged where it is sent to a field that does not want it', async () => {
    const { browser } = await watched()
    const [before, from] = [await dumpOf(), lines.length]
    const body = JSON.stringify({ name: 'Mara', card_number: cards.good, card_token: cards.good })
    const headers = { 'content-type': 'application/json', origin: 'http://localhost' }
    const { status } = await browser.send('/users/me/payment-methods/', { method: 'POST', headers, body })
    expect(status).toBeGreaterThanOrEqual(400)
    expect(lines.length).toBeGreaterThan(from)
    expect(foundIn(lines.slice(from).join('\n'))).toEqual([])
    const after = await dumpOf()
    for (const [table, text] of after)
      if (text !== before.get(table)) expect(foundIn(text), table).toEqual([])
  })
})
