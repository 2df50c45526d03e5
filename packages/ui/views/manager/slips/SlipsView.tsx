import type { ParcelToPack } from '@kindling/api-client/model/parcel-to-pack'
import { ORDER } from '@kindling/validation/limits'
import chevronLeft from 'lucide-react/icons/chevron-left'
import chevronRight from 'lucide-react/icons/chevron-right'
import printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { EmptyState } from '../../../primitives/EmptyState/EmptyState.tsx'
import { IconButton } from '../../../primitives/IconButton/IconButton.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { RadioGroup } from '../../../primitives/RadioGroup/RadioGroup.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { useMessages } from '../../form/messages.ts'
import { printed } from '../../shared/print.css.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { TabHead } from '../TabHead.tsx'
import { Slip } from './Slip.tsx'
import * as styles from './slips.css.ts'
import type { SlipsAsked } from './slips-place.ts'

export interface SlipsViewProps {
  readonly read: ReadState<{
    readonly parcels: readonly ParcelToPack[]
    readonly meta: { readonly next: string | null }
  }>
  readonly asked: SlipsAsked
  /** The project's name. */
  readonly project: string
  /** The tab with all parcels. */
  readonly backHref: string
  readonly onPrint: () => void
  /** Pages of slips before this one. */
  readonly pagesBefore: number
  readonly onPrevious: () => void
  readonly onNext: (cursor: string) => void
}

/** Packing slips to print: one a parcel that waits, in black on white. */
export function SlipsView(props: SlipsViewProps) {
  const { read, asked, project, backHref, onPrint, pagesBefore } = props
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const messageOf = useMessages('backers')
  const [pages, setPages] = useState<keyof typeof styles.slip>('one')
  const parcels = read.data?.parcels ?? []
  const next = read.data?.meta.next ?? null
  const left = asked.kind === 'named' && read.data ? asked.pledgeIds.length - parcels.length : 0
  return (
    <div className={printed}>
      <div className={styles.screen} data-print="no">
        <p>
          <Link href={backHref}>{t('shipping.title')}</Link>
        </p>
        <TabHead title={t('slips.title')}>
          {parcels.length > 0 && (
            <Button icon={printer} onClick={onPrint}>
              {t('slips.print', { count: parcels.length, slips: count(parcels.length) })}
            </Button>
          )}
        </TabHead>
        {left > 0 && <p className={styles.muted}>{t('slips.left', { count: left, left: count(left) })}</p>}
        {parcels.length > 0 && (
          <>
            <p className={styles.muted}>{t('slips.hint', { max: count(ORDER.batchMax) })}</p>
            <RadioGroup
              label={t('slips.pages')}
              variant="plain"
              value={pages}
              onChange={setPages}
              options={[
                { value: 'one', label: t('slips.one') },
                { value: 'several', label: t('slips.several') },
              ]}
            />
          </>
        )}
      </div>
      {read.error ? (
        <SectionFailed title={t('slips.failed')} level={2} onRetry={read.retry}>
          {messageOf({ code: read.error.code })}
        </SectionFailed>
      ) : !read.data ? (
        <Skeleton shape="block" height={420} />
      ) : parcels.length === 0 ? (
        <EmptyState level={2} picture="fuse" title={t('slips.none')}>
          {t('slips.noneHint')}
        </EmptyState>
      ) : (
        <ol className={styles.slips} aria-label={t('slips.title')}>
          {parcels.map((parcel) => (
            <Slip key={parcel.pledge_id} parcel={parcel} project={project} pages={pages} />
          ))}
        </ol>
      )}
      {read.data && (pagesBefore > 0 || next !== null) && (
        <nav className={styles.turn} aria-label={t('pages.label')} data-print="no">
          <IconButton
            variant="line"
            size="small"
            icon={chevronLeft}
            label={t('pages.previous')}
            disabled={pagesBefore === 0}
            onClick={props.onPrevious}
          />
          <IconButton
            variant="line"
            size="small"
            icon={chevronRight}
            label={t('pages.next')}
            disabled={next === null}
            onClick={() => next !== null && props.onNext(next)}
          />
        </nav>
      )}
    </div>
  )
}
