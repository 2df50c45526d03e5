import type { updateProject } from '@kindling/api-client/contract/project-editing'
import type { StoredImage } from '../database/schema.ts'
import type { ProjectRow } from '../kernel/access.ts'
import type { Call } from '../kernel/call.ts'
import { checkOrder } from './sort.ts'

/** Id of a picture: the name of its file without the ending. */
export const idOf = ({ file }: Pick<StoredImage, 'file'>): string => file.replace(/\.\w+$/, '')

/** An attribute has no lines. */
const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim()

type PictureColumn = 'mainImage' | 'socialImage' | 'images'
type Changes = Pick<Call<typeof updateProject>['body'], 'image_texts' | 'images_order'>

/** Pictures in the order of their ids; INVALID_ID where not all of them are named, each once. */
function sorted(images: readonly StoredImage[], order: readonly string[]): StoredImage[] {
  checkOrder(images.map(idOf), order, 'images_order')
  return order.flatMap((id) => images.find((image) => idOf(image) === id) ?? [])
}

/**
 * The columns of a project's pictures with other alternative texts and in another order; texts of pictures that are gone
 * are left out.
 */
export function pictureColumns(
  { mainImage, socialImage, images }: Pick<ProjectRow, PictureColumn>,
  { image_texts, images_order }: Changes,
): Partial<Pick<ProjectRow, PictureColumn>> {
  if (!image_texts && !images_order) return {}
  const texts = image_texts ?? {}
  const told = (image: StoredImage): StoredImage => {
    const text = Object.hasOwn(texts, idOf(image)) ? texts[idOf(image)] : undefined
    return text === undefined ? image : { ...image, alt: oneLine(text) }
  }
  return {
    mainImage: mainImage && told(mainImage),
    socialImage: socialImage && told(socialImage),
    images: (images_order ? sorted(images, images_order) : images).map(told),
  }
}
