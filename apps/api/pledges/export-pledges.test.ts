import { exportPledges, getPledgeExport } from '@kindling/api-client/contract/pledge-management'
import { getMe } from '@kindling/api-client/contract/users'
import { MANAGER } from '@kindling/validation/limits'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { paymentMethods, pledgeExportParts, projectMembers, users } from '../database/schema.ts'
import type { Browser } from '../testing/browser.ts'
import { storePledges } from '../testing/many-pledges.ts'
import type { MadeProject } from '../testing/platform.ts'
import { platformForTests } from '../testing/platform-for-tests.ts'
import { makeExport } from './export-pledges.ts'
import { cell } from './export-text.ts'

const made = platformForTests()
const db = () => made.platform.platform.db
const many = 1_203
const never = new AbortController().signal
let project: MadeProject
let team: Browser
let params: { id: string }

const begin = async () => (await team.client(exportPledges, { params, body: {} })).export
const stateOf = async (exportId: string) =>
  (await team.client(getPledgeExport, { params: { ...params, exportId } })).export
const fetchFile = (browser: Browser, exportId: string) =>
  made.platform.app.request(`/projects/${project.id}/pledges/exports/${exportId}/file`, {
    headers: { cookie: browser.cookie() },
  })

beforeAll(async () => {
  project = await made.stage.project()
  params = { id: project.id }
  team = await made.stage.creator(project)
  const backer = await made.stage.backer()
  const { user } = await backer.client(getMe, {})
  await db().update(users).set({ name: '=HYPERLINK("http://evil.example")' }).where(eq(users.id, user.id))
  const [card] = await db().select().from(paymentMethods).where(eq(paymentMethods.userId, user.id))
  if (!card) throw new Error('The backer has no card')
  await storePledges(db(), project, Array<typeof card>(many).fill(card), made.platform.platform.now())
})

describe('an export', () => {
  it('has every pledge once, and a link for the person who asked for it alone', async () => {
    const { id, total, url } = await begin()
    expect({ total, url }).toEqual({ total: many, url: null })
    expect((await fetchFile(team, id)).status).toBe(404)
    await makeExport(made.platform.platform, id, never)
    const ready = await stateOf(id)
    expect(ready).toMatchObject({ done: many, url: `/api/projects/${project.id}/pledges/exports/${id}/file` })

    const file = await fetchFile(team, id)
    expect(file.headers.get('content-type')).toContain('text/csv')
    expect(file.headers.get('cache-control')).toBe('no-store')
    const [head = '', ...lines] = (await file.text()).trimEnd().split('\r\n')
    expect(head).toMatch(/^\uFEFF?pledge,name,email/)
    expect(new Set(lines.map((line) => line.split(',')[0])).size).toBe(many)
    // Strangers type names: none of them is a formula.
    expect(lines[0]).toContain(`"'=HYPERLINK(""http://evil.example"")"`)

    const colleague = await made.stage.newcomer()
    const { user } = await colleague.client(getMe, {})
    expect((await fetchFile(colleague, id)).status).toBe(404)
    await db()
      .insert(projectMembers)
      .values({ projectId: Number(project.id), userId: user.id, role: 'USER', joinedAt: new Date() })
    expect((await fetchFile(colleague, id)).status).toBe(404)
    expect((await fetchFile(made.stage.visitor(), id)).status).toBe(401)
  })

  it('that was killed in the middle is made again, whole', async () => {
    const { id } = await begin()
    const killed = new AbortController()
    const { db: real } = made.platform.platform
    let writes = 0
    // The process dies after the first part is written.
    const dying = new Proxy(real, {
      get(target, name) {
        if (name === 'transaction') writes += 1
        if (writes === 3) killed.abort()
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
    await expect(makeExport({ ...made.platform.platform, db: dying }, id, killed.signal)).rejects.toThrow()
    expect((await stateOf(id)).url).toBeNull()
    await makeExport(made.platform.platform, id, never)
    const text = await (await fetchFile(team, id)).text()
    expect(text.trimEnd().split('\r\n')).toHaveLength(many + 1)
    const parts = await db().select().from(pledgeExportParts).where(eq(pledgeExportParts.exportId, id))
    expect(Math.max(...parts.map(({ text: part }) => part.split('\r\n').length - 1))).toBeLessThanOrEqual(500)
  })

  it('is gone after a day', async () => {
    const { id } = await begin()
    await makeExport(made.platform.platform, id, never)
    made.platform.clock.advance(MANAGER.exportKeptMs)
    expect((await fetchFile(team, id)).status).toBe(404)
    await expect(stateOf(id)).rejects.toMatchObject({ code: 'NOT_FOUND' })
  })
})

it.each([
  ['=1+1', "'=1+1"],
  ['+1 555 0100', "'+1 555 0100"],
  ['-5', "'-5"],
  ['@here', "'@here"],
  ['\tcmd', "'\tcmd"],
  ['Ada, Ltd. "Ember"', '"Ada, Ltd. ""Ember"""'],
  ['two\nlines', '"two\nlines"'],
  [-5, '-5'],
  [null, ''],
])('the cell of %j is %j', (value, expected) => {
  expect(cell(value)).toBe(expected)
})
