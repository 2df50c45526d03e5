import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

export interface Compared {
  readonly kind: 'same' | 'changed' | 'new' | 'gone'
  /** Pixels that differ. */
  readonly pixels: number
}

/** Fewer than this is how a curve was rounded, not a change. */
const noise = 8

const read = (path: string) => readFile(path).catch(() => null)

/** The picture on a ground of the wanted size: an area that only one picture has, differs. */
function padded(png: PNG, width: number, height: number): PNG {
  if (png.width === width && png.height === height) return png
  const ground = new PNG({ width, height })
  PNG.bitblt(png, ground, 0, 0, png.width, png.height, 0, 0)
  return ground
}

/** Compares two pictures of one name, and writes both and their difference into the report if they differ. */
export async function compare(
  name: string,
  before: string,
  after: string,
  report: string,
): Promise<Compared> {
  const [old, now] = await Promise.all([read(join(before, name)), read(join(after, name))])
  const keep = async (kind: string, data: Uint8Array) => {
    await mkdir(join(report, kind), { recursive: true })
    await writeFile(join(report, kind, name), data)
  }
  if (!old && !now) return { kind: 'same', pixels: 0 }
  if (!old && now) {
    await keep('after', now)
    return { kind: 'new', pixels: 0 }
  }
  if (old && !now) {
    await keep('before', old)
    return { kind: 'gone', pixels: 0 }
  }
  // Most are alike to the byte, and need not be opened.
  if (!old || !now || old.equals(now)) return { kind: 'same', pixels: 0 }
  const [one, other] = [PNG.sync.read(old), PNG.sync.read(now)]
  const width = Math.max(one.width, other.width)
  const height = Math.max(one.height, other.height)
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(
    padded(one, width, height).data,
    padded(other, width, height).data,
    difference.data,
    width,
    height,
    { threshold: 0.1 },
  )
  if (pixels <= noise) return { kind: 'same', pixels }
  await Promise.all([keep('before', old), keep('after', now), keep('difference', PNG.sync.write(difference))])
  return { kind: 'changed', pixels }
}
