import { instant } from '@kindling/api-client/model/instant'
import type { ModerationCaseDetail } from '@kindling/api-client/model/moderation'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Avatar } from '../../primitives/Avatar/Avatar.tsx'
import { Badge } from '../../primitives/Badge/Badge.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import * as styles from './moderation.css.ts'

interface CaseFactsProps {
  readonly found: ModerationCaseDetail
}

/** What is known of a case: the project's numbers, the person, and who flagged what. */
export function CaseFacts({ found }: CaseFactsProps) {
  const { t } = useTranslation('moderation')
  const { money, count, date } = useFormat()
  const { person, kind } = found
  const backers = t('facts.backers', { count: found.backers_count })
  const amount = money(found.total_pledged)
  const goal = money(found.funding_goal)
  const facts = [
    kind === 'STOREFRONT'
      ? { term: t('facts.rewards'), value: count(found.rewards_count) }
      : {
          term: t('facts.pledged'),
          value:
            found.funding_goal > 0
              ? t('facts.pledgedOf', { amount, goal, backers })
              : t('facts.pledgedAlone', { amount, backers }),
        },
    ...(found.end_time === null
      ? []
      : [{ term: t('facts.ends'), value: date(found.end_time * 1000, 'moment') }]),
    {
      term: t(kind === 'COMMENT' || kind === 'MESSAGE' ? 'facts.author' : 'facts.creator'),
      value: t('facts.person', {
        date: date(instant(person.joined) ?? 0),
        identity: t(person.verified ? 'facts.verified' : 'facts.unverified'),
      }),
    },
    { term: t('facts.earlier'), value: person.earlier === 0 ? t('facts.none') : count(person.earlier) },
  ]
  return (
    <>
      {person.blocked && <Badge tone="danger">{t('facts.blocked')}</Badge>}
      <dl className={styles.facts}>
        {facts.map(({ term, value }) => (
          <div key={term} className={styles.fact}>
            <dt className={styles.term}>{term}</dt>
            <dd className={styles.value}>{value}</dd>
          </div>
        ))}
      </dl>
      {found.people.length > 0 && <Flags found={found} />}
    </>
  )
}

function Flags({ found }: CaseFactsProps) {
  const { t } = useTranslation('moderation')
  const { date } = useFormat()
  const hidden = found.flags - found.people.length
  // What a backer writes is reported by the team.
  const isOfTeam = found.message?.from === 'backer'
  return (
    <section className={styles.part} aria-labelledby="case-flags">
      <Heading level={2} size="t21" id="case-flags">
        {t('flags.title')}
      </Heading>
      <ul className={styles.rows}>
        {found.people.map(({ person, reason, text, date: when }) => (
          <li key={person.id} className={styles.flag}>
            <div className={styles.flagHead}>
              <Avatar name={person.name} size={28} />
              <strong dir="auto">{person.name || t('case.nameless')}</strong>
              <span className={styles.muted}>
                {t(isOfTeam ? 'flags.team' : person.backs ? 'flags.backer' : 'flags.other')}
              </span>
              <Badge tone={reason === 'fraudulent' || reason === 'VIOLENT' ? 'danger' : 'warning'}>
                {t(`flags.${reason}`)}
              </Badge>
              <span className={styles.flagDate}>{date(instant(when) ?? 0, 'moment')}</span>
            </div>
            {text && (
              <p className={styles.flagText} dir="auto">
                {text}
              </p>
            )}
          </li>
        ))}
      </ul>
      {hidden > 0 && <p className={styles.muted}>{t('flags.more', { count: hidden })}</p>}
    </section>
  )
}
