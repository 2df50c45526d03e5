import { classes, type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { chevronLeft, chevronRight } from '../Icon/glyphs.tsx'
import { Icon } from '../Icon/Icon.tsx'
import { useLink } from '../Link/LinkProvider.tsx'
import * as styles from './Pagination.css.ts'
import { pageSlots } from './pages.ts'

export interface PaginationProps extends PassThroughProps {
  /** What is paged, for screen readers: "Projects". */
  readonly label: string
  /** From 1. */
  readonly current: number
  /** How many pages there are. */
  readonly total: number
  /** Address of a page. */
  readonly hrefOf: (page: number) => string
  /** Name of the arrow to the page before: "Previous page". */
  readonly previousLabel: string
  /** Name of the arrow to the page after: "Next page". */
  readonly nextLabel: string
  /** A number's full name for screen readers: "Page 3". */
  readonly pageLabel: (page: number) => string
}

/** Pages of a list, as links. */
export function Pagination({
  label,
  current,
  total,
  hrefOf,
  previousLabel,
  nextLabel,
  pageLabel,
  ...rest
}: PaginationProps) {
  const Anchor = useLink()
  let gaps = 0
  return (
    <nav aria-label={label} {...passThrough(rest)}>
      <ul className={styles.list}>
        <li>
          <Arrow
            href={current > 1 ? hrefOf(current - 1) : undefined}
            label={previousLabel}
            direction="previous"
          />
        </li>
        {pageSlots(current, total).map((slot) =>
          slot === 'gap' ? (
            <li key={`gap-${gaps++}`} aria-hidden className={classes(styles.gap, styles.roomy)}>
              …
            </li>
          ) : (
            <li key={slot} className={slot === current ? undefined : styles.roomy}>
              <Anchor
                href={hrefOf(slot)}
                className={styles.page}
                aria-label={pageLabel(slot)}
                aria-current={slot === current ? 'page' : undefined}
              >
                {slot}
              </Anchor>
            </li>
          ),
        )}
        <li>
          <Arrow
            href={current < total ? hrefOf(current + 1) : undefined}
            label={nextLabel}
            direction="next"
          />
        </li>
      </ul>
    </nav>
  )
}

interface ArrowProps {
  readonly href: string | undefined
  readonly label: string
  readonly direction: 'previous' | 'next'
}

function Arrow({ href, label, direction }: ArrowProps) {
  const Anchor = useLink()
  const previous = direction === 'previous'
  const words = (
    <>
      {previous && <Shape direction={direction} />}
      {label}
      {!previous && <Shape direction={direction} />}
    </>
  )
  if (href === undefined)
    return (
      // biome-ignore lint/a11y/useSemanticElements: a link without a target keeps its place but is not a link
      // biome-ignore lint/a11y/useFocusableInteractive: there is nothing to do on it
      <span role="link" aria-disabled="true" className={styles.page}>
        {words}
      </span>
    )
  return (
    <Anchor href={href} rel={previous ? 'prev' : 'next'} className={styles.page}>
      {words}
    </Anchor>
  )
}

const Shape = ({ direction }: Pick<ArrowProps, 'direction'>) => (
  <span className={styles.arrow}>
    <Icon icon={direction === 'previous' ? chevronLeft : chevronRight} />
  </span>
)
