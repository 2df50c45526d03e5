import { type PassThroughProps, passThrough } from '../../theme/layout.ts'
import { CopyButton } from '../CopyButton/CopyButton.tsx'
import * as styles from './ShareLinks.css.ts'
import { type ShareTarget, shareHrefs, shareTargets } from './share-hrefs.ts'

export interface ShareLinksProps extends PassThroughProps {
  /** Name of the links: "Share this project". */
  readonly label: string
  /** The full address to share. */
  readonly url: string
  /** Start of the shared text. */
  readonly title: string
  /** "Copy link", "Copied", and what to do if the browser rejects. */
  readonly copy: { readonly label: string; readonly copied: string; readonly failed: string }
  /** "X", "Facebook", "E-mail". */
  readonly targets: Readonly<Record<ShareTarget, string>>
}

/** Links that share a page (spec 1 §9). Plain links: nothing is loaded from the sites behind them or sent to them. */
export function ShareLinks({ label, url, title, copy, targets, ...rest }: ShareLinksProps) {
  const hrefs = shareHrefs(url, title)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for form controls
    <div role="group" aria-label={label} className={styles.row} {...passThrough(rest)}>
      <CopyButton
        size="small"
        text={url}
        label={copy.label}
        copiedLabel={copy.copied}
        failedLabel={copy.failed}
      />
      {shareTargets.map((target) => (
        <a
          key={target}
          className={styles.link}
          href={hrefs[target]}
          {...(target !== 'email' && { target: '_blank', rel: 'noopener noreferrer' })}
        >
          {targets[target]}
        </a>
      ))}
    </div>
  )
}
