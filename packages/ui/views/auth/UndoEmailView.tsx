import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { Outcome } from '../shared/Outcome.tsx'
import { Sheet } from '../shared/Sheet.tsx'
import { useAction } from '../shared/use-action.ts'
import { deadUndo } from './link-outcomes.ts'

export interface UndoEmailViewProps {
  /** The code of the link in the e-mail to the old address; empty if it was lost. */
  readonly code: string
  readonly forgotHref: string
  readonly onUndo: (code: string) => Promise<unknown>
}

/** Reverts a change of e-mail. It asks first: opening a link must not end the person's sessions. */
export function UndoEmailView({ code, forgotHref, onUndo }: UndoEmailViewProps) {
  const { t } = useTranslation('email')
  const { t: common } = useTranslation()
  const [done, setDone] = useState(false)
  const undo = useAction(async () => {
    await onUndo(code)
    setDone(true)
  })
  const rejection = useRejectionFocus(undo.failure)
  const dead = code === '' ? 'NOT_FOUND' : deadUndo.of(undo.failure?.items[0]?.code)
  if (done)
    return (
      <Sheet title={t('undo.done.title')}>
        <Stack gap={16}>
          <Outcome>{t('undo.done.words')}</Outcome>
          <ButtonLink href={forgotHref} size="large" width="full">
            {t('undo.done.reset')}
          </ButtonLink>
        </Stack>
      </Sheet>
    )
  if (dead)
    return (
      <Sheet title={t('undo.dead.title')}>
        <Stack gap={16}>
          <Alert tone="danger" arrival="announced" ref={rejection}>
            {t(`undo.dead.${dead}`)}
          </Alert>
          <ButtonLink href="/" size="large" width="full">
            {t('undo.dead.home')}
          </ButtonLink>
        </Stack>
      </Sheet>
    )
  return (
    <Sheet title={t('undo.title')} description={t('undo.description')}>
      <Stack gap={16}>
        {undo.failure && <RejectionAlert ref={rejection} failure={undo.failure} />}
        <Button
          size="large"
          width="full"
          pending={undo.pending}
          pendingLabel={t('undo.pending')}
          onClick={() => void undo.run()}
        >
          {undo.failure ? common('retry') : t('undo.submit')}
        </Button>
      </Stack>
    </Sheet>
  )
}
