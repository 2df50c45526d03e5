import plus from 'lucide-react/icons/plus'
import x from 'lucide-react/icons/x'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../../primitives/Button/Button.tsx'
import { IconButton } from '../../../../primitives/IconButton/IconButton.tsx'
import { MoneyField } from '../../../../primitives/MoneyField/MoneyField.tsx'
import { Select } from '../../../../primitives/Select/Select.tsx'
import { TextField } from '../../../../primitives/TextField/TextField.tsx'
import * as styles from './plan.css.ts'
import { type Bill, type BillKind, billKinds } from './plan.ts'
import { billNameMax, billsMax } from './plan-store.ts'

interface BillsProps {
  readonly bills: readonly Bill[]
  readonly onChange: (bills: readonly Bill[]) => void
}

/** What the creator owes, as they type it. Nothing of it leaves the browser. */
export function Bills({ bills, onChange }: BillsProps) {
  const { t } = useTranslation('manager')
  const set = (id: string, changes: Partial<Bill>) =>
    onChange(bills.map((each) => (each.id === id ? { ...each, ...changes } : each)))
  const add = () => {
    const last = Math.max(0, ...bills.map(({ id }) => Number(id) || 0))
    onChange([...bills, { id: String(last + 1), name: '', amount: 0, kind: 'due' }])
  }
  return (
    <>
      {bills.length > 0 && (
        <ul className={styles.bills}>
          {bills.map(({ id, name, amount, kind }, place) => (
            <li key={id} className={styles.bill}>
              <TextField
                label={t('plan.name', { number: place + 1 })}
                value={name}
                maxLength={billNameMax}
                autoComplete="off"
                onChange={({ target }) => set(id, { name: target.value })}
              />
              <MoneyField
                label={t('plan.amount', { number: place + 1 })}
                notAnAmount={t('refund.codes.INVALID_TYPE')}
                value={amount === 0 ? null : amount}
                onChange={(next) => set(id, { amount: next ?? 0 })}
              />
              <div className={styles.kind}>
                <Select
                  label={t('plan.kind', { number: place + 1 })}
                  value={kind}
                  options={billKinds.map((each) => ({ value: each, label: t(`plan.kinds.${each}`) }))}
                  onChange={({ target }) => set(id, { kind: target.value as BillKind })}
                />
                <IconButton
                  icon={x}
                  variant="line"
                  size="small"
                  label={t('plan.remove', { number: place + 1 })}
                  onClick={() => onChange(bills.filter((each) => each.id !== id))}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      {bills.length < billsMax && (
        <div>
          <Button variant="quiet" size="small" icon={plus} onClick={add}>
            {t('plan.add')}
          </Button>
        </div>
      )}
    </>
  )
}
