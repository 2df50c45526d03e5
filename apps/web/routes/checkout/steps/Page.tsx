import type { Project } from '@kindling/api-client/model/project'
import { type ApiError, isApiError } from '@kindling/api-client/transport'
import { focusHeading } from '@kindling/ui/focus-heading'
import { lazyPart } from '@kindling/ui/lazy-part'
import { CheckoutView } from '@kindling/ui/views/checkout/CheckoutView'
import {
  addressOf,
  type CheckoutEvent,
  nextPlace,
  placeOf,
  screenOf,
} from '@kindling/ui/views/checkout/place'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
import { useBank } from '../../../app/use-bank.ts'
import { useCardTaking, useOwnDocument } from '../../../data/card-entry.ts'
import { useCart } from '../../../data/cart.ts'
import { pledgeQuery, projectQuery } from '../../../data/queries.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'
import { sourceOfVisit } from '../../../data/visit-kept.ts'

// The screens before and after the steps load when they are shown.
const EmptyCartView = lazyPart(() =>
  import('@kindling/ui/views/checkout/EmptyCartView').then((module) => module.EmptyCartView),
)
const ClosedView = lazyPart(() =>
  import('@kindling/ui/views/checkout/ClosedView').then((module) => module.ClosedView),
)
const success = () => import('@kindling/ui/views/checkout/SuccessView')
const waiting = () => import('@kindling/ui/views/checkout/WaitingView')
const SuccessView = lazyPart(async () => (await success()).SuccessView)
const WaitingView = lazyPart(async () => (await waiting()).WaitingView)

/** Interval at which a pledge that waits for the bank is polled. */
const askAgainMs = 1_500
const clock = () => Date.now()

export default function Checkout() {
  const { id = '' } = useParams()
  const [search] = useSearchParams()
  const place = placeOf(search)
  const cameWith = useRef(place.pledge)
  const read = useQuery(projectQuery(id))
  if (read.error) return read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />
  if (!read.data) return null
  const { project } = read.data
  if (!place.pledge) return <Steps project={project} />
  return <Outcome project={project} pledgeId={place.pledge} follows={cameWith.current !== place.pledge} />
}

/** After the confirmation: the pledge is confirmed, waits for the bank, or was rejected. */
function Outcome({
  project,
  pledgeId,
  follows,
}: {
  project: Project
  pledgeId: string
  /** The steps were visible before it. */
  follows: boolean
}) {
  const { t } = useTranslation('checkout')
  const [waiting, setWaiting] = useState(true)
  const read = useQuery(pledgeQuery(project.id, pledgeId), waiting ? { refreshMs: askAgainMs } : {})
  // The total was read before the pledge changed it.
  const fresh = useQuery(projectQuery(project.id))
  const now = usePageNow()
  const pledge = read.data?.pledge
  const settled = pledge !== undefined && pledge.status !== 'PROCESSING'
  const rereadProject = useEffectEvent(() => fresh.retry())
  useEffect(() => {
    setWaiting(!settled)
    if (settled) rereadProject()
  }, [settled])
  const screen = pledge && (settled ? 'answer' : 'waiting')
  // The pressed button was at the end of the page and is gone; the path is the same, so no navigation scrolls or
  // focuses.
  useEffect(() => {
    if (!follows || !screen) return
    window.scrollTo(0, 0)
    focusHeading()
  }, [follows, screen])
  const href = `/project/${project.id}/checkout`
  if (read.error) return read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />
  if (!pledge) return null
  const stands = pledge.status === 'CHECKED_OUT' || pledge.status === 'COMPLETED'
  return (
    <>
      <Meta title={t(stands ? 'success.receipt' : 'waiting.title')} path={href} />
      {stands ? (
        <SuccessView project={fresh.data?.project ?? project} pledge={pledge} now={now} />
      ) : (
        <WaitingView pledge={pledge} checkoutHref={href} />
      )}
    </>
  )
}

/** For a moment, where a card is asked for. */
function OwnDocument() {
  useOwnDocument(true)
  return null
}

/** Where the person is, and what moves them on. An event that changes the address adds to the history, or replaces. */
function usePlace(href: string) {
  const [search] = useSearchParams()
  const navigate = useNavigate()
  const place = placeOf(search)
  // Ahead of the address by a card that was just chosen: the next step's address names it.
  const latest = useRef(place)
  const address = addressOf(place)
  useEffect(() => {
    latest.current = nextPlace(latest.current, {
      type: 'came to',
      place: placeOf(new URLSearchParams(address)),
    })
  }, [address])
  return {
    place: nextPlace(latest.current, { type: 'came to', place }),
    move: (event: CheckoutEvent, how?: 'replaces') => {
      latest.current = nextPlace(latest.current, event)
      if (event.type !== 'card chosen')
        navigate(href + addressOf(latest.current), { replace: how === 'replaces' })
    },
  }
}

function Steps({ project }: { project: Project }) {
  const { t } = useTranslation('checkout')
  const { user } = useSession()
  const toBank = useBank()
  const cart = useCart(project.id)
  const { read: field, entry, needsDocument } = useCardTaking()
  const [rejection, setRejection] = useState<ApiError | null>(null)
  const href = `/project/${project.id}/checkout`
  const { place, move } = usePlace(href)
  const { choice } = place
  const takeChoice = useEffectEvent(async (variant: string, quantity: number, isCurrent: () => boolean) => {
    try {
      await cart.setQuantity(variant, quantity)
    } catch (error) {
      if (isCurrent()) setRejection(isApiError(error) ? error : null)
    }
    if (isCurrent()) move({ type: 'choice taken' }, 'replaces')
  })

  // Prefetched: a connection lost at the confirmation must not prevent the result's screen.
  useEffect(() => void Promise.all([success(), waiting()]).catch(() => undefined), [])

  // The address carries a visitor's choice, and this puts it into the cart after the log-in.
  const [variant, quantity] = [choice?.variant, choice?.quantity ?? 1]
  useEffect(() => {
    if (!variant) return
    let current = true
    void takeChoice(variant, quantity, () => current)
    return () => {
      current = false
    }
  }, [variant, quantity])

  const { read } = cart
  const holds = (read.data?.shopping_pledge?.products.length ?? 0) > 0
  const held = useRef(false)
  useEffect(() => {
    if (holds) held.current = true
  }, [holds])
  if (read.error) return <UnreachableView onRetry={read.retry} />
  if (field.error) return <UnreachableView onRetry={field.retry} />
  if (!read.data || !user || choice || entry === undefined) return null
  const pledge = read.data.shopping_pledge
  const cards = user.payment_methods
  const screen = screenOf(place, { cart: pledge, cards, open: read.data.payments_open && entry !== null })
  if (screen.shows === 'closed' || !entry)
    return (
      <>
        <Meta title={t('closed.title')} path={href} />
        <ClosedView project={project} />
      </>
    )
  if (screen.shows !== 'step' || !pledge)
    return (
      <>
        <Meta title={t('empty.title')} path={href} />
        <EmptyCartView project={project} rejection={rejection} emptied={held.current} />
      </>
    )
  // Only a campaign's pledges share one cap; each order of a shop has its own.
  const before =
    project.funding_type === 'CROWDFUNDING'
      ? read.data.pledges
          .filter(({ status }) => status !== 'FAILED')
          .reduce((sum, { total_usd }) => sum + total_usd, 0)
      : 0
  const { step, facts, card } = screen
  if (step === 'payment' && needsDocument) return <OwnDocument />
  return (
    <>
      <Meta title={t(`${step}.title`)} path={href} />
      <CheckoutView
        // A step starts with its own form; values of other steps are in the cart and the profile.
        key={pledge.id}
        project={project}
        pledge={pledge}
        step={step}
        facts={facts}
        addresses={user.shipping_addresses}
        cards={cards}
        card={card}
        cardEntry={entry}
        now={clock}
        onStep={(next) => move({ type: 'step opened', step: next })}
        onChooseAddress={cart.chooseAddress}
        onAddAddress={async (address) => {
          const added = await cart.addAddress(address)
          await cart.chooseAddress(added.id)
        }}
        onChooseCard={(id) => move({ type: 'card chosen', card: id })}
        onAddCard={async (details) => {
          const { id } = await cart.addCard(details)
          move({ type: 'card chosen', card: id })
        }}
        onQuantity={cart.setQuantity}
        onCoupon={cart.applyCoupon}
        pledgedBefore={before}
        onConfirm={async (total) => {
          if (!card) return
          const confirmed = await cart.confirm(card.id, total, sourceOfVisit(project))
          await cart.reload()
          const asked = confirmed.next_action?.url
          if (asked) toBank(asked, 'replaces')
          else move({ type: 'confirmed', pledge: confirmed.id }, 'replaces')
        }}
        onReload={cart.reload}
      />
    </>
  )
}
