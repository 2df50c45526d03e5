import type { Image } from '@kindling/api-client/model/wire'
import { imageIdOf } from '@kindling/validation/rules/image-id'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import type { RichTextProps } from './RichText.tsx'
import * as styles from './rich-text.css.ts'

/** Never wider than its file, and never higher than a window. */
const widthOf = ({ width, height }: Image) => `min(${width}px, ${((90 * width) / height).toFixed(1)}svh)`

/** Draws the pictures of a description; one that is not of the project is left out. For `picture` of `RichText`. */
export const storyPictures =
  (images: readonly Image[]): NonNullable<RichTextProps['picture']> =>
  ({ key, id, alt }) => {
    const image = images.find((each) => imageIdOf(each) === id)
    if (!image) return null
    return (
      <div key={key} className={styles.paragraph}>
        <div style={{ maxInlineSize: widthOf(image) }}>
          <Picture image={{ ...image, alt }} ratio="own" sizes="(min-width: 700px) 640px, 100vw" />
        </div>
      </div>
    )
  }
