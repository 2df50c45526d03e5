import type { askForRefund } from '@kindling/api-client/contract/cart-changes'
import { type RefundRequestForm, refundRequestForm } from '@kindling/validation/forms/refund'
import { REFUND } from '@kindling/validation/limits'
import { useTranslation } from 'react-i18next'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'

export interface AskRefundDialogProps {
  readonly onAsk: (request: RefundRequestForm) => Promise<unknown>
  readonly onClose: () => void
}

const askPlacements = placements<typeof askForRefund>({
  NOT_FOUND: overFormUntilChanged,
})

/** Asks the team for a refund: they read the reason and decide. */
export function AskRefundDialog({ onAsk, onClose }: AskRefundDialogProps) {
  const { t } = useTranslation('pledges')
  const { t: common } = useTranslation()
  const { form, ...request } = useForm<RefundRequestForm>({
    schema: refundRequestForm,
    empty: { reason: '' },
    placements: askPlacements,
    submit: async (values) => {
      await onAsk(values)
      onClose()
    },
  })
  const reason = request.field('reason', t('after.reason'))
  // The general words are those of a list to choose from.
  const isMissing = /_MISSING$/.test(form.formState.errors.reason?.type ?? '')
  return (
    <Dialog
      open
      onClose={onClose}
      pending={request.pending}
      title={t('after.ask')}
      description={t('after.askHint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={request.onSubmit}>
        <Stack gap={16}>
          {request.failure && <RejectionAlert ref={request.rejection} failure={request.failure} />}
          <TextArea
            {...reason}
            error={isMissing ? t('after.missing') : reason.error}
            rows={4}
            maxLength={REFUND.reasonMax}
          />
          <SubmitButton
            of={request}
            width="full"
            pendingLabel={t('after.sending')}
            change={t('after.change')}
          >
            {t('after.submit')}
          </SubmitButton>
        </Stack>
      </form>
    </Dialog>
  )
}
