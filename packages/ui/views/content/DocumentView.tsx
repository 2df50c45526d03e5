import chevronDown from 'lucide-react/icons/chevron-down'
import link from 'lucide-react/icons/link'
import printer from 'lucide-react/icons/printer'
import { Fragment, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { classes } from '../../theme/layout.ts'
import { printed } from '../shared/print.css.ts'
import { useReading } from '../shared/use-reading.ts'
import * as styles from './document.css.ts'
import { type DocumentPart, runsOf, type SiteDocument } from './site-document.ts'

export type { SiteDocument }

/** Pages that belong together, as tabs. */
const families = { company: ['about', 'whitepaper'], legal: ['terms', 'privacy', 'risk'] } as const
export const documentNames = [...families.company, ...families.legal] as const
export type DocumentName = (typeof documentNames)[number]

const familyOf = (name: DocumentName) =>
  families.legal.some((each) => each === name) ? ('legal' as const) : ('company' as const)

export interface DocumentViewProps {
  readonly name: DocumentName
  readonly document: SiteDocument
  readonly onPrint: () => void
}

/** A page to read: about, whitepaper, terms, privacy, risk. Its sections have anchors, and it has print styles. */
export function DocumentView({ name, document, onPrint }: DocumentViewProps) {
  const { t } = useTranslation('content')
  const Anchor = useLink()
  const family = familyOf(name)
  const { title, dates, short, sections, contact } = document
  return (
    <div className={classes(styles.page, printed)}>
      <div className={styles.head}>
        <div>
          <Heading level={1}>{title}</Heading>
          {dates && <p className={styles.dates}>{dates}</p>}
        </div>
        <div data-print="no">
          <Button variant="line" icon={printer} onClick={onPrint}>
            {t('print')}
          </Button>
        </div>
      </div>
      <nav className={styles.tabs} aria-label={t(family)} data-print="no">
        {families[family].map((each) => (
          <Anchor
            key={each}
            className={styles.tab}
            href={`/${each}`}
            aria-current={each === name ? 'page' : undefined}
          >
            {t(`links.${each}`)}
          </Anchor>
        ))}
      </nav>
      <div className={styles.columns}>
        <Contents sections={sections} />
        <article className={styles.text}>
          {short && (
            <div className={styles.short}>
              <p className={styles.shortTitle}>{t('short')}</p>
              <p>
                {short} {t('shortNote')}
              </p>
            </div>
          )}
          {sections.map(({ id, title, body }, index) => (
            <section key={id} className={styles.section} aria-labelledby={id}>
              <span className={styles.number} aria-hidden>
                {index + 1}
              </span>
              <div>
                <div className={styles.sectionHead}>
                  <Heading level={2} size="t26" id={id}>
                    {title}
                  </Heading>
                  <a
                    className={styles.hash}
                    href={`#${id}`}
                    aria-label={t('linkTo', { title })}
                    data-print="no"
                  >
                    <Icon icon={link} />
                  </a>
                </div>
                {body.map((part) => (
                  <Part key={typeof part === 'string' ? part : part.join()} part={part} />
                ))}
              </div>
            </section>
          ))}
          <p className={styles.contact}>
            {t('questions')} <Link href={`mailto:${contact}`}>{contact}</Link>
          </p>
        </article>
      </div>
    </div>
  )
}

function Contents({ sections }: Pick<SiteDocument, 'sections'>) {
  const { t } = useTranslation('content')
  const reading = useReading(sections.map(({ id }) => id))
  const folded = useRef<HTMLDetailsElement>(null)
  const fold = () => folded.current?.removeAttribute('open')
  return (
    <nav className={styles.nav} aria-label={t('contents')} data-print="no">
      <div className={styles.beside}>
        <SectionLinks {...{ sections, reading }} />
      </div>
      <details ref={folded} className={styles.folded}>
        <summary className={styles.summary}>
          {t('contents')}
          <Icon icon={chevronDown} />
        </summary>
        <SectionLinks {...{ sections, reading }} onChosen={fold} />
      </details>
    </nav>
  )
}

function SectionLinks({
  sections,
  reading,
  onChosen,
}: Pick<SiteDocument, 'sections'> & {
  readonly reading: string | undefined
  readonly onChosen?: () => void
}) {
  const Anchor = useLink()
  return (
    <ol>
      {sections.map(({ id, title }, index) => (
        <li key={id}>
          <Anchor
            href={`#${id}`}
            className={styles.navLinks[id === reading ? 'here' : 'rest']}
            aria-current={id === reading ? 'location' : undefined}
            {...(onChosen && { onClick: onChosen })}
          >
            <span aria-hidden>{index + 1}</span>
            {title}
          </Anchor>
        </li>
      ))}
    </ol>
  )
}

function Part({ part }: { part: DocumentPart }) {
  if (typeof part === 'string')
    return (
      <p className={styles.paragraph}>
        <Words text={part} />
      </p>
    )
  return (
    <ul className={styles.list}>
      {part.map((item) => (
        <li key={item}>
          <Words text={item} />
        </li>
      ))}
    </ul>
  )
}

function Words({ text }: { text: string }) {
  return runsOf(text).map((run, index) => {
    const key = `${index} ${run.text}`
    if (run.kind === 'bold') return <strong key={key}>{run.text}</strong>
    if (run.kind === 'text') return <Fragment key={key}>{run.text}</Fragment>
    return (
      <Link key={key} href={run.href}>
        {run.text}
      </Link>
    )
  })
}
