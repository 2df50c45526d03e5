import { Suspense, useState, useSyncExternalStore } from 'react'
import { useTranslation } from 'react-i18next'
import { below } from '../../loading/below.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import type { ComingSoonTopic } from '../shared/ComingSoonDialog.tsx'
import * as styles from './footer.css.ts'
import { Logo } from './Logo.tsx'

const ComingSoonDialog = lazyPart(() =>
  import('../shared/ComingSoonDialog.tsx').then((module) => module.ComingSoonDialog),
)

/** Footer links of spec 1 §2, in the columns of the design. */
const columns = [
  {
    name: 'explore',
    links: [
      ['all', '/projects/categories/0'],
      ['design', '/projects/categories/2'],
      ['trending', '/projects/trending'],
      ['almostFunded', '/projects/almost-funded'],
      ['pastSuccesses', '/projects/past-successes'],
    ],
  },
  {
    name: 'create',
    links: [
      ['startProject', '/create'],
      ['preorder', '/create/continue'],
      ['storefront', '/create/storefront'],
    ],
    soon: ['handbook', 'forum'],
  },
  {
    name: 'kindling',
    links: [
      ['about', '/about'],
      ['whitepaper', '/whitepaper'],
      ['knowledgeBase', '/learn/questions'],
      ['protection', '/learn/question/backer-protection'],
    ],
  },
  {
    name: 'legal',
    links: [
      ['terms', '/terms'],
      ['privacy', '/privacy'],
      ['risk', '/risk'],
    ],
  },
] as const satisfies readonly FooterColumn[]

interface FooterColumn {
  readonly name: string
  readonly links: readonly (readonly [string, string])[]
  /** Announced features: they open 'Coming soon'. */
  readonly soon?: readonly ComingSoonTopic[]
}

export interface FooterChoice {
  /** Its label: "Language". */
  readonly label: string
  readonly value: string
  readonly options: readonly { readonly value: string; readonly label: string }[]
  readonly onChoose: (value: string) => void
}

export interface SiteFooterProps {
  /** Language, theme and direction, each a short list. */
  readonly choices: readonly FooterChoice[]
  readonly year: number
}

const never = () => () => undefined

/**
 * One of the choices; plain text until a script can handle it. Chromium lays out everything still out of sight when a
 * page ends that contains a `select` (100 ms on a phone).
 */
function Choice({ label, value, options, onChoose }: FooterChoice) {
  const isAlive = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isAlive)
    return (
      <span className={styles.choice}>
        {label} <span className={styles.chosen}>{options.find((each) => each.value === value)?.label}</span>
      </span>
    )
  return (
    <label className={styles.choice}>
      {label}
      <select className={styles.select} value={value} onChange={(event) => onChoose(event.target.value)}>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The end of every page: links, and the choices of how the site looks. */
export function SiteFooter({ choices, year }: SiteFooterProps) {
  const { t } = useTranslation('shell')
  const Anchor = useLink()
  const [soon, setSoon] = useState<ComingSoonTopic | null>(null)
  return (
    <footer className={styles.footer} style={below(420)}>
      <div className={styles.wrap}>
        <div className={styles.columns}>
          <div className={styles.brand}>
            <Logo name={t('product')} />
            <p className={styles.tagline}>{t('tagline')}</p>
          </div>
          {columns.map(({ name, links, ...column }) => (
            <nav key={name} aria-label={t(`footer.${name}`)}>
              <p className={styles.heading}>{t(`footer.${name}`)}</p>
              <ul>
                {links.map(([key, href]) => (
                  <li key={key}>
                    <Anchor className={styles.link} href={href}>
                      {t(`footer.links.${key}`)}
                    </Anchor>
                  </li>
                ))}
                {'soon' in column &&
                  column.soon.map((topic) => (
                    <li key={topic}>
                      <button
                        type="button"
                        className={styles.link}
                        aria-haspopup="dialog"
                        onClick={() => setSoon(topic)}
                      >
                        {t(`footer.links.${topic}`)}
                      </button>
                    </li>
                  ))}
              </ul>
            </nav>
          ))}
        </div>
        <div className={styles.end}>
          <span>{t('footer.alpha', { year })}</span>
          <span className={styles.choices}>
            {choices.map((choice) => (
              <Choice key={choice.label} {...choice} />
            ))}
          </span>
        </div>
      </div>
      {soon && (
        <Suspense fallback={<Opening onMovedOn={() => setSoon(null)} />}>
          <ComingSoonDialog topic={soon} onClose={() => setSoon(null)} />
        </Suspense>
      )}
    </footer>
  )
}
