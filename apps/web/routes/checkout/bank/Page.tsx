import { BankView } from '@kindling/ui/views/checkout/BankView'
import { useTranslation } from 'react-i18next'
import { useNavigate, useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { NotFoundView, UnreachableView } from '../../../app/system-views.tsx'
import { useCart } from '../../../data/cart.ts'
import { pledgeQuery } from '../../../data/queries.ts'
import { useQuery } from '../../../data/use-query.ts'

export default function Bank() {
  const { t } = useTranslation('checkout')
  const { id = '', pledgeId = '' } = useParams()
  const navigate = useNavigate()
  const cart = useCart(id)
  const read = useQuery(pledgeQuery(id, pledgeId))
  const checkoutHref = `/project/${id}/checkout`
  if (read.error) return read.error.isNotFound ? <NotFoundView /> : <UnreachableView onRetry={read.retry} />
  if (!read.data) return null
  return (
    <>
      <Meta title={t('bank.title')} path={checkoutHref} />
      <BankView
        pledge={read.data.pledge}
        checkoutHref={checkoutHref}
        onAnswer={async (approved) => {
          const pledge = await cart.answerBank(pledgeId, approved)
          await cart.reload()
          navigate(`${checkoutHref}?pledge=${pledge.id}`)
        }}
      />
    </>
  )
}
