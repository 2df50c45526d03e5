import type { Guide } from '@kindling/ui/guide'
import { useLayoutEffect, useRef, useState } from 'react'
import * as styles from './docs.css.ts'
import { Live } from './Live.tsx'

interface Pin {
  readonly left: number
  readonly top: number
}

/** The live component with a number at each of its parts, and what each part is. */
export function Anatomy({ show, parts }: NonNullable<Guide['anatomy']>) {
  const stage = useRef<HTMLDivElement>(null)
  const [pins, setPins] = useState<readonly (Pin | undefined)[]>([])

  useLayoutEffect(() => {
    const place = () => {
      const area = stage.current?.getBoundingClientRect()
      if (!area) return
      setPins(
        parts.map(({ find }) => {
          const part = find ? stage.current?.querySelector(find)?.getBoundingClientRect() : undefined
          return part && { left: part.left - area.left + part.width / 2, top: part.top - area.top }
        }),
      )
    }
    place()
    const observer = new ResizeObserver(place)
    if (stage.current) observer.observe(stage.current)
    // Fonts and pictures move parts without changing the size of the stage.
    void document.fonts.ready.then(place)
    return () => observer.disconnect()
  }, [parts])

  return (
    <div className={`sb-unstyled ${styles.anatomy}`}>
      <div className={styles.stage}>
        <div ref={stage} className={styles.pinned}>
          <Live>{show}</Live>
          {pins.map(
            (pin, index) =>
              pin && (
                <span
                  key={parts[index]?.name}
                  className={styles.pin}
                  style={{ left: pin.left, top: pin.top }}
                  aria-hidden
                >
                  {index + 1}
                </span>
              ),
          )}
        </div>
      </div>
      <ol className={styles.parts}>
        {parts.map(({ name, is }, index) => (
          <li key={name} className={styles.part}>
            <span className={styles.number} aria-hidden>
              {index + 1}
            </span>
            <span>
              <strong>{name}.</strong> {is}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
