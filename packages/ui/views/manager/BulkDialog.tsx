import type { setOrderStatus } from '@kindling/api-client/contract/pledge-management'
import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import { type OrderStatusForm, orderStatusForm } from '@kindling/validation/forms/order-status'
import { ORDER } from '@kindling/validation/limits'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { overForm, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { type BulkAction, runBulk, type Selection, suits } from './bulk.ts'

interface BulkDialogProps {
  readonly action: BulkAction
  readonly selection: Selection
  readonly calls: Pick<ManagerCalls, 'walk' | 'setStatus' | 'lock'>
  readonly onClose: () => void
  readonly onDone: (words: string) => void
}

const bulkPlacements = placements<typeof setOrderStatus>({
  // Somebody else of the team changed one of them meanwhile: the next try leaves it out.
  INVALID_STATE: overForm,
  INVALID_ID: overForm,
  INVALID_VALUE: overForm,
})

/** Asks before many pledges change, says what their backers are told, and shows how far it is. */
export function BulkDialog({ action, selection, calls, onClose, onDone }: BulkDialogProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const { count } = useFormat()
  const [changed, setChanged] = useState(0)
  // What a filter picks is known once it is walked.
  const suiting =
    selection.kind === 'some' ? selection.pledges.filter((each) => suits(action, each)).length : null
  const chosen = selection.kind === 'some' ? selection.pledges.length : selection.count
  const isShipping = action === 'SHIPPED'
  const isOne = suiting === 1
  const sending = useForm<OrderStatusForm>({
    name: 'bulk',
    schema: orderStatusForm,
    empty: { order_status: action === 'lock' ? 'NONE' : action, carrier: '', tracking_number: '' },
    placements: bulkPlacements,
    submit: async ({ carrier, tracking_number }) => {
      const change = (ids: string[]) =>
        action === 'lock'
          ? calls.lock(ids)
          : calls.setStatus(ids, {
              order_status: action,
              ...(isShipping && { carrier: carrier ?? '', tracking_number: tracking_number ?? '' }),
            })
      const done = await runBulk({
        action,
        selection,
        walk: calls.walk,
        change,
        onProgress: (more) => setChanged(changed + more),
      })
      onDone(
        [
          t(`bulk.${action}.done`, { count: done.changed, changed: count(done.changed) }),
          done.left > 0 && t('bulk.left', { count: done.left, left: count(done.left) }),
        ]
          .filter(Boolean)
          .join(' '),
      )
    },
  })
  const nothing = suiting === 0
  return (
    <Dialog
      open
      onClose={onClose}
      pending={sending.pending}
      title={t(`bulk.${action}.ask`, { count: suiting ?? chosen, chosen: count(suiting ?? chosen) })}
      description={nothing ? t('bulk.nothing') : t(`bulk.${action}.hint`)}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={sending.onSubmit}>
        <Stack gap={16}>
          {sending.failure && (
            <RejectionAlert ref={sending.rejection} failure={sending.failure} form="bulk">
              {changed > 0 && t('bulk.soFar', { count: changed, changed: count(changed) })}
            </RejectionAlert>
          )}
          {isShipping && !nothing && (
            <>
              <TextField
                {...sending.field('carrier', t('bulk.carrier'))}
                hint={t('bulk.optional')}
                autoComplete="off"
                maxLength={ORDER.carrierMax}
              />
              {isOne && (
                <TextField
                  {...sending.field('tracking_number', t('bulk.tracking'))}
                  hint={t('bulk.optional')}
                  autoComplete="off"
                  maxLength={ORDER.trackingMax}
                />
              )}
            </>
          )}
          {suiting !== null && !nothing && suiting < chosen && (
            <p>{t('bulk.willLeave', { count: chosen - suiting, left: count(chosen - suiting) })}</p>
          )}
          {nothing ? (
            <Button width="full" variant="line" onClick={onClose}>
              {common('close')}
            </Button>
          ) : (
            <SubmitButton
              of={sending}
              width="full"
              pendingLabel={t('bulk.working', { changed: count(changed) })}
              change={t('changeFirst')}
            >
              {t(`bulk.${action}.verb`)}
            </SubmitButton>
          )}
        </Stack>
      </form>
    </Dialog>
  )
}
