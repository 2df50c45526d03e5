import type { refundPledge } from '@kindling/api-client/contract/pledge-management'
import type { PledgeMoney } from '@kindling/api-client/model/my-pledge'
import type { ProjectMoney } from '@kindling/api-client/model/project-money'
import { type RefundForm, refundForm } from '@kindling/validation/forms/refund'
import { REFUND } from '@kindling/validation/limits'
import { useState } from 'react'
import { Controller } from 'react-hook-form'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { MoneyField } from '../../primitives/MoneyField/MoneyField.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextArea } from '../../primitives/TextArea/TextArea.tsx'
import { overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import { useForm } from '../form/use-form.ts'
import { refundTakes } from './money/money-facts.ts'
import * as styles from './pledge-page.css.ts'
import { RefundBooks } from './RefundBooks.tsx'

interface RefundPanelProps {
  /** Cents that can go back: what is held, and what was released. */
  readonly max: number
  /** Where the pledge's money is, the initial payout first. */
  readonly parts: readonly PledgeMoney[]
  /** Where the project's money is; undefined while that is read, or where it could not be. */
  readonly books: ProjectMoney | undefined
  readonly onRefund: (form: RefundForm) => Promise<unknown>
}

const refundPlacements = placements<typeof refundPledge>({
  PLEDGE_CANCELLED: overFormUntilChanged,
  INVALID_STATE: overFormUntilChanged,
})
/** Codes with words of this form: elsewhere they speak of tokens, or of a card. */
const amountCodes = ['INVALID_TYPE', 'NUMBER_LOW', 'NUMBER_HIGH', 'INSUFFICIENT_FUNDS'] as const

/** Sends part of a charged pledge back, or all of it, with a reason that its backer reads (mock 34). */
export function RefundPanel({ max, parts, books, onRefund }: RefundPanelProps) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  const all = money(max, { fractions: 'always' })
  const [sent, setSent] = useState<number | null>(null)
  const { form, ...refund } = useForm<RefundForm>({
    name: 'refund',
    schema: refundForm,
    empty: { amount: null as unknown as number, reason: '' },
    placements: refundPlacements,
    submit: async (values) => {
      await onRefund(values)
      setSent(values.amount)
      form.reset()
    },
  })
  const wrong = amountCodes.find((code) => code === form.formState.errors.amount?.type)
  const isUnreasoned = /_MISSING$/.test(form.formState.errors.reason?.type ?? '')
  const reason = refund.field('reason', t('refund.reason'))
  return (
    <section className={styles.panel} aria-labelledby="refund">
      <Heading level={2} size="t21" id="refund">
        {t('refund.title')}
      </Heading>
      <p className={styles.muted}>{t('refund.hint', { max: all })}</p>
      {sent !== null && (
        <Alert tone="positive" arrival="announced">
          {t('refund.done', { amount: money(sent, { fractions: 'always' }) })}
        </Alert>
      )}
      <form method="dialog" noValidate onSubmit={refund.onSubmit}>
        <Stack gap={16}>
          {refund.failure && <RejectionAlert ref={refund.rejection} failure={refund.failure} form="refund" />}
          <Controller
            control={form.control}
            name="amount"
            render={({ field: { ref, value, onChange } }) => (
              <MoneyField
                ref={ref}
                label={t('refund.amount')}
                notAnAmount={t('refund.codes.INVALID_TYPE')}
                value={value}
                onChange={onChange}
                error={wrong ? t(`refund.codes.${wrong}`) : form.problem('amount', t('refund.amount'))}
              />
            )}
          />
          <TextArea
            {...reason}
            hint={t('refund.reasonHint')}
            error={isUnreasoned ? t('refund.missing') : reason.error}
            rows={3}
            maxLength={REFUND.reasonMax}
          />
          <Takes parts={parts} books={books} amount={form.watch('amount')} max={max} />
          <SubmitButton of={refund} width="full" pendingLabel={t('refund.sending')} change={t('changeFirst')}>
            {t('refund.submit')}
          </SubmitButton>
          <p className={styles.muted}>{t('refund.final')}</p>
        </Stack>
      </form>
    </section>
  )
}

interface TakesProps extends Pick<RefundPanelProps, 'parts' | 'books' | 'max'> {
  readonly amount: number | null
}

/** What the amount that is typed would take, and from where: read before it is sent. */
function Takes({ parts, books, max, amount }: TakesProps) {
  const { t } = useTranslation('manager')
  const { money } = useFormat()
  if (amount === null || amount === 0 || amount > max) return null
  const takes = refundTakes(parts, amount)
  return (
    <div className={styles.effect}>
      <p className={styles.muted}>{t('refund.takes')}</p>
      <ul className={styles.lines}>
        {takes.map(({ from, milestoneId, milestone, cents }) => (
          <li key={`${from} ${milestoneId}`} className={styles.take}>
            <span>
              {from === 'released'
                ? t('refund.from.released')
                : milestone === null
                  ? t('refund.from.held.start')
                  : t('refund.from.held.milestone', { milestone })}
            </span>
            <span className={styles.value}>{money(cents, { fractions: 'always' })}</span>
          </li>
        ))}
      </ul>
      {books && <RefundBooks money={books} takes={takes} />}
    </div>
  )
}
