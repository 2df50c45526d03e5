import type { Reward } from '@kindling/api-client/model/project'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Checkbox } from '../../../primitives/Checkbox/Checkbox.tsx'
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx'
import * as styles from './updates.css.ts'
import type { useReach } from './use-reach.ts'

export const audiences = ['everyone', 'backers', 'some'] as const
export type AudienceChoice = (typeof audiences)[number]

interface AudienceProps {
  readonly rewards: readonly Pick<Reward, 'id' | 'title'>[]
  readonly choice: AudienceChoice
  /** Rewards that are ticked, shown while `choice` is `some`. */
  readonly chosen: readonly string[]
  readonly counted: ReturnType<typeof useReach>
  readonly error: string | undefined
  readonly onChange: (choice: AudienceChoice, chosen: readonly string[]) => void
}

/** Who reads an update, and how many people that is (mock 18b). */
export function Audience({ rewards, choice, chosen, counted, error, onChange }: AudienceProps) {
  const { t } = useTranslation('updates')
  const { count } = useFormat()
  const errorId = useId()
  // Without rewards there are none to choose from.
  const shown = rewards.length > 0 ? audiences : audiences.filter((each) => each !== 'some')
  return (
    <div className={styles.audience}>
      <RadioGroup
        label={t('who')}
        value={choice}
        onChange={(next) => onChange(next, chosen)}
        options={shown.map((value) => ({
          value,
          label: t(`audience.${value}`),
          detail: t(`audienceHint.${value}`),
        }))}
      />
      {choice === 'some' && (
        <fieldset className={styles.which} aria-describedby={error === undefined ? undefined : errorId}>
          <legend className={styles.name}>{t('which')}</legend>
          {rewards.map(({ id, title }) => {
            const backers = counted.rewards?.find((each) => each.id === id)?.backers_count ?? 0
            return (
              <div key={id} className={styles.reward}>
                <Checkbox
                  label={<bdi>{title}</bdi>}
                  checked={chosen.includes(id)}
                  onChange={({ target }) =>
                    onChange(choice, target.checked ? [...chosen, id] : chosen.filter((each) => each !== id))
                  }
                />
                {counted.rewards && (
                  <span className={styles.backing}>
                    {t('backing', { count: backers, number: count(backers) })}
                  </span>
                )}
              </div>
            )
          })}
          {error !== undefined && (
            <p id={errorId} className={styles.problem}>
              {error}
            </p>
          )}
        </fieldset>
      )}
      <Reached {...{ choice, chosen, counted }} />
    </div>
  )
}

function Reached({ choice, chosen, counted }: Pick<AudienceProps, 'choice' | 'chosen' | 'counted'>) {
  const { t } = useTranslation('updates')
  const { count } = useFormat()
  const { reach, retry } = counted
  const isUnchosen = choice === 'some' && chosen.length === 0
  if (reach === null)
    return (
      <div className={styles.reach}>
        <p role="status">{t('reach.failed')}</p>
        <Button variant="line" size="small" onClick={retry}>
          {t('reach.again')}
        </Button>
      </div>
    )
  const words = () => {
    if (isUnchosen) return t('chooseReward')
    if (!reach) return t('reach.counting')
    const { reached_count: reached, backers_count: backers, followers_count: followers } = reach
    if (choice === 'some')
      return t('reach.some', { count: backers, number: count(backers), reached: count(reached) })
    const some = t('reach.backers', { count: backers, number: count(backers) })
    if (followers === 0) return some
    return `${some} ${t(`reach.${choice === 'everyone' ? 'followers' : 'titles'}`, { count: followers, number: count(followers) })}`
  }
  return (
    <p role="status" className={styles.reach}>
      {words()}
    </p>
  )
}
