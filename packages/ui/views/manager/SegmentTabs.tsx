import type { createSegment } from '@kindling/api-client/contract/pledge-management'
import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type { PledgeFilter, PledgeSegment } from '@kindling/api-client/model/pledge-management'
import { type SegmentForm, segmentForm } from '@kindling/validation/forms/segment'
import { MANAGER } from '@kindling/validation/limits'
import plus from 'lucide-react/icons/plus'
import trash2 from 'lucide-react/icons/trash-2'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Button } from '../../primitives/Button/Button.tsx'
import { Dialog } from '../../primitives/Dialog/Dialog.tsx'
import { Stack } from '../../primitives/Stack/Stack.tsx'
import { TextField } from '../../primitives/TextField/TextField.tsx'
import { beside, overForm, overFormUntilChanged, placements } from '../form/placement.ts'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useForm } from '../form/use-form.ts'
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

const segmentPlacements = placements<typeof createSegment, 'name'>({
  FIELD_MISSING: beside('name'),
  ITERABLE_LENGTH_LONG: beside('name'),
  REGEX_FAIL: beside('name'),
  VALUE_EXISTS: beside('name'),
  INVALID_FILTER: overFormUntilChanged,
  MAX_COUNT: overForm,
  NOT_FOUND: overForm,
  MISSING_PERMISSION: overForm,
})

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
        <SegmentDialog onSave={(name) => calls.saveSegment(name, filter)} onClose={() => setNaming(false)} />
      )}
    </>
  )
}

interface SegmentDialogProps {
  readonly onSave: (name: string) => Promise<unknown>
  readonly onClose: () => void
}

function SegmentDialog({ onSave, onClose }: SegmentDialogProps) {
  const { t } = useTranslation('manager')
  const { t: common } = useTranslation()
  const saving = useForm<SegmentForm>({
    name: 'segment',
    schema: segmentForm,
    empty: { name: '' },
    placements: segmentPlacements,
    submit: async ({ name }) => {
      await onSave(name)
      onClose()
    },
  })
  return (
    <Dialog
      open
      onClose={onClose}
      pending={saving.pending}
      title={t('segments.save')}
      description={t('segments.hint')}
      closeLabel={common('close')}
    >
      <form method="dialog" noValidate onSubmit={saving.onSubmit}>
        <Stack gap={16}>
          {saving.failure && (
            <RejectionAlert ref={saving.rejection} failure={saving.failure} form="segment" />
          )}
          <TextField
            {...saving.field('name', t('segments.name'))}
            autoComplete="off"
            maxLength={MANAGER.segmentNameMax}
          />
          <Button
            type="submit"
            width="full"
            pending={saving.pending}
            pendingLabel={t('segments.saving')}
            disabledReason={saving.waits ? t('changeFirst') : undefined}
          >
            {saving.failure && !saving.waits ? common('retry') : t('segments.submit')}
          </Button>
        </Stack>
      </form>
    </Dialog>
  )
}
