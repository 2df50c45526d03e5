import { UndoEmailView } from '@kindling/ui/views/auth/UndoEmailView'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { Meta } from '../app/Meta.tsx'
import { page } from '../app/pages.ts'
import { useEmailCalls } from '../data/email.ts'
import { announce } from '../data/session-channel.ts'

export default page('routes/UndoEmail.tsx', function UndoEmail() {
  const { t } = useTranslation('email')
  const [search] = useSearchParams()
  const { undo } = useEmailCalls()
  return (
    <>
      <Meta title={t('undo.title')} path="/undo-email" index="no" />
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
})
