import { useTranslation } from 'react-i18next'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import type { KeptEditor } from './kept-editor.ts'
import * as styles from './kept-notice.css.ts'

/** Says that an editor holds what was typed into it before, and takes it out again. */
export function KeptNotice({ kept }: { readonly kept: KeptEditor }) {
  const { t } = useTranslation('dashboard')
  if (!kept.isBack) return null
  return (
    <Alert tone="info" title={t('keptEditor.title')}>
      <div className={styles.remedy}>
        <Button size="small" variant="line" onClick={kept.discard}>
          {t('keptEditor.discard')}
        </Button>
      </div>
    </Alert>
  )
}
