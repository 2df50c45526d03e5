import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Grid } from '../../primitives/Grid/Grid.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './pledges.css.ts'

export interface CancelPledgeDialogProps {
  /** The project's name. */
  readonly project: string
  /** Cents that will not be charged, or go back. */
  readonly total: number
  /** An order, which was paid at once. @default false */
  readonly charged?: boolean
  readonly onCancel: () => Promise<unknown>
  readonly onClose: () => void
}

/** The question before a pledge is let go: what it means for the money and for what was chosen, then the button. */
export function CancelPledgeDialog({
  project,
  total,
  charged = false,
  onCancel,
  onClose,
}: CancelPledgeDialogProps) {
  const { t } = useTranslation('pledges')
  const { t: common } = useTranslation()
  const format = useFormat()
  const cancelling = useAction(onCancel)
  const alert = useRejectionFocus(cancelling.failure)
  return (
    <Dialog
      open
      onClose={onClose}
      pending={cancelling.pending}
      title={t(charged ? 'order.ask' : 'cancel.ask')}
      description={t(charged ? 'order.from' : 'cancel.project', { project })}
      closeLabel={common('close')}
    >
      <Stack gap={20}>
        <ul className={styles.consequences}>
          <li>{t(charged ? 'cancel.back' : 'cancel.free', { amount: format.money(total) })}</li>
          <li>{t('cancel.stock')}</li>
          <li>{t(charged ? 'order.again' : 'cancel.again')}</li>
        </ul>
        {cancelling.failure && (
          <RejectionAlert ref={alert} failure={cancelling.failure} form="cancelPledge" />
        )}
        <Grid columns={2} gap={8} align="start">
          <Button variant="line" width="full" onClick={onClose}>
            {t('cancel.keep')}
          </Button>
          <Button
            variant="danger"
            width="full"
            pending={cancelling.pending}
            pendingLabel={t('cancel.pending')}
            onClick={async () => {
              if (await cancelling.run()) onClose()
            }}
          >
            {t(charged ? 'order.cancel' : 'cancel.submit')}
          </Button>
        </Grid>
      </Stack>
    </Dialog>
  )
}
