import { UndoEmailView } from '@kindling/ui/views/auth/UndoEmailView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { useEmailCalls } from '../../../data/email.ts'
import { announce } from '../../../data/session-channel.ts'

export default function UndoEmail() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { undo } = useEmailCalls()
  return (
    <>
      <Meta title={t('undo.title')} path="/undo-email" />
      <UndoEmailView
        code={search.get('code') ?? ''}
        forgotHref="/forgot-password"
        onUndo={async (code) => {
          await undo(code)
          announce('ended')
        }}
      />
    </>
  )
}
