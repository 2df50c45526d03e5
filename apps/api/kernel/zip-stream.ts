import { Readable } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'

/** A file of an archive; its text comes in parts. */
export interface ZipFile {
  readonly name: string
  readonly parts: AsyncIterable<string> | Iterable<string>
}

/** Deflated; sizes follow the content, because they are not known before it; the name is UTF-8 (APPNOTE 4.4.4). */
const flags = 0x0808
const deflated = 8
const version = 20
/** 1980-01-01: an archive says nothing of when it was made. */
const date = 0x0021

interface Entry {
  readonly name: Buffer
  readonly offset: number
  readonly crc: number
  readonly packed: number
  readonly size: number
}

/** The bytes of numbers, little-endian, each as long as it says. */
function fields(...values: readonly (readonly [bytes: 2 | 4, value: number])[]): Buffer {
  const out = Buffer.alloc(values.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of values) at = out.writeUIntLE(value, at, bytes)
  return out
}

const sizes = ({ crc, packed, size }: Entry) =>
  [
    [4, crc],
    [4, packed],
    [4, size],
  ] as const

/** A zip archive as a stream: it holds one part of one file in memory, however large the archive is (up to 4 GB). */
export async function* zipStream(files: Iterable<ZipFile>): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  const passed = (bytes: Buffer) => {
    offset += bytes.length
    return bytes
  }
  for (const { name: title, parts } of files) {
    const name = Buffer.from(title)
    const begin = offset
    yield passed(
      Buffer.concat([
        fields([4, 0x04034b50], [2, version], [2, flags], [2, deflated], [2, 0], [2, date]),
        fields([4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
        name,
      ]),
    )
    const before = { crc: 0, size: 0, packed: 0 }
    async function* measured() {
      for await (const part of parts) {
        const bytes = Buffer.from(part)
        before.crc = crc32(bytes, before.crc)
        before.size += bytes.length
        yield bytes
      }
    }
    const packing = Readable.from(measured()).compose(createDeflateRaw())
    for await (const chunk of packing) {
      const bytes = chunk as Buffer
      before.packed += bytes.length
      yield passed(bytes)
    }
    const entry = { name, offset: begin, ...before }
    entries.push(entry)
    yield passed(fields([4, 0x08074b50], ...sizes(entry)))
  }
  const directory = Buffer.concat(
    entries.flatMap((entry) => [
      fields([4, 0x02014b50], [2, version], [2, version], [2, flags], [2, deflated], [2, 0], [2, date]),
      fields(...sizes(entry), [2, entry.name.length], [2, 0], [2, 0], [2, 0], [2, 0], [4, 0]),
      fields([4, entry.offset]),
      entry.name,
    ]),
  )
  yield directory
  yield Buffer.concat([
    fields([4, 0x06054b50], [2, 0], [2, 0], [2, entries.length], [2, entries.length]),
    fields([4, directory.length], [4, offset], [2, 0]),
  ])
}
