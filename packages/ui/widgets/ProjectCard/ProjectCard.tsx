import type { Image } from '@kindling/api-client/model/wire'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { classes } from '../../theme/layout.ts'
import { BackerProtectionTag } from '../BackerProtectionTag/BackerProtectionTag.tsx'
import { FundingProgress } from '../FundingProgress/FundingProgress.tsx'
import type { FuseState } from '../FundingProgress/variants.ts'
import { Picture } from '../Picture/Picture.tsx'
import * as styles from './ProjectCard.css.ts'

export const phoneShapes = ['card', 'row'] as const

export interface ProjectCardProps {
  /** Address of the project. */
  readonly href: string
  /** Name of the project: two lines, then cut. */
  readonly name: string
  /** "Atelier Brume · Lyon, France": one line. */
  readonly byline: string
  /** Its picture. */
  readonly image: Image
  /** "65% held for backers"; absent if nothing is held. */
  readonly protection?: string | undefined
  /** Percent funded, rounded up; above 100 is full. */
  readonly percent: number
  /** What the campaign is doing; decides the look of the fuse. */
  readonly state: FuseState
  /** Text below the start of the fuse, "83% funded". */
  readonly progress: string
  /** Text below its end: "2 days left". */
  readonly deadline: string
  /** Heading level. @default 3 */
  readonly level?: 2 | 3
  /** On a phone: a card, or in a list a row with a small picture. @default 'card' */
  readonly onPhone?: (typeof phoneShapes)[number]
  /** The first row is loaded with the page. @default 'lazy' */
  readonly loading?: 'lazy' | 'eager'
}

const sizes = '(min-width: 700px) 297px, 240px'
const rowSizes = '(min-width: 700px) 297px, 112px'

/** A project in a grid or a carousel: the whole card is one link. */
export function ProjectCard({
  href,
  name,
  byline,
  image,
  protection,
  percent,
  state,
  progress,
  deadline,
  level = 3,
  onPhone = 'card',
  loading = 'lazy',
}: ProjectCardProps) {
  const Anchor = useLink()
  return (
    <article className={classes(styles.card, onPhone === 'row' && styles.row)}>
      <div className={styles.picture}>
        <Picture image={image} sizes={onPhone === 'row' ? rowSizes : sizes} alt="none" loading={loading} />
        {protection && (
          <span className={styles.tag}>
            <BackerProtectionTag label={protection} surface="sheet" />
          </span>
        )}
      </div>
      <div className={styles.title}>
        <Heading level={level} size="t21" lines="two">
          <Anchor href={href} className={styles.link}>
            {name}
          </Anchor>
        </Heading>
      </div>
      <p className={styles.byline} dir="auto">
        {byline}
      </p>
      <FundingProgress percent={percent} state={state} label={progress} />
      <p className={styles.facts}>
        <span className={styles.progress}>{progress}</span>
        <span className={styles.deadline}>{deadline}</span>
      </p>
      {protection && onPhone === 'row' && (
        <p className={styles.rowTag}>
          <BackerProtectionTag label={protection} />
        </p>
      )}
    </article>
  )
}
