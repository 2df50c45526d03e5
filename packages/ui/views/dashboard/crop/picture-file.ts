import type { Image } from '@kindling/api-client/model/wire'
import { IMAGE_RULES, type ImageKind } from '@kindling/validation/limits'
import { Rejection } from '../../shared/use-action.ts'
import { type Area, type Size, sentSize } from './crop-size.ts'

/** Pixels of a picture, after its own rotation; null for what the browser cannot read. */
export async function measure(file: File): Promise<Size | null> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    // The server says what is wrong with it.
    return null
  }
}

/**
 * A stored picture as a file with all its pixels, as PNG: nothing is lost before it is framed.
 *
 * @throws Rejection if it does not arrive.
 */
export async function storedPicture({ url }: Pick<Image, 'url'>, name: string) {
  const picture = Object.assign(document.createElement('img'), { src: url })
  await picture.decode().catch(() => {
    throw new Rejection({ items: [{ code: 'NETWORK_FAILURE' }], retryAfter: null })
  })
  const size = { width: picture.naturalWidth, height: picture.naturalHeight }
  const canvas = Object.assign(document.createElement('canvas'), size)
  canvas.getContext('2d')?.drawImage(picture, 0, 0)
  const made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  if (!made) throw new Error('The browser wrote no picture')
  return { file: new File([made], name, { type: 'image/png' }), size }
}

/** Qualities that are tried in turn until the file is small enough. */
const qualities = [0.92, 0.84, 0.74, 0.6]

/** A part of a picture as a file of its own, no larger than its kind may be. JPEG: a photograph is large as PNG. */
export async function cropped(file: File, area: Area, kind: ImageKind): Promise<File> {
  const { width, height } = sentSize(area)
  const picture = await createImageBitmap(file)
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const drawing = canvas.getContext('2d')
  if (!drawing) throw new Error('The browser draws no pictures')
  drawing.imageSmoothingQuality = 'high'
  // What was transparent is white, as on the page.
  drawing.fillStyle = 'white'
  drawing.fillRect(0, 0, width, height)
  drawing.drawImage(picture, area.x, area.y, area.width, area.height, 0, 0, width, height)
  picture.close()
  let made: Blob | null = null
  for (const quality of qualities) {
    made = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', quality))
    if (made && made.size <= IMAGE_RULES[kind].maxBytes) break
  }
  if (!made) throw new Error('The browser wrote no picture')
  return new File([made], `${file.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
}
