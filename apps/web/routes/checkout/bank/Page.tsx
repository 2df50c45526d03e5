import { BankView, isLater } from '@kindling/ui/views/checkout/BankView'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
import { useCart } from '../../../data/cart.ts'
import { useReadAgain } from '../../../data/own-pledge.ts'
import { pledgeQuery } from '../../../data/queries.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function Bank() {
  const { t } = useTranslation('checkout')
  const { id = '', pledgeId = '' } = useParams()
  const navigate = useNavigate()
  const cart = useCart(id)
  const readPledges = useReadAgain()
  const read = useQuery(pledgeQuery(id, pledgeId))
  const checkoutHref = `/project/${id}/checkout`
  if (read.error) return read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />
  if (!read.data) return null
  const { pledge } = read.data
  const later = isLater(pledge)
  return (
    <>
      <Meta title={t('bank.title')} path={checkoutHref} />
      <BankView
        pledge={pledge}
        backHref={later ? `/pledges/${pledge.id}` : checkoutHref}
        onAnswer={async (approved) => {
          const answered = await cart.answerBank(pledgeId, approved)
          await Promise.all([cart.reload(), readPledges()])
          navigate(later ? `/pledges/${answered.id}` : `${checkoutHref}?pledge=${answered.id}`)
        }}
      />
    </>
  )
}
