import { instant } from '@kindling/api-client/model/instant'
import type { ProjectUpdate } from '@kindling/api-client/model/project'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './updates.css.ts'

/** How many of the last updates the strip shows. */
const beats = 7
const dayMs = 86_400_000

/** Days between updates on average, at least one; null for fewer than two. Moments are milliseconds, rising. */
export function rhythmOf(moments: readonly number[]): number | null {
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined || moments.length < 2) return null
  return Math.max(1, Math.round((last - first) / dayMs / (moments.length - 1)))
}

/** When the last updates came: how often backers hear from the creator. */
export function Cadence({ updates }: { readonly updates: readonly ProjectUpdate[] }) {
  const { t } = useTranslation('community')
  const { date } = useFormat()
  const moments = updates
    .flatMap(({ published }) => instant(published) ?? [])
    .sort((a, b) => a - b)
    .slice(-beats)
  const days = rhythmOf(moments)
  if (days === null) return null
  return (
    <section aria-labelledby="cadence">
      <Heading level={2} size="t21" id="cadence">
        {t('updates.rhythm')}
      </Heading>
      <p className={styles.meta}>{t('updates.every', { count: days })}</p>
      <ol className={styles.strip}>
        {moments.map((moment) => (
          <li key={moment} className={styles.beat}>
            {date(moment, 'short')}
          </li>
        ))}
      </ol>
    </section>
  )
}
