import { type ReactNode, useCallback, useEffect, useId, useRef, useState } from 'react'
import { below } from '../../loading/below.ts'
import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { Heading } from '../Heading/Heading.tsx'
import { chevronLeft, chevronRight } from '../Icon/glyphs.tsx'
import { IconButton } from '../IconButton/IconButton.tsx'
import { Link } from '../Link/Link.tsx'
import * as styles from './Carousel.css.ts'

/** Placeholders while the slides load. */
const placeholderSlots = 4

export interface CarouselItem {
  readonly id: string
  readonly content: ReactNode
}

export interface CarouselProps extends PassThroughProps {
  /** Heading of the row, which names it for screen readers. */
  readonly title: string
  /** Heading level. @default 2 */
  readonly level?: 2 | 3
  /** `undefined` while they load: four placeholders are shown. */
  readonly items: readonly CarouselItem[] | undefined
  /** One slide at its final size, empty. */
  readonly placeholder: ReactNode
  /** Link to the whole list. Shown if there is more than one slide. */
  readonly viewAll?: { readonly href: string; readonly label: string }
  /** Names of the arrows, with what they move: "Previous in Trending". */
  readonly previousLabel: string
  /** Name of the arrow to the next slides: "Next in Trending". */
  readonly nextLabel: string
}

/** A row of slides that scrolls by finger, wheel, arrows and keyboard. */
export function Carousel({
  title,
  level = 2,
  items,
  placeholder,
  viewAll,
  previousLabel,
  nextLabel,
  ...rest
}: CarouselProps) {
  const titleId = useId()
  const track = useRef<HTMLUListElement>(null)
  const [edges, setEdges] = useState({ start: true, end: false })

  const measure = useCallback(() => {
    const row = track.current
    if (!row) return
    // Right to left, scrollLeft is negative.
    const gone = Math.abs(row.scrollLeft)
    setEdges({ start: gone < 8, end: gone > row.scrollWidth - row.clientWidth - 8 })
  }, [])

  useEffect(() => {
    const row = track.current
    if (!row) return
    const observer = new ResizeObserver(measure)
    observer.observe(row)
    return () => observer.disconnect()
  }, [measure])

  const scroll = (by: 1 | -1) => {
    const row = track.current
    const slide = row?.firstElementChild
    if (!row || !slide) return
    const gap = Number.parseFloat(getComputedStyle(row).columnGap) || 0
    const step = slide.getBoundingClientRect().width + gap
    const slides = Math.max(1, Math.floor(row.clientWidth / step))
    const sign = getComputedStyle(row).direction === 'rtl' ? -1 : 1
    row.scrollBy({ left: by * sign * slides * step })
  }

  const slides =
    items ??
    Array.from({ length: placeholderSlots }, (_, index) => ({ id: `${index}`, content: placeholder }))

  return (
    <section aria-labelledby={titleId} {...passThrough(rest)}>
      <div className={styles.head}>
        <Heading level={level} size="t34" id={titleId}>
          {title}
        </Heading>
        <div className={styles.aside}>
          {viewAll && items && items.length > 1 && (
            <Link href={viewAll.href} placement="standalone">
              {viewAll.label}
            </Link>
          )}
          <div className={styles.arrows} data-fits={slides.length <= placeholderSlots || undefined}>
            <span className={styles.arrow}>
              <IconButton
                label={previousLabel}
                icon={chevronLeft}
                variant="line"
                disabled={edges.start}
                onClick={() => scroll(-1)}
              />
            </span>
            <span className={styles.arrow}>
              <IconButton
                label={nextLabel}
                icon={chevronRight}
                variant="line"
                disabled={edges.end}
                onClick={() => scroll(1)}
              />
            </span>
          </div>
        </div>
      </div>
      <ul
        ref={track}
        className={styles.track}
        onScroll={measure}
        aria-busy={items === undefined || undefined}
      >
        {slides.map((slide) => (
          // Slides far outside the window load later; the visible ones give the row its height.
          <li key={slide.id} className={styles.slide} style={below(1)}>
            {slide.content}
          </li>
        ))}
      </ul>
    </section>
  )
}
