import sharp from 'sharp'

export interface PictureOptions {
  readonly width?: number
  readonly height?: number
  readonly format?: 'jpeg' | 'png' | 'gif'
  /** EXIF orientation, 1 to 8: written into the file with a place and a name. */
  readonly orientation?: number
}

/** Red on the left, blue on the right: what is up after a rotation can be seen. */
export async function pictureBytes({
  width = 120,
  height = 80,
  format = 'jpeg',
  orientation,
}: PictureOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const half = { width: Math.ceil(width / 2), height, channels: 3 as const, background: '#0000ff' }
  const right = await sharp({ create: half }).png().toBuffer()
  const picture = sharp({ create: { width, height, channels: 3, background: '#ff0000' } })
    .composite([{ input: right, left: Math.floor(width / 2), top: 0 }])
    .toFormat(format)
  const told = orientation
    ? picture.withExif({ IFD0: { Artist: 'Mara Lindqvist' }, IFD3: { GPSLatitude: '44/1 38/1 0/1' } })
    : picture
  const bytes = await told.toBuffer()
  if (!orientation) return new Uint8Array(bytes)
  return new Uint8Array(await sharp(bytes).keepMetadata().withMetadata({ orientation }).toBuffer())
}

/** A small JPEG as a browser sends it. */
export async function pictureFile(options: PictureOptions = {}, name?: string): Promise<File> {
  const { format = 'jpeg' } = options
  return new File([await pictureBytes(options)], name ?? `me.${format}`, { type: `image/${format}` })
}
