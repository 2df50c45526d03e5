import type { flagComment } from '@kindling/api-client/contract/comments'
import {
  commentFlagForm,
  commentFlagReasons,
  projectFlagForm,
  projectFlagReasons,
} from '@kindling/validation/forms/flag'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { RadioGroup } from '../../primitives/RadioGroup/RadioGroup.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

// The codes of flagProject and of the two calls for messages are among them.
const flagPlacements = placements<typeof flagComment>({
  INVALID_ID: overForm,
  PROJECT_FLAG_EXISTS: overFormUntilChanged,
})

const flagged = {
  project: { form: projectFlagForm, reasons: projectFlagReasons },
  comment: { form: commentFlagForm, reasons: commentFlagReasons },
  message: { form: commentFlagForm, reasons: commentFlagReasons },
} as const

type Subject = keyof typeof flagged
type ReasonOf<S extends Subject> = (typeof flagged)[S]['reasons'][number]
type Word = 'title' | 'reason' | 'text' | 'optional' | 'note' | 'submit' | 'pending'

export interface FlagDialogProps<S extends Subject> {
  readonly subject: S
  /** The texts of the area that opens it. */
  readonly words: (key: Word | ReasonOf<S>) => string
  readonly onFlag: (flag: { readonly reason: ReasonOf<S>; readonly text?: string }) => Promise<unknown>
  readonly onClose: () => void
}

/** Reports a project, a comment or a message to the moderators, for one of its reasons. */
export function FlagDialog<const S extends Subject>({ subject, words, onFlag, onClose }: FlagDialogProps<S>) {
  const { t: common } = useTranslation()
  const { form: schema } = flagged[subject]
  const reasons: readonly ReasonOf<S>[] = flagged[subject].reasons
  const form = useForm<{ reason: string; text: string }>({
    schema,
    empty: { reason: reasons[0] as string, text: '' },
    placements: flagPlacements,
    submit: async ({ reason, text }) => {
      await onFlag({ reason: reason as ReasonOf<S>, ...(text.trim() && { text: text.trim() }) })
      onClose()
    },
  })
  const { value, onChange, error } = form.controlled('reason', words('reason'))
  return (
    <Dialog open onClose={onClose} pending={form.pending} title={words('title')} closeLabel={common('close')}>
      <form method="dialog" noValidate onSubmit={form.onSubmit}>
        <Stack gap={20}>
          {form.failure && <RejectionAlert ref={form.rejection} failure={form.failure} />}
          <RadioGroup
            variant="plain"
            label={words('reason')}
            options={reasons.map((each) => ({ value: each as string, label: words(each) }))}
            value={value}
            error={error}
            onChange={onChange}
          />
          <TextArea {...form.field('text', words('text'))} optional={words('optional')} />
          <Text size="t14" tone="muted">
            {words('note')}
          </Text>
          <SubmitButton of={form} width="full" pendingLabel={words('pending')}>
            {words('submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
