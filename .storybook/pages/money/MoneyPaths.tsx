import { useId } from 'react'
import text from '../../../docs/money.md?raw'
import { drawPaths } from './layout.ts'
import * as styles from './money.css.ts'
import { readPaths } from './read-paths.ts'

const read = readPaths(text)

/** How a pledge's cents travel: the picture of docs/money.md, and the same in words. */
export function MoneyPaths() {
  const { width, height, places, paths } = drawPaths(read)
  const arrow = useId()
  const nameOf = (key: string) => read.places.get(key) ?? key
  return (
    <>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be scrolled by keyboard. */}
      <section className={styles.scroller} aria-label="Picture" tabIndex={0}>
        <div className={styles.picture} style={{ width, height }} aria-hidden="true">
          <svg width={width} height={height} className={styles.lines} role="presentation">
            <defs>
              <marker
                id={arrow}
                viewBox="0 0 8 8"
                refX="7"
                refY="4"
                markerWidth="8"
                markerHeight="8"
                orient="auto"
              >
                <path d="M 0 0 L 8 4 L 0 8 z" className={styles.head} />
              </marker>
            </defs>
            {paths.map(({ line }) => (
              <path key={line} d={line} className={styles.line} markerEnd={`url(#${arrow})`} />
            ))}
          </svg>
          {paths.map(({ when, line, x, y, width: across, height: down }) => (
            <span
              key={line}
              className={styles.when}
              style={{ left: x, top: y, width: across, minHeight: down }}
            >
              <span className={styles.words}>{when}</span>
            </span>
          ))}
          {places.map(({ key, name, x, y, width: across, height: down }) => (
            <span key={key} className={styles.place} style={{ left: x, top: y, width: across, height: down }}>
              {name}
            </span>
          ))}
        </div>
      </section>
      <table className={styles.table}>
        <caption className={styles.caption}>The same in words</caption>
        <thead>
          <tr>
            <th scope="col">From</th>
            <th scope="col">When</th>
            <th scope="col">To</th>
          </tr>
        </thead>
        <tbody>
          {read.paths.map(({ from, when, to }) => (
            <tr key={`${from} ${when} ${to}`}>
              <td>{nameOf(from)}</td>
              <td>{when}</td>
              <td>{nameOf(to)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
