import type { ManagerCalls } from '@kindling/api-client/forms/manager-calls'
import type {
  ItemToPack,
  PledgeDestination,
  PledgeFilter,
} from '@kindling/api-client/model/pledge-management'
import clipboardList from 'lucide-react/icons/clipboard-list'
import lock from 'lucide-react/icons/lock'
import printer from 'lucide-react/icons/printer'
import upload from 'lucide-react/icons/upload'
import { Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatCountry } from '../../format/country.ts'
import { useFormat } from '../../format/use-format.ts'
import { lazyPart } from '../../loading/lazy-part.ts'
import { Opening } from '../../loading/Opening.tsx'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { ButtonLink } from '../../primitives/Button/ButtonLink.tsx'
import { EmptyState } from '../../primitives/EmptyState/EmptyState.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Link } from '../../primitives/Link/Link.tsx'
import { Skeleton } from '../../primitives/Skeleton/Skeleton.tsx'
import { Table } from '../../primitives/Table/Table.tsx'
import { useMessages } from '../form/messages.ts'
import type { ReadState } from '../shared/read-state.ts'
import { SectionFailed } from '../shared/SectionFailed.tsx'
import { ExportPledges } from './ExportPledges.tsx'
import { ParcelBar, ParcelProgress } from './ParcelProgress.tsx'
import * as styles from './shipping.css.ts'
import { type ParcelSums, percentOf, sumsOf, variantsToPack } from './shipping-sums.ts'
import { TabHead } from './TabHead.tsx'

const BulkDialog = lazyPart(async () => (await import('./BulkDialog.tsx')).BulkDialog)

const TrackingImport = lazyPart(async () => (await import('./TrackingImport.tsx')).TrackingImport)

export interface ShippingTabProps {
  readonly read: ReadState<{
    readonly destinations: readonly PledgeDestination[]
    readonly items: readonly ItemToPack[]
    readonly without_parcel: number
  }>
  readonly calls: Pick<
    ManagerCalls,
    'walk' | 'find' | 'setStatus' | 'ship' | 'lock' | 'beginExport' | 'readExport'
  >
  /** The list of backers that a filter picks. */
  readonly backersHref: (filter: PledgeFilter) => string
  /** Where packing slips of all parcels that wait are printed. */
  readonly slipsHref: string
  readonly onPrint: () => void
}

/** Where parcels go, how far they are, and what there is to make and pack (mock 18a). */
export function ShippingTab({ read, calls, backersHref, slipsHref, onPrint }: ShippingTabProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  const messageOf = useMessages()
  const [isLocking, setLocking] = useState(false)
  const [isImporting, setImporting] = useState(false)
  const [done, setDone] = useState<string | null>(null)
  const sums = read.data && sumsOf(read.data.destinations)
  const body = () => {
    if (read.error)
      return (
        <SectionFailed title={t('shipping.failed')} level={2} onRetry={read.retry}>
          {messageOf({ code: read.error.code })}
        </SectionFailed>
      )
    if (!read.data || !sums) return <Skeleton shape="block" height={360} />
    const { destinations, items, without_parcel } = read.data
    if (destinations.length === 0)
      return (
        <EmptyState level={2} picture="fuse" title={t('shipping.none')}>
          {t('shipping.noneHint')}
        </EmptyState>
      )
    return (
      <>
        <ParcelProgress sums={sums} />
        <Countries destinations={destinations} backersHref={backersHref} />
        {without_parcel > 0 && (
          <p className={styles.note}>
            {t('shipping.withoutParcel', { count: without_parcel, without: count(without_parcel) })}
          </p>
        )}
        <ToPack items={items} calls={calls} />
      </>
    )
  }
  return (
    <div className={styles.tab}>
      <TabHead title={t('shipping.title')}>
        <Button variant="line" icon={printer} onClick={onPrint}>
          {t('shipping.print')}
        </Button>
        <ButtonLink variant="line" icon={clipboardList} href={slipsHref}>
          {t('slips.verb')}
        </ButtonLink>
        <Button
          variant="line"
          icon={upload}
          aria-expanded={isImporting}
          onClick={() => setImporting(!isImporting)}
        >
          {t('tracking.verb')}
        </Button>
        <Button icon={lock} onClick={() => setLocking(true)}>
          {t('shipping.lock')}
        </Button>
      </TabHead>
      {done && (
        <Alert tone="positive" arrival="announced">
          {done}
        </Alert>
      )}
      {isImporting && (
        <Suspense fallback={<Opening onMovedOn={() => setImporting(false)} />}>
          <TrackingImport
            calls={calls}
            onDone={(words, left) => {
              if (left === 0) setImporting(false)
              setDone(words)
            }}
          />
        </Suspense>
      )}
      {body()}
      {isLocking && (
        <Suspense fallback={<Opening onMovedOn={() => setLocking(false)} />}>
          <BulkDialog
            action="lock"
            selection={{
              kind: 'all',
              filter: { payment_statuses: ['COMPLETED'] },
              count: sums?.parcels ?? 0,
            }}
            calls={calls}
            onClose={() => setLocking(false)}
            onDone={(words) => {
              setLocking(false)
              setDone(words)
            }}
          />
        </Suspense>
      )}
    </div>
  )
}

interface CountriesProps extends Pick<ShippingTabProps, 'backersHref'> {
  readonly destinations: readonly PledgeDestination[]
}

/** The pledges behind a figure, where the list of backers can pick just them. */
const picks: Partial<Record<keyof ParcelSums, PledgeFilter>> = {
  toPack: { payment_statuses: ['COMPLETED'], order_statuses: ['NONE', 'READY'] },
  returned: { order_statuses: ['RETURNED'] },
}

/** Parcels by country: what the team says was sent beside what backers say has arrived. */
function Countries({ destinations, backersHref }: CountriesProps) {
  const { t, i18n } = useTranslation('manager')
  const { count, percent } = useFormat()
  const rows = [
    ...destinations.map((each) => ({ code: each.country_code, sums: sumsOf([each]) })),
    { code: '', sums: sumsOf(destinations) },
  ]
  const figure = (name: 'parcels' | 'toPack' | 'onTheWay' | 'received' | 'returned') => ({
    id: name,
    header: t(`shipping.columns.${name}`),
    align: 'end' as const,
    cell: ({ code, sums }: (typeof rows)[number]) => {
      const filter = picks[name]
      const figure =
        filter && sums[name] > 0 ? (
          <Link href={backersHref({ ...filter, ...(code !== '' && { countries: [code] }) })}>
            {count(sums[name])}
          </Link>
        ) : (
          count(sums[name])
        )
      return code === '' ? <strong>{figure}</strong> : figure
    },
  })
  return (
    <Table
      caption={t('shipping.byCountry')}
      rows={rows}
      rowKey={({ code }) => code}
      columns={[
        {
          id: 'to',
          header: t('shipping.columns.to'),
          rowHeader: true,
          cell: ({ code }) =>
            code === '' ? (
              t('shipping.total')
            ) : (
              <Link href={backersHref({ countries: [code] })}>{formatCountry(code, i18n.language)}</Link>
            ),
        },
        figure('parcels'),
        figure('toPack'),
        figure('onTheWay'),
        figure('received'),
        figure('returned'),
        {
          id: 'bar',
          header: t('shipping.columns.share'),
          headerDisplay: 'spoken',
          width: 220,
          cell: ({ code, sums }) => (
            <span className={styles.shareCell}>
              {code === '' ? (
                <span className={styles.legend} aria-hidden>
                  <i className={styles.swatches.received} /> {t('shipping.columns.received')}
                  <i className={styles.swatches.onTheWay} /> {t('shipping.columns.onTheWay')}
                </span>
              ) : (
                <ParcelBar sums={sums} />
              )}
              <span className={styles.shareWords}>
                {t('shipping.progress.both', {
                  shipped: percent(percentOf(sums.shipped, sums.parcels)),
                  received: percent(percentOf(sums.received, sums.parcels)),
                })}
              </span>
            </span>
          ),
        },
      ]}
    />
  )
}

interface ToPackProps extends Pick<ShippingTabProps, 'calls'> {
  readonly items: readonly ItemToPack[]
}

/** What there is to make and to pack, by variant, and a file of the parcels that wait, for a carrier. */
function ToPack({ items, calls }: ToPackProps) {
  const { t } = useTranslation('manager')
  const { count } = useFormat()
  return (
    <div className={styles.section}>
      <div className={styles.sectionHead}>
        <Heading level={2} size="t21">
          {t('shipping.toPack')}
        </Heading>
        <div className={styles.sectionActions}>
          <ExportPledges filter={picks.toPack ?? {}} calls={calls} verb={t('shipping.export')} />
        </div>
      </div>
      <Table
        caption={t('shipping.toPack')}
        rows={variantsToPack(items)}
        rowKey={({ key }) => key}
        columns={[
          { id: 'name', header: t('shipping.columns.item'), rowHeader: true, cell: ({ name }) => name },
          {
            id: 'quantity',
            header: t('shipping.columns.pieces'),
            align: 'end',
            cell: ({ quantity }) => count(quantity),
          },
          {
            id: 'toPack',
            header: t('shipping.columns.toPack'),
            align: 'end',
            cell: ({ toPack }) => count(toPack),
          },
          {
            id: 'where',
            header: t('shipping.columns.where'),
            cell: ({ countries }) =>
              countries.map(({ code, pieces }) => `${code} ${count(pieces)}`).join(', ') || '–',
          },
        ]}
      />
    </div>
  )
}
