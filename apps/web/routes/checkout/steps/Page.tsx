import type { Project } from '@kindling/api-client/model/project'
import { type ApiError, isApiError } from '@kindling/api-client/transport'
import { focusHeading } from '@kindling/ui/focus-heading'
import { lazyPart } from '@kindling/ui/lazy-part'
import { CheckoutView } from '@kindling/ui/views/checkout/CheckoutView'
import { allowedStep, checkoutSteps } from '@kindling/ui/views/checkout/steps'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
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
  const cameWith = useRef(search.get('pledge'))
  const read = useQuery(projectQuery(id))
  if (read.error) return read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />
  if (!read.data) return null
  const pledgeId = search.get('pledge')
  const { project } = read.data
  if (!pledgeId) return <Steps project={project} />
  return <Outcome project={project} pledgeId={pledgeId} follows={cameWith.current !== pledgeId} />
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

function Steps({ project }: { project: Project }) {
  const { t } = useTranslation('checkout')
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const { user } = useSession()
  const cart = useCart(project.id)
  const { read: field, entry, needsDocument } = useCardTaking()
  const [rejection, setRejection] = useState<ApiError | null>(null)
  // Chosen just before the step changes; the address carries it along.
  const chosenCard = useRef<string | null>(null)
  const chosenVariant = search.get('variant')
  const quantity = Math.max(1, Math.trunc(Number(search.get('quantity') ?? 1)) || 1)
  const href = `/project/${project.id}/checkout`
  const takeChoice = useEffectEvent(async (variantId: string, isCurrent: () => boolean) => {
    try {
      await cart.setQuantity(variantId, quantity)
    } catch (error) {
      if (isCurrent()) setRejection(isApiError(error) ? error : null)
    }
    // The welcome of a new account is still to be read.
    if (isCurrent()) navigate(search.has('welcome') ? `${href}?welcome` : href, { replace: true })
  })

  // Prefetched: a connection lost at the confirmation must not prevent the result's screen.
  useEffect(() => void Promise.all([success(), waiting()]).catch(() => undefined), [])

  // The address carries a visitor's choice, and this puts it into the cart after the log-in.
  useEffect(() => {
    if (!chosenVariant) return
    let current = true
    void takeChoice(chosenVariant, () => current)
    return () => {
      current = false
    }
  }, [chosenVariant])

  const { read } = cart
  if (read.error) return <UnreachableView onRetry={read.retry} />
  if (field.error) return <UnreachableView onRetry={field.retry} />
  if (!read.data || !user || chosenVariant || entry === undefined) return null
  if (!read.data.payments_open || !entry)
    return (
      <>
        <Meta title={t('closed.title')} path={href} />
        <ClosedView project={project} />
      </>
    )
  const pledge = read.data.shopping_pledge
  if (!pledge || pledge.products.length === 0) {
    return (
      <>
        <Meta title={t('empty.title')} path={href} />
        <EmptyCartView project={project} rejection={rejection} />
      </>
    )
  }
  // Only a campaign's pledges share one cap; each order of a shop has its own.
  const before =
    project.funding_type === 'CROWDFUNDING'
      ? read.data.pledges
          .filter(({ status }) => status !== 'FAILED')
          .reduce((sum, { total_usd }) => sum + total_usd, 0)
      : 0
  const cards = user.payment_methods
  const card =
    cards.find(({ id }) => id === (chosenCard.current ?? search.get('card'))) ??
    cards.find((each) => each.is_default) ??
    null
  const facts = {
    needsAddress: pledge.products.some((product) => product.reward.needs_shipping),
    hasAddress: pledge.shipping_address !== null,
    hasCard: card !== null,
  }
  const wanted = checkoutSteps.find((step) => step === search.get('step')) ?? null
  const step = allowedStep(wanted, facts)
  if (step === 'payment' && needsDocument) return <OwnDocument />
  const at = (next: string) => {
    const cardId = chosenCard.current ?? search.get('card')
    return `${href}?step=${next}${cardId ? `&card=${cardId}` : ''}`
  }

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
        onStep={(next) => navigate(at(next))}
        onChooseAddress={cart.chooseAddress}
        onAddAddress={async (address) => {
          const added = await cart.addAddress(address)
          await cart.chooseAddress(added.id)
        }}
        onChooseCard={(id) => {
          chosenCard.current = id
        }}
        onAddCard={async (details) => {
          chosenCard.current = (await cart.addCard(details)).id
        }}
        onQuantity={cart.setQuantity}
        onCoupon={cart.applyCoupon}
        pledgedBefore={before}
        onConfirm={async (total) => {
          if (!card) return
          const confirmed = await cart.confirm(card.id, total, sourceOfVisit(project))
          await cart.reload()
          const asked = confirmed.next_action?.url
          // A bank of a real processor asks on its own site, and sends the person back here.
          if (asked && !asked.startsWith('/')) window.location.replace(asked)
          else navigate(asked ?? `${href}?pledge=${confirmed.id}`, { replace: true })
        }}
        onReload={cart.reload}
      />
    </>
  )
}
