import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { PledgeFilter, PledgeSegment } from '@kindling/api-client/model/pledge-management'
import plus from 'lucide-react/icons/plus'
import trash2 from 'lucide-react/icons/trash-2'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import type { ReadState } from '../shared/read-state.ts'
import { useAction } from '../shared/use-action.ts'
import * as styles from './backers.css.ts'

interface SegmentTabsProps {
  readonly segments: ReadState<{ readonly segments: readonly PledgeSegment[] }>
  readonly filter: PledgeFilter
  readonly onFilter: (filter: PledgeFilter) => void
  /** Whether this filter is the one that is shown. */
  readonly isOpen: (filter: PledgeFilter) => boolean
  readonly calls: Pick<ManagerCalls, 'saveSegment' | 'removeSegment'>
}

const SegmentDialog = lazyPart(async () => (await import('./SegmentDialog.tsx')).SegmentDialog)

/** Everything, and the filters that the team has named. */
export function SegmentTabs({ segments, filter, onFilter, isOpen, calls }: SegmentTabsProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const [isNaming, setNaming] = useState(false)
  const all = segments.data?.segments ?? []
  const open = all.find((segment) => isOpen(segment.filter))
  const isEverything = isOpen({})
  const removing = useAction(async (id: string) => {
    await calls.removeSegment(id)
    onFilter({})
  })
  const rejection = useRejectionFocus(removing.failure)
  return (
    <>
      <nav className={styles.segments} aria-label={t('segments.label')}>
        <button
          type="button"
          className={styles.segment}
          aria-current={isEverything || undefined}
          onClick={() => onFilter({})}
        >
          {t('segments.all')}
        </button>
        {all.map((segment) => (
          <button
            key={segment.id}
            type="button"
            className={styles.segment}
            aria-current={segment === open || undefined}
            onClick={() => onFilter(segment.filter)}
          >
            <bdi>{segment.name}</bdi> <span className={styles.figure}>{count(segment.pledges_count)}</span>
          </button>
        ))}
        {!isEverything && !open && (
          <Button variant="quiet" size="small" icon={plus} onClick={() => setNaming(true)}>
            {t('segments.save')}
          </Button>
        )}
        {open && (
          <Button
            variant="quiet"
            size="small"
            icon={trash2}
            pending={removing.pending}
            pendingLabel={t('segments.removing')}
            onClick={() => void removing.run(open.id)}
          >
            {t('segments.remove')}
          </Button>
        )}
        {segments.error && (
          <Button variant="quiet" size="small" onClick={segments.retry}>
            {t('segments.failed')}
          </Button>
        )}
      </nav>
      {removing.failure && <RejectionAlert ref={rejection} failure={removing.failure} />}
      {isNaming && (
        <Suspense fallback={<Opening onMovedOn={() => setNaming(false)} />}>
          <SegmentDialog
            onSave={(name) => calls.saveSegment(name, filter)}
            onClose={() => setNaming(false)}
          />
        </Suspense>
      )}
    </>
  )
}
