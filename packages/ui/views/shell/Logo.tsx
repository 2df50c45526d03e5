import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import * as styles from './shell.css.ts'

/** Three sticks form a K, the upper one lit. */
export function Mark() {
  return (
    <svg className={styles.mark} viewBox="0 0 28 28" aria-hidden="true">
      <g fill="none" strokeLinecap="round" strokeWidth="4">
        <path d="M6 3.5V25" stroke="currentColor" />
        <path d="M9.5 16 19 6.8" stroke="currentColor" />
        <path d="M12.6 14.6 22.5 25" stroke="currentColor" />
      </g>
      <circle cx="22.6" cy="4.2" r="8" className={styles.markGlow} opacity=".28" />
      <circle cx="22.6" cy="4.2" r="3.4" className={styles.markEmber} />
      <circle cx="22.1" cy="3.6" r="1.3" className={styles.markCore} />
    </svg>
  )
}

/** The name, linked to home. */
export function Logo({ name }: { readonly name: string }) {
  const Anchor = useLink()
  return (
    <Anchor href="/" className={styles.logo}>
      <Mark />
      {name}
    </Anchor>
  )
}
