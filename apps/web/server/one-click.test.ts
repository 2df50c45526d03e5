import { type RunningPlatform, startPlatform } from '@kindling/api'
import { pino } from 'pino'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { rulesOf } from '../app/route-server.ts'
import { createSite } from './site.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let running: RunningPlatform
let site: ReturnType<typeof createSite>

beforeAll(async () => {
  const log = pino({ level: 'silent' })
  running = await startPlatform({ database: 'memory://', standIns: true, secureCookies: false, log })
  const assetsOf = () => ({ scripts: [], styles: [], css: '', preloads: [], merged: [], script: null })
  site = createSite({
    platform: running,
    pages: {
      render: async ({ sent }) => ({
        kind: 'page' as const,
        status: sent?.status ?? 200,
        body: new Blob([JSON.stringify(sent)]).stream(),
        private: true,
      }),
      assetsOf,
      rulesOf: async (pathname) => rulesOf(pathname),
    },
    clientFolder: null,
    log,
    secure: false,
    origin: 'http://kindling.example',
  })
})
afterAll(() => running.stop())

const ask = (path: string, body: object) =>
  site.request(`/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
const linkTo = async (email: string, subject: string) => {
  await running.deliverMail()
  const messages = (await running.outbox?.list()) ?? []
  const message = messages.find((each) => each.to === email && each.subject === subject)
  return /http:\/\/\S+(\/newsletter\S*\?code=\S+)/.exec(message?.text ?? '')?.[1] ?? ''
}
async function reader(email: string): Promise<string> {
  await ask('mailing-list/subscribe', { email })
  const link = await linkTo(email, 'Confirm the newsletter')
  await ask('mailing-list/confirm/', { code: new URLSearchParams(link.split('?')[1]).get('code') })
  return linkTo(email, 'You are subscribed')
}
/** Whether an address is on the list, according to the e-mail that their next try sends. */
async function isAsked(email: string): Promise<boolean> {
  await ask('mailing-list/subscribe', { email })
  await running.deliverMail()
  const messages = (await running.outbox?.list()) ?? []
  return messages.find(({ to }) => to === email)?.subject === 'Confirm the newsletter'
}

it.each(['form', 'multipart'])(
  'a mail service takes its person off the list by one POST of a %s, without origin or cookie',
  async (kind) => {
    const email = `${kind}@example.com`
    const link = await reader(email)
    const fields = { 'List-Unsubscribe': 'One-Click' }
    const body = kind === 'form' ? new URLSearchParams(fields) : new FormData()
    if (body instanceof FormData) body.set('List-Unsubscribe', 'One-Click')
    const answer = await site.request(link, { method: 'POST', body })
    expect([answer.status, await answer.text()]).toEqual([200, ''])
    expect(await isAsked(email)).toBe(true)
  },
)

it('opening the link changes nothing, nor does a form of another site', async () => {
  const email = 'stays@example.com'
  const link = await reader(email)
  await site.request(link)
  const other = await site.request(link, {
    method: 'POST',
    headers: { origin: 'https://evil.example' },
    body: new URLSearchParams(),
  })
  expect(other.status).toBe(303)
  expect(await isAsked(email)).toBe(false)
})

it('a forged code is rejected', async () => {
  const body = new URLSearchParams({ 'List-Unsubscribe': 'One-Click' })
  const answer = await site.request('/newsletter/unsubscribe?code=1.AAAA', { method: 'POST', body })
  expect(answer.status).toBe(404)
})
