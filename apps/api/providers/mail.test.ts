import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { asc } from 'drizzle-orm'
import PostalMime from 'postal-mime'
import { SMTPServer } from 'smtp-server'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Connection } from '../database/connection.ts'
import { outbox } from '../database/schema.ts'
import { openMemoryDatabase } from '../testing/memory-database.ts'
import { chooseMail } from './choose-mail.ts'
import { type Mailer, type MailMessage, MailUnavailable } from './mail.ts'
import { type Outbox, outboxMail } from './outbox-mail.ts'
import { createSealer } from './sealer.ts'
import { smtpMail } from './smtp-mail.ts'

/** A mail service, and what somebody at its other end has got. */
interface Peer {
  readonly mailer: Mailer
  readonly received: () => Promise<MailMessage[]>
  /** Ids of the e-mails with a subject that a mailbox keeps, which is one for each id. */
  readonly idsOf: (subject: string) => Promise<string[]>
  /** From here on nobody answers. */
  readonly breakDown: () => Promise<void>
  readonly stop: () => Promise<void>
}

async function outboxPeer(): Promise<Peer & { readonly mailer: Mailer & Outbox }> {
  const connection: Connection = await openMemoryDatabase()
  const mailer = outboxMail(
    connection.db,
    () => new Date(),
    createSealer(['a secret of this test, long enough']),
  )
  let open = true
  const close = async () => {
    if (open) await connection.close()
    open = false
  }
  return {
    mailer,
    received: async () =>
      (await mailer.list()).map(({ to, subject, html, text }) => ({ to, subject, html, text })).reverse(),
    idsOf: async (subject) =>
      (await mailer.list()).filter((each) => each.subject === subject).map(({ id }) => id),
    breakDown: close,
    stop: close,
  }
}

/** A real server at the other end of a real connection. */
async function smtpPeer(): Promise<Peer> {
  const received: MailMessage[] = []
  const ids = new Map<string, Set<string>>()
  const server = new SMTPServer({
    authOptional: true,
    // Connections that are kept open are not waited for.
    closeTimeout: 50,
    disabledCommands: ['STARTTLS'],
    logger: false,
    async onData(stream, session, done) {
      const chunks: Buffer[] = []
      for await (const chunk of stream) chunks.push(chunk as Buffer)
      const {
        subject = '',
        html = '',
        text = '',
        messageId = '',
      } = await PostalMime.parse(Buffer.concat(chunks))
      const id = /^<(.+)@kindling\.example>$/.exec(messageId)?.[1] ?? messageId
      ids.set(subject, new Set([...(ids.get(subject) ?? []), id]))
      for (const { address } of session.envelope.rcptTo)
        received.push({ to: address, subject, html: html.trimEnd(), text: text.trimEnd() })
      done()
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  const mailer = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Kindling <mail@kindling.example>' })
  let up = true
  const breakDown = async () => {
    if (up) await new Promise<void>((done) => server.close(() => done()))
    up = false
  }
  return {
    mailer,
    received: async () => received,
    idsOf: async (subject) => [...(ids.get(subject) ?? [])],
    breakDown,
    stop: async () => {
      await mailer.close()
      await breakDown()
    },
  }
}

const message: MailMessage = {
  to: 'mara@example.com',
  subject: 'Est-ce bien votre e-mail ? 日本',
  html: `<p>Confirmez « l’adresse » &amp; <a href="https://kindling.example/confirmemail?code=a_-9">ici</a></p>\n<p>${'long '.repeat(400)}</p>`,
  text: `Confirmez « l’adresse » : https://kindling.example/confirmemail?code=a_-9\n\n.\n.. ${'long '.repeat(400)}.`,
}

describe.each([
  ['the outbox', outboxPeer],
  ['SMTP', smtpPeer],
])('%s, as any mail service', (_name, open) => {
  let peer: Peer
  beforeAll(async () => {
    peer = await open()
  }, 60_000)
  afterAll(() => peer.stop())

  it('brings an e-mail as it was written: subject, HTML and text, in any script, of any length', async () => {
    await peer.mailer.send(message)
    expect(await peer.received()).toEqual([message])
  })

  it('brings an e-mail with an id again under the same id, so that a mailbox keeps one', async () => {
    for (let n = 0; n < 2; n++) await peer.mailer.send({ ...message, subject: 'Once', id: 'let_1' })
    expect(await peer.idsOf('Once')).toEqual(['let_1'])
  })

  it('brings many at once, each to its own person', async () => {
    const people = Array.from({ length: 12 }, (_, n) => `person-${n}@example.com`)
    await Promise.all(people.map((to) => peer.mailer.send({ ...message, to })))
    const got = (await peer.received()).filter(({ to }) => to !== message.to)
    expect(got.map(({ to }) => to).sort()).toEqual(people.sort())
  })

  it('says so when no server accepted it', async () => {
    await peer.breakDown()
    await expect(peer.mailer.send(message)).rejects.toBeInstanceOf(MailUnavailable)
  })
})

describe('SMTP', () => {
  it('names the one-click way off the list in the headers of a newsletter alone (RFC 8058)', async () => {
    const heads: string[] = []
    const server = new SMTPServer({
      authOptional: true,
      closeTimeout: 50,
      disabledCommands: ['STARTTLS'],
      logger: false,
      async onData(stream, _session, done) {
        const chunks: Buffer[] = []
        for await (const chunk of stream) chunks.push(chunk as Buffer)
        const { headers } = await PostalMime.parse(Buffer.concat(chunks))
        heads.push(
          headers
            .filter(({ key }) => key.startsWith('list-'))
            .map(({ key, value }) => `${key}: ${value.replace(/\s+/g, '')}`)
            .sort()
            .join('; '),
        )
        done()
      },
    })
    server.listen(0, '127.0.0.1')
    await once(server.server, 'listening')
    const { port } = server.server.address() as AddressInfo
    const mailer = smtpMail({ url: `smtp://127.0.0.1:${port}`, from: 'Kindling <mail@kindling.example>' })
    const unsubscribe = `https://kindling.example/newsletter/unsubscribe?code=1.${'a_-9'.repeat(40)}`
    await mailer.send({ ...message, unsubscribe })
    await mailer.send(message)
    await mailer.close()
    await new Promise<void>((done) => server.close(() => done()))
    expect(heads).toEqual([
      `list-unsubscribe-post: List-Unsubscribe=One-Click; list-unsubscribe: <${unsubscribe}>`,
      '',
    ])
  })
})

describe('the outbox', () => {
  let peer: Awaited<ReturnType<typeof outboxPeer>> | undefined
  afterEach(() => peer?.stop())

  it('lists the newest two hundred, and keeps older ones of an address for whoever asks', async () => {
    peer = await outboxPeer()
    const { mailer, received } = peer
    await mailer.send({ ...message, to: 'first@kindling.test', subject: 'The first' })
    for (let n = 0; n < 203; n++) await mailer.send({ ...message, subject: `E-mail ${n}` })
    const listed = await received()
    expect([listed.length, listed[0]?.subject, listed.at(-1)?.subject]).toEqual([
      200,
      'E-mail 3',
      'E-mail 202',
    ])
    const first = await mailer.list('first@kindling.test')
    expect(first.map(({ subject }) => subject)).toEqual(['The first'])
  })

  it('keeps two thousand of those that tell of an event, and two thousand to one person alone', async () => {
    const connection = await openMemoryDatabase()
    const sealer = createSealer(['a secret of this test, long enough'])
    const mailer = outboxMail(connection.db, () => new Date(), sealer)
    const row = { to: message.to, html: '', text: '', sentAt: new Date(0) }
    const code = { ...row, id: 'mail_code', subject: 'Your code' }
    const told = Array.from({ length: 2198 }, (_, n) => ({ ...row, id: `let_${n}`, subject: `E-mail ${n}` }))
    await connection.db.insert(outbox).values([code, ...told])
    await mailer.send({ ...message, id: 'let_newest', subject: 'The newest' })
    const kept = await connection.db
      .select({ subject: outbox.subject })
      .from(outbox)
      .orderBy(asc(outbox.position))
    expect(kept.length).toBe(2001)
    expect([kept[0], kept[1], kept.at(-1)].map((each) => each?.subject)).toEqual([
      'Your code',
      'E-mail 199',
      'The newest',
    ])
    await connection.close()
  })
})

describe('the environment', () => {
  const all = {
    SMTP_URL: 'smtp://127.0.0.1:2525',
    MAIL_FROM: 'Kindling <mail@kindling.example>',
    PUBLIC_ORIGIN: 'https://kindling.example',
  }
  it('asks for real mail, or for none', async () => {
    expect(chooseMail({})).toBeUndefined()
    const mailer = chooseMail(all)
    expect(mailer).toBeDefined()
    await mailer?.close()
  })
  it.each(['MAIL_FROM', 'PUBLIC_ORIGIN'])('is rejected where it names a server and no %s', (name) => {
    expect(() => chooseMail({ ...all, [name]: undefined })).toThrow(/SMTP_URL needs/)
  })
})
