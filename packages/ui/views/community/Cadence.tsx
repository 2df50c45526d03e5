import type { Rhythm } from '@kindling/api-client/model/rhythm'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import * as styles from './updates.css.ts'

const daySeconds = 86_400

/** Days between updates on average, at least one; null for fewer than two. Moments are unix seconds, rising. */
export function daysBetween(moments: readonly number[]): number | null {
  const [first, last] = [moments[0], moments.at(-1)]
  if (first === undefined || last === undefined || moments.length < 2) return null
  return Math.max(1, Math.round((last - first) / daySeconds / (moments.length - 1)))
}

/**
 * When the last updates came, and whether as promised (mock 12a). Without a promise it says how often they came, and
 * judges nothing.
 */
export function Cadence({ rhythm }: { readonly rhythm: Rhythm }) {
  const { t } = useTranslation('community')
  const { date } = useFormat()
  const late = useLateWords()
  const { weeks, due } = rhythm
  // Two of one second may be published by one run.
  const beats = rhythm.beats.map((beat, place) => ({ ...beat, key: `${beat.at} ${place}` }))
  const days = daysBetween(beats.map(({ at }) => at))
  if (weeks === null && due === 0 && days === null) return null
  return (
    <section aria-labelledby="cadence">
      <Heading level={2} size="t21" id="cadence">
        {t('updates.rhythm')}
      </Heading>
      {weeks === null && due === 0 ? (
        days !== null && <p className={styles.meta}>{t('updates.every', { count: days })}</p>
      ) : (
        <Promised rhythm={rhythm} />
      )}
      {beats.length > 0 && (
        <ol className={styles.strip}>
          {beats.map(({ key, at, late_days }) => (
            <li key={key} className={late_days ? styles.lateBeat : styles.beat}>
              {date(at * 1000, 'short')}
              {late_days !== null && (
                <VisuallyHidden>, {late_days === 0 ? t('updates.inTime') : late(late_days)}</VisuallyHidden>
              )}
            </li>
          ))}
        </ol>
      )}
      {beats.map(({ key, at, late_days }) =>
        late_days ? (
          <p key={key} className={styles.lateLine} aria-hidden="true">
            {t('updates.wasLate', { date: date(at * 1000, 'short'), late: late(late_days) })}
          </p>
        ) : null,
      )}
    </section>
  )
}

/** What was promised, how much of it was kept, and when the next update is due. */
function Promised({ rhythm: { weeks, kept, due, next_due, is_late } }: { readonly rhythm: Rhythm }) {
  const { t } = useTranslation('community')
  const { count, date } = useFormat()
  const sums = { kept: count(kept), due: count(due) }
  return (
    <p className={styles.meta}>
      {weeks === null
        ? t('updates.promisedOnce', sums)
        : due === 0
          ? t('updates.promised', { count: weeks })
          : t('updates.promisedKept', { count: weeks, ...sums })}
      {next_due !== null && (
        <> {t(is_late ? 'updates.nextLate' : 'updates.nextDue', { date: date(next_due * 1000, 'day') })}</>
      )}
    </p>
  )
}

/** Fewer than this are told in days. */
const weeksFromDays = 14

function useLateWords() {
  const { t } = useTranslation('community')
  return (days: number) =>
    days < weeksFromDays
      ? t('updates.late', { count: days })
      : t('updates.lateWeeks', { count: Math.floor(days / 7) })
}
