import { flame, flameCore, flameOuter } from './FundingProgress.css.ts'

/** The flame at the end of a fuse that has reached its goal. */
export function Flame() {
  return (
    <svg className={flame} viewBox="0 0 17 23" aria-hidden="true">
      <path
        d="M8.8.8c.6 4 5.9 6.4 6.4 12.2.4 5-2.9 9.2-6.900 9.200S1.300 18.600 1.300 14.600c0-3.100 1.700-4.700 3-6.600.5 1.500 1.100 2.300 2.100 2.900C6 7.200 6.900 3.500 8.800.8Z"
        className={flameOuter}
      />
      <path
        d="M8.700 11.500c.4 2.300 3 3.300 3 6.100 0 2.200-1.500 3.900-3.400 3.900s-3.400-1.500-3.400-3.500c0-2.600 2.600-3.600 3.800-6.500Z"
        className={flameCore}
      />
    </svg>
  )
}
