import type { createReferralLink, updateReferralLink } from '@kindling/api-client/contract/insights'
import { type ReferralLinkForm, referralLinkForm } from '@kindling/validation/forms/referral-link'
import { useTranslation } from 'react-i18next'
import { Button } from '../../../primitives/Button/Button.tsx'
import { TextField } from '../../../primitives/TextField/TextField.tsx'
import { overForm, overFormUntilChanged, placements } from '../../form/placement.ts'
import { RejectionAlert } from '../../form/RejectionAlert.tsx'
import { SubmitButton } from '../../form/SubmitButton.tsx'
import { useForm } from '../../form/use-form.ts'
import * as styles from './insights.css.ts'

interface EditorProps {
  readonly name: string
  readonly label: string
  readonly onSave: (form: ReferralLinkForm) => Promise<unknown>
  readonly onClose: () => void
}

const linkPlacements = {
  ...placements<typeof createReferralLink>({ MAX_COUNT: overFormUntilChanged }),
  ...placements<typeof updateReferralLink>({ INVALID_ID: overForm }),
}

/** Names a referral link, a new one or one that is there. */
export function LinkEditor({ name, label, onSave, onClose }: EditorProps) {
  const { t } = useTranslation('insights')
  const { t: common } = useTranslation()
  const saving = useForm<ReferralLinkForm>({
    name: 'referralLink',
    schema: referralLinkForm,
    empty: { name },
    placements: linkPlacements,
    submit: async (form) => {
      await onSave(form)
      onClose()
    },
  })
  return (
    <form method="dialog" noValidate className={styles.editor} onSubmit={saving.onSubmit}>
      <TextField {...saving.field('name', t('links.name'))} hint={t('links.nameHint')} autoComplete="off" />
      {saving.failure && <RejectionAlert ref={saving.rejection} failure={saving.failure} />}
      <div className={styles.editorEnds}>
        <SubmitButton of={saving} reasonDisplay="spoken" pendingLabel={common('saving')}>
          {label}
        </SubmitButton>
        <Button variant="line" onClick={onClose}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  )
}
