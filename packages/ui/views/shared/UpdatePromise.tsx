import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { COMMUNITY } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Select } from '../../primitives/Select/Select.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from './use-action.ts'

export interface UpdatePromiseProps {
  readonly project: Pick<PrivateProject, 'role' | 'status' | 'review_status' | 'rhythm_weeks'>
  /** Weeks; null takes the promise back. */
  readonly onPromise: (weeks: number | null) => Promise<unknown>
}

const { rhythmWeeksMin: first, rhythmWeeksMax: last } = COMMUNITY
const choices = Array.from({ length: last - first + 1 }, (_, index) => first + index)

/** How often a team promises to write; those who may not change it read it. */
export function UpdatePromise({ project, onPromise }: UpdatePromiseProps) {
  const { t } = useTranslation('dashboard')
  const { t: common } = useTranslation()
  const { role, status, review_status, rhythm_weeks: weeks } = project
  const [chosen, setChosen] = useState(weeks)
  const saving = useAction(onPromise)
  const [isSaved, setSaved] = useState(false)
  const alert = useRejectionFocus(saving.failure)
  const wordsOf = (each: number | null) =>
    each === null ? t('promise.none') : t('promise.every', { count: each })
  if (!can(role, 'updates:write') || status === 'SUSPENDED' || review_status === 'IN_REVIEW')
    return <Text tone="muted">{wordsOf(weeks)}</Text>
  return (
    <Stack gap={12}>
      {saving.failure && <RejectionAlert ref={alert} failure={saving.failure} />}
      <Select
        label={t('promise.label')}
        hint={t('promise.hint')}
        value={chosen === null ? '' : String(chosen)}
        options={[null, ...choices].map((each) => ({
          value: each === null ? '' : String(each),
          label: wordsOf(each),
        }))}
        onChange={({ target }) => {
          setSaved(false)
          saving.clear()
          setChosen(target.value === '' ? null : Number(target.value))
        }}
      />
      <div>
        <Button
          variant="line"
          size="small"
          pending={saving.pending}
          pendingLabel={t('promise.saving')}
          disabledReason={chosen === weeks ? t('promise.same') : undefined}
          reasonDisplay="spoken"
          onClick={async () => setSaved(await saving.run(chosen))}
        >
          {saving.failure ? common('retry') : t('promise.save')}
        </Button>
      </div>
      <p role="status">
        {isSaved && (
          <Text as="span" size="t14" tone="muted">
            {t('promise.saved')}
          </Text>
        )}
      </p>
    </Stack>
  )
}
