import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import { ORDER } from '@kindling/validation/limits'
import lock from 'lucide-react/icons/lock'
import packageCheck from 'lucide-react/icons/package-check'
import printer from 'lucide-react/icons/printer'
import truck from 'lucide-react/icons/truck'
import x from 'lucide-react/icons/x'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { Menu } from '../../primitives/Menu/Menu.tsx'
import * as styles from './backers.css.ts'
import type { BulkAction, Selection } from './bulk.ts'

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

interface BulkBarProps {
  readonly selection: Selection
  /** How many the filter picks; undefined while that is not known. */
  readonly total: number | undefined
  readonly calls: Pick<ManagerCalls, 'walk' | 'setStatus' | 'lock'>
  /** Where their packing slips are printed. */
  readonly slipsHref: (selection: Selection) => string
  readonly onAll: () => void
  readonly onClear: () => void
  /** All of it is done: what to say. */
  readonly onDone: (words: string) => void
}

/** What can be done with the pledges that are ticked; stays at the end of the window while the list scrolls. */
export function BulkBar({ selection, total, calls, slipsHref, onAll, onClear, onDone }: BulkBarProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const [action, setAction] = useState<BulkAction | null>(null)
  const chosen = selection.kind === 'all' ? selection.count : selection.pledges.length
  return (
    <section className={styles.bulk} aria-label={t('bulk.label')}>
      <p className={styles.chosen} role="status">
        {t('bulk.chosen', { count: chosen, chosen: count(chosen) })}
      </p>
      {selection.kind === 'some' && total !== undefined && total > chosen && (
        <Button variant="line" size="small" onClick={onAll}>
          {t('bulk.all', { count: total, total: count(total) })}
        </Button>
      )}
      <div className={styles.bulkActions}>
        <Button variant="line" size="small" icon={packageCheck} onClick={() => setAction('READY')}>
          {t('bulk.READY.verb')}
        </Button>
        <Button variant="line" size="small" icon={truck} onClick={() => setAction('SHIPPED')}>
          {t('bulk.SHIPPED.verb')}
        </Button>
        <Button variant="line" size="small" icon={lock} onClick={() => setAction('lock')}>
          {t('bulk.lock.verb')}
        </Button>
        <ButtonLink variant="line" size="small" icon={printer} href={slipsHref(selection)}>
          {chosen > ORDER.batchMax && selection.kind === 'some'
            ? t('slips.verbFirst', { max: count(ORDER.batchMax) })
            : t('slips.verb')}
        </ButtonLink>
        <Menu
          trigger={
            <Button variant="line" size="small">
              {t('bulk.more')}
            </Button>
          }
          items={[
            { kind: 'action', label: t('bulk.RETURNED.verb'), onSelect: () => setAction('RETURNED') },
            {
              kind: 'action',
              label: t('bulk.CANCELLED.verb'),
              tone: 'danger',
              onSelect: () => setAction('CANCELLED'),
            },
          ]}
        />
        <IconButton icon={x} label={t('bulk.clear')} size="small" variant="line" onClick={onClear} />
      </div>
      {action && (
        <Suspense fallback={<Opening onMovedOn={() => setAction(null)} />}>
          <BulkDialog
            action={action}
            selection={selection}
            calls={calls}
            onClose={() => setAction(null)}
            onDone={(words) => {
              setAction(null)
              onDone(words)
            }}
          />
        </Suspense>
      )}
    </section>
  )
}
