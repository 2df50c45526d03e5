import history from 'lucide-react/icons/history'
import x from 'lucide-react/icons/x'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { useLink } from '../../primitives/Link/LinkProvider.tsx'
import { Marked } from '../shared/Marked.tsx'
import * as styles from './results.css.ts'

export interface FoundCreator {
  readonly id: string
  readonly name: string
  readonly live_projects: number
  readonly delivered_projects: number
}
export interface FoundKind {
  readonly id: number
  readonly name: string
  readonly live_projects: number
}

/** Creators that a search found, with what they run and have delivered. */
export function CreatorRows({ text, creators }: { text: string; creators: readonly FoundCreator[] }) {
  const { t } = useTranslation('listing')
  const Anchor = useLink()
  return (
    <ul>
      {creators.map(({ id, name, live_projects: live, delivered_projects: delivered }) => (
        <li key={id}>
          <Anchor className={styles.sideRow} href={`/user/${id}`}>
            <Avatar name={name} />
            <span className={styles.sideWords}>
              <span>
                <Marked name={name} text={text} />
              </span>
              <span className={styles.sideFacts}>
                {t('search.live', { count: live })}
                {delivered > 0 && ` · ${t('search.deliveredCount', { count: delivered })}`}
              </span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

/** Categories that a search found, with the number of their running projects. */
export function KindRows({ kinds }: { kinds: readonly FoundKind[] }) {
  const { t } = useTranslation('listing')
  const { t: shell } = useTranslation('shell')
  const Anchor = useLink()
  return (
    <ul>
      {kinds.map(({ id, name, live_projects: live }) => (
        <li key={id}>
          <Anchor className={styles.sideRow} href={`/projects/categories/${id}`}>
            <span className={styles.sideWords}>
              <span>{shell(`kinds.${id}` as 'kinds.1', { defaultValue: name })}</span>
              <span className={styles.sideFacts}>{t('search.live', { count: live })}</span>
            </span>
          </Anchor>
        </li>
      ))}
    </ul>
  )
}

function Part({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <Heading level={2} size="t18" id={id}>
        {title}
      </Heading>
      {children}
    </section>
  )
}

export interface RecentSearchesProps {
  /** The last first. */
  readonly recent: readonly string[]
  readonly onForget: (text: string) => void
}

/** What was searched for on this device. */
export function RecentSearches({ recent, onForget }: RecentSearchesProps) {
  const { t } = useTranslation('listing')
  const Anchor = useLink()
  if (recent.length === 0) return null
  return (
    <Part id="recent-searches" title={t('search.recent')}>
      <ul>
        {recent.map((each) => (
          <li key={each} className={styles.recent}>
            <Anchor className={styles.recentLink} href={`/search?query=${encodeURIComponent(each)}`}>
              <Icon icon={history} size={16} />
              {each}
            </Anchor>
            <IconButton
              icon={x}
              size="small"
              label={t('search.forget', { text: each })}
              onClick={() => onForget(each)}
            />
          </li>
        ))}
      </ul>
    </Part>
  )
}

export interface FoundBesideProps extends RecentSearchesProps {
  readonly text: string
  readonly creators: readonly FoundCreator[]
  readonly kinds: readonly FoundKind[]
}

const besideMax = 4

/** The first creators and categories that a search found, beside its projects, and earlier searches. */
export function FoundBeside({ text, creators, kinds, ...recent }: FoundBesideProps) {
  const { t } = useTranslation('listing')
  return (
    <div className={styles.side}>
      {creators.length > 0 && (
        <Part id="found-creators" title={t('search.creators')}>
          <CreatorRows text={text} creators={creators.slice(0, besideMax)} />
        </Part>
      )}
      {kinds.length > 0 && (
        <Part id="found-kinds" title={t('search.kinds')}>
          <KindRows kinds={kinds.slice(0, besideMax)} />
        </Part>
      )}
      <RecentSearches {...recent} />
    </div>
  )
}
