import type { BodyOf } from '@kindling/api-client/contract/endpoint'
import type { submitProject } from '@kindling/api-client/contract/project-editing'
import { lastStart, type PublishProblem } from '@kindling/validation/rules/publish-problems'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { useMessages } from '../form/messages.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './dashboard.css.ts'

interface PublishPanelProps {
  readonly onSubmit: (body: BodyOf<typeof submitProject>) => Promise<unknown>
  readonly problems: readonly PublishProblem[]
  /** Milliseconds. */
  readonly now: number
}

/** What is open before publishing, in words. */
export const usePublishWords = () => useMessages('publish')

/** A moment as its field shows it, in UTC: "2026-12-01T18:00". */
const momentText = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 16)

/** Publishes at once, or on a date up to 60 days ahead. */
export function PublishPanel({ onSubmit, problems, now }: PublishPanelProps) {
  const { t } = useTranslation('dashboard')
  const [when, setWhen] = useState<'now' | 'later'>('now')
  const [start, setStart] = useState('')
  const publishing = useAction(() => {
    const seconds = Math.floor(Date.parse(`${start}:00Z`) / 1000)
    return onSubmit(when === 'later' && !Number.isNaN(seconds) ? { start_time: seconds } : {})
  })
  const rejection = useRejectionFocus(publishing.failure)
  const nowSeconds = Math.floor(now / 1000)
  const undated = when === 'later' && start === ''
  return (
    <section className={styles.panel} aria-label={t('publish.title')}>
      <Text weight="semibold">{t('publish.title')}</Text>
      <RadioGroup
        label={t('publish.when')}
        labelDisplay="spoken"
        variant="plain"
        options={[
          { value: 'now' as const, label: t('publish.now') },
          { value: 'later' as const, label: t('publish.later') },
        ]}
        value={when}
        onChange={setWhen}
      />
      {when === 'later' && (
        <TextField
          type="datetime-local"
          label={t('publish.start')}
          hint={t('publish.startHint')}
          min={momentText(nowSeconds)}
          max={momentText(lastStart(nowSeconds))}
          value={start}
          onChange={(event) => setStart(event.target.value)}
        />
      )}
      <Button
        width="full"
        pending={publishing.pending}
        pendingLabel={t('publish.publishing')}
        disabledReason={
          problems.length > 0
            ? t('publish.missing', { count: problems.length })
            : undated
              ? t('publish.chooseDate')
              : undefined
        }
        onClick={() => void publishing.run()}
      >
        {t(when === 'now' ? 'publish.publish' : 'publish.schedule')}
      </Button>
      {publishing.failure && <RejectionAlert form="publish" ref={rejection} failure={publishing.failure} />}
    </section>
  )
}
