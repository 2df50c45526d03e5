import type { flagComment } from '@kindling/api-client/contract/comments'
import { type CommentFlagForm, commentFlagForm, commentFlagReasons } from '@kindling/validation/forms/flag'
import { useTranslation } from 'react-i18next'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
import * as styles from './discussion.css.ts'

const flagPlacements = placements<typeof flagComment, 'reason' | 'text'>({
  FIELD_MISSING: beside('reason'),
  INVALID_VALUE: beside('reason'),
  ITERABLE_LENGTH_LONG: beside('text'),
  REGEX_FAIL: beside('text'),
  INVALID_ID: overForm,
  PROJECT_FLAG_EXISTS: overFormUntilChanged,
  NOT_FOUND: overForm,
})

export interface FlagCommentDialogProps {
  readonly onFlag: (flag: CommentFlagForm) => Promise<unknown>
  readonly onClose: () => void
}

/** Reports a comment to the moderators, for one of three reasons. */
export function FlagCommentDialog({ onFlag, onClose }: FlagCommentDialogProps) {
  const { t } = useTranslation('community')
  const { t: common } = useTranslation()
  const form = useForm<{ reason: CommentFlagForm['reason']; text: string }>({
    schema: commentFlagForm,
    empty: { reason: 'INAPPROPRIATE', text: '' },
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
            options={commentFlagReasons.map((each) => ({ value: each, label: t(`flag.${each}`) }))}
            value={value as CommentFlagForm['reason']}
            error={error}
            onChange={onChange}
          />
          <TextArea {...form.field('text', t('flag.text'))} optional={t('flag.optional')} />
          <p className={styles.muted}>{t('flag.note')}</p>
          <Button type="submit" width="full" pending={form.pending} pendingLabel={t('flag.pending')}>
            {t('flag.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
