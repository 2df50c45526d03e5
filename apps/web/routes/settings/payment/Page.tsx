import { PaymentTab } from '@kindling/ui/views/settings/PaymentTab'
import { SettingsFrame } from '@kindling/ui/views/settings/SettingsFrame'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { Meta } from '../../../app/Meta.tsx'
import { usePageNow } from '../../../app/page-moment.tsx'
import { settingsHref } from '../../../app/settings-href.ts'
import { UnreachableView } from '../../../app/system-views.tsx'
import { useCardTaking, useOwnDocument } from '../../../data/card-entry.ts'
import { useSaved } from '../../../data/saved.ts'
import { useSession } from '../../../data/session.tsx'

export default function SettingsPayment() {
  const { t } = useTranslation('settings')
  const { user } = useSession()
  const { addCard, chooseCard, removeCard } = useSaved()
  const moment = usePageNow()
  const now = useCallback(() => moment, [moment])
  const { read, entry, needsDocument } = useCardTaking()
  useOwnDocument(needsDocument)
  if (read.error) return <UnreachableView onRetry={read.retry} />
  if (!user || entry === undefined || needsDocument) return null
  return (
    <>
      <Meta title={`${t('tabs.payment')} · ${t('title')}`} path={settingsHref('payment')} />
      <SettingsFrame current="payment" hrefOf={settingsHref}>
        <PaymentTab
          cards={user.payment_methods}
          addresses={user.shipping_addresses}
          now={now}
          entry={entry}
          onAdd={addCard}
          onMakeDefault={chooseCard}
          onRemove={removeCard}
        />
      </SettingsFrame>
    </>
  )
}
