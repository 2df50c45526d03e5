import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import { useTranslation } from 'react-i18next'
import { Text } from '../../primitives/Text/Text.tsx'
import { AskFirst } from './AskFirst.tsx'
import * as styles from './dashboard.css.ts'

interface CloseSaleProps {
  readonly kind: 'PREORDER' | 'STOREFRONT'
  readonly project: Pick<PrivateProject, 'name'>
  readonly onClose: () => Promise<unknown>
}

/** Ends a pre-order or a storefront for good, after asking once. A campaign ends by its date. */
export function CloseSale({ kind, project, onClose }: CloseSaleProps) {
  const { t } = useTranslation('dashboard')
  return (
    <section className={styles.panel} aria-label={t(`close.title.${kind}`)}>
      <Text weight="semibold">{t(`close.title.${kind}`)}</Text>
      <Text size="t14" tone="muted">
        {t('close.lead')}
      </Text>
      <AskFirst
        form="close"
        label={t(`close.ask.${kind}`)}
        title={t(`close.sure.${kind}`)}
        detail={t('close.detail', { name: project.name })}
        action={t(`close.ask.${kind}`)}
        onConfirm={onClose}
      />
    </section>
  )
}
