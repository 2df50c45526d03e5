import { useTranslation } from 'react-i18next'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { SubmitButton } from '../form/SubmitButton.tsx'
import type { useForm } from '../form/use-form.ts'

export interface CardSubmitProps {
  readonly saving: Pick<ReturnType<typeof useForm>, 'failure' | 'rejection' | 'pending' | 'waits'>
  readonly label: string
}

/** What was rejected about a card as a whole, and the button that saves it. */
export function CardSubmit({ saving, label }: CardSubmitProps) {
  const { t } = useTranslation('checkout')
  return (
    <>
      {saving.failure && <RejectionAlert ref={saving.rejection} form="card" failure={saving.failure} />}
      <SubmitButton of={saving} size="large" width="full" pendingLabel={t('saving')} change={t('change')}>
        {label}
      </SubmitButton>
    </>
  )
}
