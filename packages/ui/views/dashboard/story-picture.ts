/** A picture that a browser can decode, in pixels. */
export async function storyPicture(width = 300, height = 150): Promise<File> {
  const canvas = Object.assign(document.createElement('canvas'), { width, height })
  const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/png'))
  return new File([blob ?? ''], 'kettle.png', { type: 'image/png' })
}
