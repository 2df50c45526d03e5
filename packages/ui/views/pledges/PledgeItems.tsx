import type { OwnPledge } from '@kindling/api-client/model/my-pledge'
import lock from 'lucide-react/icons/lock'
import minus from 'lucide-react/icons/minus'
import plus from 'lucide-react/icons/plus'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormat } from '../../format/use-format.ts'
import { Alert } from '../../primitives/Alert/Alert.tsx'
import { Button } from '../../primitives/Button/Button.tsx'
import { Heading } from '../../primitives/Heading/Heading.tsx'
import { Icon } from '../../primitives/Icon/Icon.tsx'
import { IconButton } from '../../primitives/IconButton/IconButton.tsx'
import { VisuallyHidden } from '../../primitives/VisuallyHidden/VisuallyHidden.tsx'
import { Money } from '../../widgets/Money/Money.tsx'
import { RejectionAlert } from '../form/RejectionAlert.tsx'
import { useRejectionFocus } from '../form/use-rejection-focus.ts'
import { ProductPicture } from '../shared/ProductPicture.tsx'
import { useAction } from '../shared/use-action.ts'
import { PledgeSums } from './PledgeSums.tsx'
import * as styles from './pledge.css.ts'
import {
  offeredOf,
  type PledgedVariant,
  piecesMax,
  shippingOf,
  variantsOf,
  withPieces,
} from './pledge-facts.ts'

/** A quantity that the person wants, with the total in cents that they saw beside the button. */
export interface WantedQuantity {
  readonly variantId: string
  readonly quantity: number
  readonly total: number
}

export interface PledgeItemsProps {
  readonly own: OwnPledge
  /** Whether quantities may change; else they are shown as fixed. */
  readonly changeable: boolean
  readonly onQuantity: (wanted: WantedQuantity) => Promise<unknown>
  /** The last piece was taken out: that is a cancel, which asks first. */
  readonly onEmptied: () => void
}

interface Draft {
  readonly variantId: string
  readonly quantity: number
}

const nameOf = ({ product }: PledgedVariant) =>
  [product.reward.title, product.reward_variant.name].filter(Boolean).join(', ')

/** No add-on: those go back with the last reward. */
const isReward = ({ product }: PledgedVariant) => !product.reward.is_addon

/** What was pledged for, with steppers while it may change, and what it comes to (mock 36b). */
export function PledgeItems({ own, changeable, onQuantity, onEmptied }: PledgeItemsProps) {
  const { t } = useTranslation('pledges')
  const [draft, setDraft] = useState<Draft | null>(null)
  const [saved, setSaved] = useState(false)
  const saving = useAction(onQuantity)
  const heading = useRef<HTMLHeadingElement>(null)
  const variants = variantsOf(own.pledge)
  const offered = changeable ? offeredOf(own) : []
  const undo = () => {
    setDraft(null)
    saving.clear()
    heading.current?.focus()
  }
  const item = (each: PledgedVariant) => {
    const { id } = each.product.reward_variant
    const wanted = draft?.variantId === id ? draft.quantity : null
    return (
      <Item
        key={id}
        own={own}
        held={each}
        wanted={wanted}
        mode={!changeable ? 'fixed' : draft && wanted === null ? 'waits' : 'open'}
        saving={saving}
        onStep={(quantity) => {
          saving.clear()
          setSaved(false)
          setDraft(quantity === each.quantity ? null : { variantId: id, quantity })
        }}
        onUndo={undo}
        onSave={async (quantity, total) => {
          if (quantity === 0 && !variants.some((other) => other !== each && isReward(other))) {
            undo()
            onEmptied()
            return
          }
          if (!(await saving.run({ variantId: id, quantity, total }))) return
          setDraft(null)
          setSaved(true)
          heading.current?.focus()
        }}
      />
    )
  }
  return (
    <section className={styles.section} aria-labelledby="pledge-items">
      <Heading ref={heading} tabIndex={-1} level={2} size="t26" id="pledge-items">
        {t('page.items')}
      </Heading>
      <ul>{variants.map(item)}</ul>
      {offered.length > 0 && (
        <div data-print="no">
          <Heading level={3} size="t18" id="pledge-add-ons">
            {t('page.addOns')}
          </Heading>
          <ul aria-labelledby="pledge-add-ons">{offered.map(item)}</ul>
        </div>
      )}
      {saved && (
        <Alert tone="positive" arrival="announced" title={t('page.saved')}>
          {t('page.savedDetail')}
        </Alert>
      )}
      <PledgeSums own={own} />
    </section>
  )
}

interface ItemProps {
  readonly own: OwnPledge
  readonly held: PledgedVariant
  /** The quantity that is not saved yet; null: none. */
  readonly wanted: number | null
  /** `waits`: another item has a change that is not saved. */
  readonly mode: 'open' | 'waits' | 'fixed'
  readonly saving: ReturnType<typeof useAction<[WantedQuantity]>>
  readonly onStep: (quantity: number) => void
  readonly onUndo: () => void
  readonly onSave: (quantity: number, total: number) => Promise<void>
}

function Item({ own, held, wanted, mode, saving, onStep, onUndo, onSave }: ItemProps) {
  const { t } = useTranslation('pledges')
  const { money } = useFormat()
  const { pledge } = own
  const { product } = held
  const name = nameOf(held)
  const quantity = wanted ?? held.quantity
  const { country_code: country } = pledge.shipping_address ?? {}
  const shipping =
    held.quantity > 0 ? (product.shipping_usd ?? 0) / product.quantity : (shippingOf(product, country) ?? 0)
  const max = piecesMax(pledge, held)
  const each = money(product.usd_price)
  return (
    <li className={styles.item}>
      <div className={styles.itemHead}>
        <ProductPicture product={product} size="line" />
        <div className={styles.itemWords}>
          <strong>{name}</strong>
          <p className={styles.muted}>
            {shipping > 0
              ? t('page.eachShipped', { each, shipping: money(shipping) })
              : t('page.each', { each })}
          </p>
        </div>
      </div>
      {mode === 'fixed' ? (
        <span className={styles.fixed}>
          {pledge.status === 'COMPLETED' && <Icon icon={lock} size={16} />}
          {t(pledge.status === 'COMPLETED' ? 'page.fixed' : 'page.pieces', { count: held.quantity })}
        </span>
      ) : (
        <div className={styles.stepper} aria-busy={saving.pending}>
          <span data-print="no">
            <IconButton
              label={t('page.fewer', { name })}
              icon={minus}
              disabled={mode === 'waits' || saving.pending || quantity === 0}
              onClick={() => onStep(quantity - 1)}
            />
          </span>
          <span className={styles.quantity}>
            <span aria-hidden="true">{quantity}</span>
            <VisuallyHidden>
              <span role="status">{t('page.quantity', { name, count: quantity })}</span>
            </VisuallyHidden>
          </span>
          <span data-print="no">
            <IconButton
              label={t('page.more', { name })}
              icon={plus}
              disabled={mode === 'waits' || saving.pending || quantity >= max}
              onClick={() => onStep(quantity + 1)}
            />
          </span>
        </div>
      )}
      <span className={styles.price}>{held.quantity > 0 && <Money cents={held.cents} look="column" />}</span>
      {wanted !== null && (
        <Change own={own} held={held} wanted={wanted} saving={saving} onUndo={onUndo} onSave={onSave} />
      )}
      {mode === 'open' && quantity >= max && (
        <p className={styles.limit}>{t(left(held) <= 0 ? 'page.noneLeft' : 'page.capped')}</p>
      )}
    </li>
  )
}

const left = ({ product }: PledgedVariant): number =>
  Math.min(product.reward.remaining ?? Infinity, product.reward_variant.remaining ?? Infinity)

/** What a quantity that is not saved yet would mean, and the two ways on. */
function Change({
  own,
  held,
  wanted,
  saving,
  onUndo,
  onSave,
}: Pick<ItemProps, 'own' | 'held' | 'saving' | 'onUndo' | 'onSave'> & { readonly wanted: number }) {
  const { t } = useTranslation('pledges')
  const format = useFormat()
  const alert = useRejectionFocus(saving.failure)
  const { pledge } = own
  const preview = withPieces(pledge, held.product, wanted)
  const total = preview?.total ?? pledge.total_usd
  const more = total - pledge.total_usd
  const added = wanted - held.quantity
  const date = pledge.charged_at === null ? null : format.date(pledge.charged_at * 1000)
  return (
    <div className={styles.change} data-print="no">
      <dl className={styles.sums}>
        <div className={styles.row}>
          <dt>{t('page.was', { count: held.quantity })}</dt>
          <dd>
            <Money cents={pledge.total_usd} look="column" />
          </dd>
        </div>
        <div className={styles.row}>
          <dt>{t(added > 0 ? 'page.added' : 'page.removed', { count: Math.abs(added) })}</dt>
          <dd>
            {more < 0 ? '−' : '+'} <Money cents={Math.abs(more)} look="column" />
          </dd>
        </div>
        <div className={styles.total}>
          <dt>{date === null ? t('page.total') : t('page.totalOn', { date })}</dt>
          <dd>
            <Money cents={total} look="column" />
          </dd>
        </div>
      </dl>
      {saving.failure && <RejectionAlert ref={alert} failure={saving.failure} form="changePledge" />}
      <div className={styles.buttons}>
        <Button variant="line" onClick={onUndo}>
          {t('page.undo')}
        </Button>
        <Button
          pending={saving.pending}
          pendingLabel={t('page.saving')}
          onClick={() => void onSave(wanted, total)}
        >
          {wanted === 0 ? t('page.takeOut') : t('page.save', { count: wanted })}
        </Button>
      </div>
      <p className={styles.muted}>{t('page.atZero')}</p>
    </div>
  )
}
