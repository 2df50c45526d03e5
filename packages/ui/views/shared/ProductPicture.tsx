import type { PledgeProduct } from '@kindling/api-client/model/pledge'
import { Picture } from '../../widgets/Picture/Picture.tsx'
import * as styles from './product-picture.css.ts'

export interface ProductPictureProps {
  readonly product: PledgeProduct
  /** `line` keeps the picture's shape; `row` is a small square beside one row of sums. */
  readonly size: keyof typeof styles.sizes
}

/** What was chosen: the variant's picture, else its reward's. Nothing without either. The name stands beside it. */
export function ProductPicture({ product, size }: ProductPictureProps) {
  const image = product.reward_variant.image ?? product.reward.image
  if (!image) return null
  return (
    <span className={styles.sizes[size]}>
      <Picture
        image={image}
        ratio={size === 'row' ? '1/1' : '3/4'}
        sizes={size === 'row' ? '48px' : '54px'}
        alt="none"
        corners="control"
      />
    </span>
  )
}
