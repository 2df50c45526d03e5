import type { Image } from '@kindling/api-client/model/wire'
import { classes } from '../../theme/layout.ts'
import * as styles from './Picture.css.ts'

export const pictureRatios = ['3/4', '16/9', '4/3', '1/1', 'own', 'fill'] as const

export interface PictureProps {
  /** The picture with its sizes, dominant colour and text, as the platform sends it. */
  readonly image: Image
  /** Shape that is reserved for it: `own` is the picture's, `fill` takes the size of its place. @default '3/4' */
  readonly ratio?: (typeof pictureRatios)[number]
  /** Its width as the browser's `sizes`: `(min-width: 700px) 297px, 240px`. */
  readonly sizes: string
  /** `first` is the page's largest picture: preloaded, with priority. @default 'lazy' */
  readonly loading?: 'lazy' | 'eager' | 'first'
  /** Its text is shown beside it already. @default 'own' */
  readonly alt?: 'own' | 'none'
  /** Radius, by where it lies. @default 'card' */
  readonly corners?: 'card' | 'control' | 'none'
  /** `faded` for what can no longer be chosen. */
  readonly tone?: 'full' | 'faded'
}

/** A product picture: its space and colour are reserved, so nothing moves when it arrives. */
export function Picture({
  image,
  ratio = '3/4',
  sizes,
  loading = 'lazy',
  alt = 'own',
  corners = 'card',
  tone = 'full',
}: PictureProps) {
  const sources = image.sources.map(({ url, width }) => `${url} ${width}w`)
  return (
    <span
      className={classes(
        styles.frame,
        styles.ratios[ratio],
        corners !== 'none' && styles.corner[corners],
        tone === 'faded' && styles.faded,
      )}
      style={{
        backgroundColor: image.color,
        ...(ratio === 'own' && { aspectRatio: `${image.width} / ${image.height}` }),
      }}
    >
      <img
        className={styles.image}
        src={image.sources.at(-1)?.url ?? image.url}
        {...(sources.length > 0 && { srcSet: sources.join(', '), sizes })}
        width={image.width}
        height={image.height}
        alt={alt === 'own' ? image.alt : ''}
        loading={loading === 'lazy' ? 'lazy' : 'eager'}
        decoding={loading === 'first' ? 'sync' : 'async'}
        {...(loading === 'first' && { fetchPriority: 'high' as const })}
      />
    </span>
  )
}
