import { PledgeView } from '@kindling/ui/views/pledges/PledgeView'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { NotFoundView } from '../../../app/system-views.tsx'
import { useBank } from '../../../app/use-bank.ts'
import { ownPledgeQuery, usePledgeChanges } from '../../../data/own-pledge.ts'
import { messagesQuery, usePledgeMessages } from '../../../data/pledge-messages.ts'
import { useSession } from '../../../data/session.tsx'
import { useQuery } from '../../../data/use-query.ts'

/** How often a pledge is read again while its bank decides. */
const askAgainMs = 3_000

export default function OwnPledge() {
  const { t } = useTranslation('pledges')
  const { id = '' } = useParams()
  const { user } = useSession()
  const toBank = useBank()
  const now = usePageNow()
  const first = useQuery(ownPledgeQuery(id))
  const waits =
    first.data && [first.data.pledge.status, first.data.pledge.payment_status].includes('PROCESSING')
  const read = useQuery(ownPledgeQuery(id), waits ? { refreshMs: askAgainMs } : {})
  const changes = usePledgeChanges(id, read.data?.project.id ?? '')
  const thread = useQuery(messagesQuery(id))
  const messages = usePledgeMessages(id)
  if (read.error?.isNotFound) return <NotFoundView />
  if (!user) return null
  return (
    <>
      <Meta title={read.data?.project.name ?? t('title')} path={`/pledges/${id}`} />
      <PledgeView
        read={read}
        addresses={user.shipping_addresses}
        cards={user.payment_methods}
        now={now}
        {...changes}
        onCard={async (card) => {
          const { next_action: asked } = await changes.onCard(card)
          if (asked) toBank(asked.url)
        }}
        messages={{ read: thread, ...messages }}
        onPrint={() => window.print()}
      />
    </>
  )
}
