import { type Crop, cropSquare } from './crop.ts'

/** Pixels of each side of the uploaded picture: more than is ever shown. */
const side = 512
const jpegQuality = 0.9

/**
 * The visible part of a picture as a new file. A photograph stays a JPEG; a picture that may be transparent becomes a
 * PNG.
 *
 * @throws Error if the browser cannot draw it.
 */
export async function cutPicture(image: HTMLImageElement, crop: Crop, type: string): Promise<File> {
  const canvas = document.createElement('canvas')
  canvas.width = side
  canvas.height = side
  const context = canvas.getContext('2d')
  if (!context) throw new Error('This browser draws no pictures')
  const { x, y, side: from } = cropSquare({ width: image.naturalWidth, height: image.naturalHeight }, crop)
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, x, y, from, from, 0, 0, side, side)
  const kind =
    type === 'image/jpeg' ? { type, name: 'picture.jpg' } : { type: 'image/png', name: 'picture.png' }
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, kind.type, jpegQuality))
  if (!blob) throw new Error('This browser writes no pictures')
  return new File([blob], kind.name, { type: kind.type })
}
