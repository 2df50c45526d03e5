import { COMMUNITY } from '@kindling/validation/limits'
import type { Ref } from 'react'
import { useTranslation } from 'react-i18next'
import { useZoneName } from '../../../format/own-zone.ts'
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { localText, secondsOf } from './update-facts.ts'
import * as styles from './updates.css.ts'

interface WhenProps {
  readonly choice: 'now' | 'later'
  /** The field's text, by the person's own clock; empty if none is chosen yet. */
  readonly time: string
  readonly error: string | undefined
  /** Milliseconds. */
  readonly now: number
  /** The field, to focus it. */
  readonly field: Ref<HTMLInputElement>
  readonly onChange: (choice: 'now' | 'later', time: string) => void
}

const dayMs = 86_400_000

/** At once, or at a time by the person's own clock. */
export function When({ choice, time, error, now, field, onChange }: WhenProps) {
  const { t } = useTranslation('updates')
  const zoneName = useZoneName()
  const chosen = secondsOf(time)
  return (
    <div className={styles.audience}>
      <RadioGroup
        label={t('when')}
        variant="plain"
        value={choice}
        onChange={(next) => onChange(next, time)}
        options={[
          { value: 'now' as const, label: t('now') },
          { value: 'later' as const, label: t('later') },
        ]}
      />
      {choice === 'later' && (
        <TextField
          ref={field}
          type="datetime-local"
          label={t('time')}
          hint={t('timeHint', { zone: zoneName(chosen === null ? now : chosen * 1000) })}
          min={localText(now)}
          max={localText(now + COMMUNITY.updateAheadDays * dayMs)}
          value={time}
          error={error}
          onChange={({ target }) => onChange(choice, target.value)}
        />
      )}
    </div>
  )
}
