import { mkdtemp, readdir, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { chooseFiles } from './choose-files.ts'
import { diskFiles } from './disk-files.ts'
import { type FileStore, FilesUnavailable } from './files.ts'
import { s3Files } from './s3-files.ts'

const folder = await mkdtemp(join(tmpdir(), 'kindling-files-'))
const objects = new Map<string, Buffer>()
const signatures: string[] = []
let broken = false

/**
 * A peer of our own over real HTTP, which keeps objects as a bucket does. It sees that each call is signed for its
 * service; it does not know the secret, and so not whether the signature is right: that is the library's word.
 */
const peer = createServer((request, response) => {
  const chunks: Buffer[] = []
  request.on('data', (chunk) => chunks.push(chunk))
  request.on('end', () => {
    const signature = request.headers.authorization ?? ''
    signatures.push(signature)
    const name = request.url ?? ''
    const found = objects.get(name)
    const answer = (status: number, body?: Buffer) => response.writeHead(status).end(body)
    if (broken) return answer(403, Buffer.from('<Error><Code>AccessDenied</Code></Error>'))
    if (!/^AWS4-HMAC-SHA256 Credential=key\/\d{8}\/auto\/s3\/aws4_request/.test(signature)) return answer(400)
    if (request.method === 'PUT') objects.set(name, Buffer.concat(chunks))
    if (request.method === 'DELETE') objects.delete(name)
    if (request.method === 'GET') return found ? answer(200, found) : answer(404)
    return answer(request.method === 'DELETE' ? 204 : 200)
  })
})
await new Promise<void>((done) => peer.listen(0, '127.0.0.1', done))
const bucketUrl = `http://127.0.0.1:${(peer.address() as AddressInfo).port}/pictures/`
const keys = { accessKeyId: 'key', secretAccessKey: 'secret', region: 'auto' }

afterAll(async () => {
  peer.closeAllConnections()
  await new Promise((done) => peer.close(done))
  await rm(folder, { recursive: true })
})

const stores: readonly (readonly [string, FileStore])[] = [
  ['a folder', diskFiles(join(folder, 'made', 'with the first file'))],
  ['a bucket, played by a local peer that sees signatures and checks none', s3Files({ bucketUrl, ...keys })],
]

describe.each(stores)('files in %s', (_place, store) => {
  const name = 'avatar-0123456789abcdef.webp'
  const file = (text: string) => ({ bytes: new TextEncoder().encode(text), type: 'image/webp' })
  const read = async () => {
    const found = await store.get(name)
    return found && { text: new TextDecoder().decode(found.bytes), type: found.type }
  }

  it('are there byte for byte once they were put, as what they are', async () => {
    expect(await read()).toBeNull()
    await store.put(name, file('a\0b\r\n😀'))
    expect(await read()).toEqual({ text: 'a\0b\r\n😀', type: 'image/webp' })
  })
  it('take the place of what was there', async () => {
    await store.put(name, file('second'))
    expect((await read())?.text).toBe('second')
  })
  it('of each kind are told apart by their names', async () => {
    const avif = name.replace('.webp', '.avif')
    expect(await store.get(avif)).toBeNull()
    await store.put(avif, { bytes: new Uint8Array([7]), type: 'image/avif' })
    expect(await store.get(avif)).toEqual({ bytes: new Uint8Array([7]), type: 'image/avif' })
    await store.remove(avif)
  })
  it('are gone once they were removed, and removing again is no error', async () => {
    await store.put(name, file('third'))
    await store.remove(name)
    await store.remove(name)
    expect(await read()).toBeNull()
  })
  it.each(['../secret.webp', 'a/b.webp', '', '.webp', 'a.svg', 'a.webp/..', '/etc/passwd', 'a\0.webp'])(
    'never have the name %j',
    async (wrong) => {
      await expect(store.put(wrong, file('x'))).rejects.toThrow(TypeError)
      await expect(store.get(wrong)).rejects.toThrow(TypeError)
      await expect(store.remove(wrong)).rejects.toThrow(TypeError)
    },
  )
})

describe('a bucket', () => {
  it('is never called without a signature', () => {
    expect(signatures.length).toBeGreaterThan(6)
    expect(signatures.filter((each) => !/Signature=[0-9a-f]{64}$/.test(each))).toEqual([])
  })
  it('that rejects, or is not there, is said to be out of reach', async () => {
    broken = true
    await expect(s3Files({ bucketUrl, ...keys }).get('a.webp')).rejects.toThrow(FilesUnavailable)
    broken = false
    const nowhere = s3Files({ bucketUrl: 'http://127.0.0.1:1/pictures', ...keys })
    await expect(nowhere.get('a.webp')).rejects.toThrow(FilesUnavailable)
  })
})

describe('a folder', () => {
  it('never holds half a file', async () => {
    const store = diskFiles(join(folder, 'whole'))
    const bytes = new Uint8Array(1_000_000)
    await Promise.all(Array.from({ length: 5 }, () => store.put('a.webp', { bytes, type: 'image/webp' })))
    expect(await readdir(join(folder, 'whole'))).toEqual(['a.webp'])
  })
  it('that cannot be one is out of reach', async () => {
    const store = diskFiles('/dev/null/files')
    const bytes = new Uint8Array(1)
    await expect(store.put('a.webp', { bytes, type: 'image/webp' })).rejects.toThrow(FilesUnavailable)
  })
})

describe('which store is used', () => {
  it('says the environment', () => {
    expect(chooseFiles({}, '/data-files').place).toBe('/data-files')
    expect(chooseFiles({ FILES_FOLDER: '/elsewhere' }, '/data-files').place).toBe('/elsewhere')
    const bucket = { S3_BUCKET_URL: 'https://s3.example/pictures/', S3_ACCESS_KEY_ID: 'key' }
    expect(() => chooseFiles(bucket, '/data-files')).toThrow('S3_SECRET_ACCESS_KEY')
    expect(chooseFiles({ ...bucket, S3_SECRET_ACCESS_KEY: 'secret' }, '').place).toBe(
      'https://s3.example/pictures',
    )
  })
})
