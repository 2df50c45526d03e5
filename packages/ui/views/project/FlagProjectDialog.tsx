import type { flagProject } from '@kindling/api-client/contract/project-actions'
import { type ProjectFlagForm, projectFlagForm, projectFlagReasons } from '@kindling/validation/forms/flag'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'

const flagPlacements = placements<typeof flagProject, 'reason' | 'text'>({
  FIELD_MISSING: beside('reason'),
  INVALID_VALUE: beside('reason'),
  ITERABLE_LENGTH_LONG: beside('text'),
  REGEX_FAIL: beside('text'),
  PROJECT_FLAG_EXISTS: overFormUntilChanged,
  NOT_FOUND: overForm,
})

export interface FlagProjectDialogProps {
  readonly onFlag: (flag: ProjectFlagForm) => Promise<unknown>
  readonly onClose: () => void
}

/** Reports a project to the moderators, for one of two reasons. */
export function FlagProjectDialog({ onFlag, onClose }: FlagProjectDialogProps) {
  const { t } = useTranslation('project')
  const { t: common } = useTranslation()
  const form = useForm<{ reason: ProjectFlagForm['reason']; text: string }>({
    schema: projectFlagForm,
    empty: { reason: 'tos_violation', text: '' },
    placements: flagPlacements,
    submit: async ({ reason, text }) => {
      await onFlag({ reason, ...(text.trim() && { text: text.trim() }) })
      onClose()
    },
  })
  const { value, onChange, error } = form.controlled('reason', t('flag.reason'))
  return (
    <Dialog
      open
      onClose={onClose}
      pending={form.pending}
      title={t('flag.title')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={form.onSubmit}>
        <Stack gap={20}>
          {form.failure && <RejectionAlert ref={form.rejection} failure={form.failure} />}
          <RadioGroup
            variant="plain"
            label={t('flag.reason')}
            options={projectFlagReasons.map((each) => ({ value: each, label: t(`flag.${each}`) }))}
            value={value as ProjectFlagForm['reason']}
            error={error}
            onChange={onChange}
          />
          <TextArea {...form.field('text', t('flag.text'))} optional={t('flag.optional')} />
          <Text size="t14" tone="muted">
            {t('flag.note')}
          </Text>
          <Button type="submit" width="full" pending={form.pending} pendingLabel={t('flag.pending')}>
            {t('flag.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
