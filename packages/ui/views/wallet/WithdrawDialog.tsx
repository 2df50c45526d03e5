import type { withdrawFromWallet } from '@kindling/api-client/contract/withdrawals'
import { type WalletWithdrawalForm, walletWithdrawalForm } from '@kindling/validation/forms/withdrawal'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { useTokenFormat } from '../shared/token-format.ts'

export interface WithdrawDialogProps {
  /** Cents in the wallet. */
  readonly held: number
  readonly onWithdraw: (withdrawal: WalletWithdrawalForm) => Promise<unknown>
  readonly onClose: () => void
}

/** Codes of an amount with words of this form: elsewhere they speak of tokens. */
const amountCodes = ['INVALID_TYPE', 'NUMBER_LOW', 'NUMBER_HIGH', 'INSUFFICIENT_FUNDS'] as const

/** Sends dollars of the wallet to a bank account, all of them unless a smaller amount is typed. */
export function WithdrawDialog({ held, onWithdraw, onClose }: WithdrawDialogProps) {
  const { t } = useTranslation('wallet')
  const { t: common } = useTranslation()
  const format = useTokenFormat()
  // The balance falls with the withdrawal; the dialog keeps what it was opened with.
  const [available] = useState(held)
  const [sent, setSent] = useState<WalletWithdrawalForm | null>(null)
  const { form, ...withdrawal } = useForm<WalletWithdrawalForm>({
    schema: walletWithdrawalForm,
    empty: { amount: available, routing_number: '', account_number: '' },
    placements: placements<typeof withdrawFromWallet>(),
    submit: async (values) => {
      await onWithdraw(values)
      setSent(values)
    },
  })
  const wrong = amountCodes.find((code) => code === form.formState.errors.amount?.type)
  return (
    <Dialog
      open
      onClose={onClose}
      pending={withdrawal.pending}
      title={t(sent ? 'withdraw.doneTitle' : 'withdraw.title')}
      description={t(sent ? 'withdraw.doneHint' : 'withdraw.hint')}
      closeLabel={common('close')}
    >
      {sent ? (
        <Stack gap={16}>
          <Alert tone="positive" arrival="announced">
            {t('withdraw.done', { usd: format.usd(sent.amount), last4: sent.account_number.slice(-4) })}
          </Alert>
          <Button width="full" onClick={onClose}>
            {common('close')}
          </Button>
        </Stack>
      ) : (
        <form method="dialog" noValidate onSubmit={withdrawal.onSubmit}>
          <Stack gap={16}>
            {withdrawal.failure && <RejectionAlert ref={withdrawal.rejection} failure={withdrawal.failure} />}
            <Controller
              control={form.control}
              name="amount"
              render={({ field: { ref, value, onChange } }) => (
                <MoneyField
                  ref={ref}
                  label={t('withdraw.amount')}
                  hint={t('withdraw.available', { usd: format.usd(available) })}
                  notAnAmount={t('withdraw.codes.INVALID_TYPE')}
                  value={value}
                  onChange={onChange}
                  error={wrong ? t(`withdraw.codes.${wrong}`) : form.problem('amount', t('withdraw.amount'))}
                />
              )}
            />
            <TextField
              {...withdrawal.field('routing_number', t('withdraw.routing'))}
              hint={t('withdraw.routingHint')}
              inputMode="numeric"
              autoComplete="off"
            />
            <TextField
              {...withdrawal.field('account_number', t('withdraw.account'))}
              inputMode="numeric"
              autoComplete="off"
            />
            <SubmitButton
              of={withdrawal}
              size="large"
              width="full"
              pendingLabel={t('withdraw.pending')}
              change={t('withdraw.change')}
            >
              {t('withdraw.submit')}
            </SubmitButton>
          </Stack>
        </form>
      )}
    </Dialog>
  )
}
