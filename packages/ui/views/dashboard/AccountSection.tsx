import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { DraftCalls } from '@kindling/api-client/forms/draft-calls'
import { can } from '@kindling/validation/permissions'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Text } from '../../primitives/Text/Text.tsx'
import { AnalyticsPart } from './AnalyticsPart.tsx'
import { BankAccountEditor } from './BankAccountEditor.tsx'
import * as styles from './dashboard.css.ts'
import { SectionHead } from './SectionPart.tsx'
import type { Autosave } from './use-autosave.ts'

interface AccountSectionProps {
  readonly draft: PrivateProject
  readonly saving: Autosave
  readonly calls: Pick<DraftCalls, 'setBankAccount'>
}

/** The bank account that a project's money goes to, entered by admins; and its Google Analytics. */
export function AccountSection({ draft, saving, calls }: AccountSectionProps) {
  const { t } = useTranslation('dashboard')
  const [state, setState] = useState<'shown' | 'changing' | 'saved'>('shown')
  const { bank_account_last4: last4 } = draft
  const may = can(draft.role, 'bank-account:write')
  const asks = may && (last4 === null || state === 'changing')
  return (
    <div className={styles.body}>
      <div className={styles.main}>
        <SectionHead title={t('account.title')} lead={t('account.lead')} />
        {state === 'saved' && (
          <Alert tone="positive" arrival="announced">
            {t('account.saved')}
          </Alert>
        )}
        {last4 === null ? (
          !may && <Text tone="muted">{t('account.none')}</Text>
        ) : (
          <div className={styles.itemRow}>
            <div className={styles.itemWords}>
              <Text weight="semibold">{t('account.ending', { last4 })}</Text>
            </div>
            {may && !asks && (
              <Button variant="line" size="small" onClick={() => setState('changing')}>
                {t('account.change')}
              </Button>
            )}
          </div>
        )}
        {!may && <Text tone="muted">{t('account.admins')}</Text>}
        {asks && (
          <BankAccountEditor
            onSave={async (values) => {
              await calls.setBankAccount(values)
              setState('saved')
            }}
            onClose={last4 === null ? undefined : () => setState('shown')}
          />
        )}
        <AnalyticsPart saving={saving} />
      </div>
    </div>
  )
}
