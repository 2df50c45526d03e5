import type { PrivateProject } from '@kindling/api-client/contract/project-editing.schemas'
import type { CouponCalls } from '@kindling/api-client/forms/coupon-calls'
import type { Coupon } from '@kindling/api-client/model/coupon'
import { CHECKOUT } from '@kindling/validation/limits'
import { can } from '@kindling/validation/permissions'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../../format/use-format.ts'
import { Button } from '../../../primitives/Button/Button.tsx'
import { Link } from '../../../primitives/Link/Link.tsx'
import { Skeleton } from '../../../primitives/Skeleton/Skeleton.tsx'
import { Table } from '../../../primitives/Table/Table.tsx'
import { Text } from '../../../primitives/Text/Text.tsx'
import { useMessages } from '../../form/messages.ts'
import type { ReadState } from '../../shared/read-state.ts'
import { SectionFailed } from '../../shared/SectionFailed.tsx'
import { useOneOpen } from '../../shared/use-one-open.ts'
import { AskFirst } from '../AskFirst.tsx'
import * as dashboard from '../dashboard.css.ts'
import { readOnlyReason } from '../draft-facts.ts'
import { Part, SectionHead } from '../SectionPart.tsx'
import { CouponEditor } from './CouponEditor.tsx'

export interface ProductsSectionProps {
  readonly draft: PrivateProject
  /** Of those who may make some. */
  readonly coupons: ReadState<readonly Coupon[]>
  readonly calls: CouponCalls
}

/** What people can choose, and codes that take money off it (mock 24; spec 2 §2). */
export function ProductsSection({ draft, coupons, calls }: ProductsSectionProps) {
  const { t } = useTranslation('coupons')
  return (
    <div className={dashboard.body}>
      <div className={dashboard.main}>
        <SectionHead title={t('products.title')} lead={t('products.lead')} />
        <Items draft={draft} />
        {can(draft.role, 'coupons:write') && <Coupons draft={draft} read={coupons} calls={calls} />}
      </div>
    </div>
  )
}

/** Each reward and add-on with its variants; they are changed where their texts and prices are. */
function Items({ draft }: Pick<ProductsSectionProps, 'draft'>) {
  const { t } = useTranslation('coupons')
  const { count, money } = useFormat()
  return (
    <Part title={t('products.items')} lead={t('products.itemsLead')}>
      {draft.rewards.length === 0 ? (
        <Text tone="muted">{t('products.none')}</Text>
      ) : (
        <Table
          caption={t('products.table')}
          rows={draft.rewards}
          rowKey={({ id }) => id}
          columns={[
            { id: 'title', header: t('products.item'), rowHeader: true, cell: ({ title }) => title },
            {
              id: 'kind',
              header: t('products.kind'),
              cell: ({ is_addon, is_donation }) =>
                t(`products.kinds.${is_addon ? 'addOn' : is_donation ? 'donation' : 'reward'}`),
            },
            {
              id: 'variants',
              header: t('products.variants'),
              cell: ({ variants }) => variants.map(({ name }) => name).join(', ') || '–',
            },
            {
              id: 'limit',
              header: t('products.limit'),
              align: 'end',
              cell: ({ backer_limit }) =>
                backer_limit === null ? t('products.noLimit') : count(backer_limit),
            },
            {
              id: 'price',
              header: t('products.price'),
              align: 'end',
              cell: ({ price }) => money(price, { fractions: 'always' }),
            },
          ]}
        />
      )}
      <p>
        <Link href={`/dashboard/${draft.id}/rewards`}>{t('products.change')}</Link>
      </p>
    </Part>
  )
}

interface CouponsProps extends Pick<ProductsSectionProps, 'draft' | 'calls'> {
  readonly read: ProductsSectionProps['coupons']
}

function Coupons({ draft, read, calls }: CouponsProps) {
  const { t } = useTranslation('coupons')
  const { count, money, date } = useFormat()
  const messageOf = useMessages()
  const { open, setOpen, closing } = useOneOpen('coupon', ['new'])
  const isOpen = open !== null
  const { data, error, retry } = read
  const may = readOnlyReason(draft) === null
  const isFull = (data?.length ?? 0) >= CHECKOUT.couponsMax
  return (
    <Part
      title={t('title')}
      lead={t('lead')}
      action={may && !isFull && !isOpen && <Button onClick={() => setOpen('new')}>{t('add')}</Button>}
    >
      {isOpen && <CouponEditor rewards={draft.rewards} onSave={calls.create} onClose={closing('new')} />}
      {error && (
        <SectionFailed title={t('failed')} level={3} onRetry={retry}>
          {messageOf({ code: error.code })}
        </SectionFailed>
      )}
      {!data && !error && (
        <div role="status" aria-label={t('loading')}>
          <Skeleton shape="block" height={120} />
        </div>
      )}
      {data?.length === 0 && !isOpen && <Text tone="muted">{t('none')}</Text>}
      {data && data.length > 0 && (
        <Table
          caption={t('table')}
          rows={data}
          rowKey={({ id }) => id}
          columns={[
            { id: 'code', header: t('fields.code'), rowHeader: true, cell: ({ code }) => <bdi>{code}</bdi> },
            {
              id: 'takes',
              header: t('takes'),
              cell: ({ percent, amount }) =>
                percent === null ? money(amount ?? 0, { fractions: 'always' }) : t('percent', { percent }),
            },
            {
              id: 'from',
              header: t('from'),
              cell: ({ minimum }) =>
                minimum === 0 ? t('noMinimum') : money(minimum, { fractions: 'always' }),
            },
            {
              id: 'used',
              header: t('used'),
              align: 'end',
              cell: ({ used, limit }) =>
                limit === null ? count(used) : t('usedOf', { used: count(used), limit: count(limit) }),
            },
            {
              id: 'ends',
              header: t('ends'),
              cell: ({ ends_at }) => (ends_at === null ? t('noEnd') : date(ends_at * 1000)),
            },
            {
              id: 'remove',
              header: t('remove'),
              headerDisplay: 'spoken',
              cell: ({ id, code }) =>
                may && (
                  <AskFirst
                    label={t('remove')}
                    spoken={t('removeOf', { code })}
                    title={t('removeTitle', { code })}
                    detail={t('removeDetail')}
                    action={t('remove')}
                    onConfirm={() => calls.remove(id)}
                  />
                ),
            },
          ]}
        />
      )}
      <Text size="t14" tone="muted">
        {t('uses')}
      </Text>
    </Part>
  )
}
