import { exportPledges, getPledgeExport } from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import { asc, eq } from 'drizzle-orm'
import { readSheet } from 'read-excel-file/node'
import { expect, it } from 'vitest'
import { paymentMethods, pledges, users } from '../database/schema.ts'
import { pledgeCents, storePledges } from '../testing/many-pledges.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { makeExport } from './export-pledges.ts'
import { exportNames } from './export-text.ts'

const made = platformForTests()
/** Two parts, so that rows of the second one are there, and in their place. */
const many = 503
/** What a sheet would run, what XML cannot hold or would read as markup, and what is longer than a word. */
const hostile = ['=1+1', '+1', '-2', '@SUM(A1)', '<b>&amp;"', ' two  spaces ', '☕ 茶', '00123', 'a\u0001b']
const kept = (text: string | undefined) => text?.replace('\u0001', '') ?? null

it('the workbook of pledges opens elsewhere, and each cell is what the database holds', async () => {
  const { db } = made.platform.platform
  const project = await made.stage.project()
  const team = await made.stage.creator(project)
  const { user } = await (await made.stage.backer()).client(getMe, {})
  await db.update(users).set({ name: '=HYPERLINK("http://evil.example")' }).where(eq(users.id, user.id))
  const [card] = await db.select().from(paymentMethods).where(eq(paymentMethods.userId, user.id))
  if (!card) throw new Error('The backer has no card')
  await storePledges(db, project, Array<typeof card>(many).fill(card), made.platform.platform.now())
  const ordered = () =>
    db
      .select()
      .from(pledges)
      .where(eq(pledges.projectId, Number(project.id)))
      .orderBy(asc(pledges.createdAt), asc(pledges.id))
  const stored = await ordered()
  for (const [place, text] of hostile.entries()) {
    const address = {
      id: 'adr_1',
      name: text,
      line1: text,
      line2: '',
      city: text,
      state: 'CA',
      postal_code: text,
    }
    const pledge = stored[place]
    if (!pledge) throw new Error('Too few pledges')
    await db
      .update(pledges)
      .set({
        ships: true,
        carrier: text,
        trackingNumber: text,
        shippingAddress: { ...address, country_code: 'USA', phone_number: text },
      })
      .where(eq(pledges.id, pledge.id))
  }

  const params = { id: project.id }
  const asked = await team.client(exportPledges, { params, body: { format: 'xlsx' } })
  expect(asked.export.format).toBe('xlsx')
  const exportId = asked.export.id
  await makeExport(made.platform.platform, exportId, new AbortController().signal)
  const ready = await team.client(getPledgeExport, { params: { ...params, exportId } })
  expect(ready.export).toMatchObject({ done: many, format: 'xlsx' })
  const file = await made.platform.app.request(`/projects/${project.id}/pledges/exports/${exportId}/file`, {
    headers: { cookie: team.cookie() },
  })
  expect(file.headers.get('content-type')).toContain('spreadsheetml.sheet')
  expect(file.headers.get('content-disposition')).toContain(`pledges-${project.id}.xlsx`)

  const [head, ...rows] = await readSheet(Buffer.from(await file.arrayBuffer()), { trim: false })
  expect(head).toEqual([...exportNames])
  expect(rows).toHaveLength(many)
  const at = (name: (typeof exportNames)[number]) => exportNames.indexOf(name)
  for (const [place, row] of (await ordered()).entries()) {
    const cells = rows[place] ?? []
    expect(cells[at('pledge')]).toBe(row.id)
    expect(cells[at('name')]).toBe('=HYPERLINK("http://evil.example")')
    expect(cells[at('email')]).toBe(user.email)
    // A number, not a text that looks like one.
    expect(cells[at('total_usd')]).toBe(pledgeCents / 100)
    expect(cells[at('tracking_number')]).toBe(kept(row.trackingNumber || undefined))
    if (!row.shippingAddress || place >= hostile.length) continue
    const address = row.shippingAddress
    for (const [name, value] of [
      ['ship_to', address.name],
      ['line1', address.line1],
      ['city', address.city],
      ['postal_code', address.postal_code],
      ['phone', address.phone_number],
    ] as const)
      expect(cells[at(name)]).toBe(kept(value))
  }
})
